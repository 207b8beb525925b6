#version 450
layout(location = 0) in vec4 color;
layout(location = 1) in vec3 pattern;
layout(location = 0) out vec4 pixel;

// The same order of patterns as the frames of the flat boards have.
void main() {
    int which = int(pattern.z + 0.5);
    float along = pattern.x;
    float across = abs(pattern.y);
    bool drawn = true;
    float solid = 0.55; // of the width that a single line has
    if (which == 0) // solid
        drawn = across < solid;
    else if (which == 1) // double
        drawn = across > 0.4;
    else if (which == 2) // dashed
        drawn = across < solid && mod(along, 12.0) < 8.0;
    else if (which == 3) // dotted
        drawn = across < solid && mod(along, 4.0) < 1.6;
    else if (which == 4) // thick
        drawn = true;
    else if (which == 5) // double, dashed
        drawn = across > 0.4 && mod(along, 14.0) < 9.0;
    else if (which == 6) // dashes and dots
        drawn = across < solid && (mod(along, 16.0) < 8.0 || abs(mod(along, 16.0) - 12.0) < 1.0);
    else if (which == 7) // solid and dotted
        drawn = pattern.y > 0.4 || (pattern.y < -0.4 && mod(along, 4.0) < 1.8);
    else // between two cubes
        drawn = across < 0.4 && mod(along, 9.0) < 4.5;
    if (!drawn)
        discard;
    pixel = vec4(color.rgb * color.a, color.a);
}
