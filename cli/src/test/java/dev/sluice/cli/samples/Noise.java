package dev.sluice.cli.samples;

import java.util.SplittableRandom;

/// Fractal value noise: smooth, seeded, the same at every run.
final class Noise {
    private static final int SIDE = 256;
    private final double[] lattice = new double[SIDE * SIDE];

    Noise(long seed) {
        var random = new SplittableRandom(seed);
        for (int i = 0; i < lattice.length; i++) {
            lattice[i] = random.nextDouble();
        }
    }

    /// Sum of `octaves` layers, each twice as fine and half as strong, in 0..1.
    double at(double x, double y, int octaves) {
        double sum = 0;
        double weight = 0.5;
        double total = 0;
        for (int octave = 0; octave < octaves; octave++) {
            sum += weight * smooth(x, y);
            total += weight;
            x *= 2;
            y *= 2;
            weight /= 2;
        }
        return sum / total;
    }

    private double smooth(double x, double y) {
        int left = (int) Math.floor(x);
        int top = (int) Math.floor(y);
        double fx = ease(x - left);
        double fy = ease(y - top);
        double upper = mix(corner(left, top), corner(left + 1, top), fx);
        double lower = mix(corner(left, top + 1), corner(left + 1, top + 1), fx);
        return mix(upper, lower, fy);
    }

    private double corner(int x, int y) {
        return lattice[Math.floorMod(y, SIDE) * SIDE + Math.floorMod(x, SIDE)];
    }

    static double mix(double a, double b, double share) {
        return a + (b - a) * share;
    }

    private static double ease(double t) {
        return t * t * (3 - 2 * t);
    }
}
