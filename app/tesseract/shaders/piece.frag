#version 450
layout(location = 0) in vec3 normal;
layout(location = 1) in vec3 look;
layout(location = 2) in vec4 body;
layout(location = 3) in vec4 line;
layout(location = 0) out vec4 pixel;

void main() {
    vec3 n = normalize(normal);
    float light = 0.72 + 0.3 * max(dot(n, vec3(-0.35, 0.75, 0.56)), 0.0);
    // Where the surface turns away a line is seen, as around the flat pieces.
    float facing = smoothstep(line.a - 0.3, line.a, abs(dot(n, normalize(look))));
    vec3 color = mix(line.rgb, body.rgb * light, facing);
    pixel = vec4(color * body.a, body.a);
}
