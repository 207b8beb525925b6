#version 450
layout(location = 0) in vec4 color;
layout(location = 1) in vec3 pattern;
layout(location = 0) out vec4 pixel;

// How much of this pixel lies on the low side of a border, on the way that `value` is measured by.
float below(float value, float border) {
    float pixels = max(fwidth(value), 1e-5);
    return clamp((border - value) / pixels + 0.5, 0.0, 1.0);
}

// The first part of every period.
float dash(float along, float period, float part) {
    float pixels = max(fwidth(along), 1e-5);
    float at = mod(along, period);
    return clamp(min((part - at) / pixels, at / pixels) + 0.5, 0.0, 1.0);
}

// The same order of patterns as the frames of the flat boards have.
void main() {
    int which = int(pattern.z + 0.5);
    float along = pattern.x;
    float across = abs(pattern.y);
    float single = below(across, 0.55); // a single line is thinner than two with their gap
    float twin = below(across, 0.95) * (1.0 - below(across, 0.45));
    float drawn = single;
    if (which == 1)      // double
        drawn = twin;
    else if (which == 2) // dashed
        drawn = single * dash(along, 12.0, 8.0);
    else if (which == 3) // dotted
        drawn = single * dash(along, 4.0, 1.6);
    else if (which == 4) // thick
        drawn = below(across, 0.95);
    else if (which == 5) // double, dashed
        drawn = twin * dash(along, 14.0, 9.0);
    else if (which == 6) // dashes and dots
        drawn = single * max(dash(along, 16.0, 8.0), dash(along - 11.0, 16.0, 2.0));
    else if (which == 7) // solid and dotted
        drawn = pattern.y > 0.0 ? twin : twin * dash(along, 4.0, 1.8);
    else if (which == 8) // between two cubes
        drawn = below(across, 0.4) * dash(along, 9.0, 4.5);
    float seen = color.a * drawn;
    pixel = vec4(color.rgb * seen, seen);
}
