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
layout(location = 3) out vec4 line;       // and up to which slope it is drawn

void main() {
    vec4 seen = viewMatrix * vec4(pieceSpot.xyz + vertexPosition * pieceSpot.w, 1.0);
    float fade = faded(-seen.z) * 0.5; // pieces stay plainer than squares
    normal = mat3(viewMatrix) * solidNormal.xyz;
    look = -seen.xyz;
    body = vec4(mix(mix(pieceBody.rgb, pieceAccent.rgb, solidNormal.w), page.rgb, fade), pieceLine.a);
    // A body of nearly the page's colour is told by its outline.
    float apart = smoothstep(0.15, 0.5, distance(pieceBody.rgb, page.rgb));
    float slope = mix(0.62, 0.42, apart);
    // A piece of few pixels would be all outline.
    slope *= smoothstep(2.0, 6.0, pieceSpot.w * depths.z / -seen.z);
    line = vec4(mix(pieceLine.rgb, page.rgb, fade), slope);
    gl_Position = projectionMatrix * seen;
}
