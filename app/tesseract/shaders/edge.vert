// A line that always shows its broad side.
layout(location = 0) in vec3 vertexPosition; // 0 to 1 along, -1 to 1 across
layout(location = 1) in vec3 edgeFrom;
layout(location = 2) in vec3 edgeTo;
layout(location = 3) in vec4 edgeColor;
layout(location = 4) in vec2 edgeStyle;  // half its width, its pattern

layout(location = 0) out vec4 color;
layout(location = 1) out vec3 pattern;   // along, across, which

void main() {
    vec3 a = (viewMatrix * vec4(edgeFrom, 1.0)).xyz;
    vec3 b = (viewMatrix * vec4(edgeTo, 1.0)).xyz;
    vec3 seen = mix(a, b, vertexPosition.x);
    vec3 across = cross(b - a, seen);
    float size = length(across);
    if (size > 0.0)
        seen += across / size * vertexPosition.y * edgeStyle.x;
    pattern = vec3(length(b - a) * vertexPosition.x / edgeStyle.x, vertexPosition.y, edgeStyle.y);
    color = vec4(mix(edgeColor.rgb, page.rgb, faded(-seen.z)), edgeColor.a);
    gl_Position = projectionMatrix * vec4(seen, 1.0);
}
