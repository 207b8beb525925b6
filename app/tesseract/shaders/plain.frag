#version 450
layout(location = 0) in vec4 color;
layout(location = 0) out vec4 pixel;

void main() {
    pixel = vec4(color.rgb * color.a, color.a);
}
