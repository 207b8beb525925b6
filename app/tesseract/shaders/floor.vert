// The floor of a square: a parallelogram.
layout(location = 0) in vec3 vertexPosition; // -1 to 1
layout(location = 1) in vec3 spotMiddle;
layout(location = 2) in vec3 spotRight;
layout(location = 3) in vec3 spotAhead;
layout(location = 4) in vec4 spotColor;

layout(location = 0) out vec4 color;

void main() {
    vec3 place = spotMiddle + spotRight * vertexPosition.x + spotAhead * vertexPosition.y;
    vec4 seen = viewMatrix * vec4(place, 1.0);
    color = vec4(mix(spotColor.rgb, page.rgb, faded(-seen.z)), spotColor.a);
    gl_Position = projectionMatrix * seen;
}
