// A piece that stands upright on its square.
layout(location = 0) in vec3 vertexPosition;
layout(location = 1) in vec4 solidNormal; // and whether it is of the accent
layout(location = 2) in vec4 pieceSpot;   // where it stands, and its size
layout(location = 3) in vec4 pieceBody;
layout(location = 4) in vec4 pieceLine;   // and how much is seen
layout(location = 5) in vec4 pieceAccent;

layout(location = 0) out vec3 normal;
layout(location = 1) out vec3 look;
layout(location = 2) out vec4 body;
layout(location = 3) out vec4 line;

void main() {
    vec4 seen = viewMatrix * vec4(pieceSpot.xyz + vertexPosition * pieceSpot.w, 1.0);
    float fade = faded(-seen.z);
    normal = mat3(viewMatrix) * solidNormal.xyz;
    look = -seen.xyz;
    body = vec4(mix(mix(pieceBody.rgb, pieceAccent.rgb, solidNormal.w), page.rgb, fade), pieceLine.a);
    line = vec4(mix(pieceLine.rgb, page.rgb, fade), 1.0);
    gl_Position = projectionMatrix * seen;
}
