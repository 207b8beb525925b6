#version 450
// Comes before every shader of the tesseract: what the renderer gives, and how far things fade.

layout(std140, binding = 0) uniform qt3d_render_view_uniforms {
    mat4 viewMatrix;
    mat4 projectionMatrix;
    mat4 uncorrectedProjectionMatrix;
    mat4 clipCorrectionMatrix;
    mat4 viewProjectionMatrix;
    mat4 inverseViewMatrix;
    mat4 inverseProjectionMatrix;
    mat4 inverseViewProjectionMatrix;
    mat4 viewportMatrix;
    mat4 inverseViewportMatrix;
    vec4 textureTransformMatrix;
    vec3 eyePosition;
    float aspectRatio;
    float gamma;
    float exposure;
    float time;
};

layout(std140, binding = 2) uniform tesseract_uniforms {
    vec4 page;   // the colour behind everything, and how much of it the farthest things have
    vec4 depths; // where the fading begins and ends; pixels of a length of 1 at a depth of 1
};

float faded(float depth) {
    return page.a * clamp((depth - depths.x) / (depths.y - depths.x), 0.0, 1.0);
}
