package dev.sluice.loadtest.report;

/// Figures as people read them.
final class Rounded {
    private static final double THOUSAND = 1000;

    private Rounded() {}

    static double to3(double value) {
        return Math.round(value * THOUSAND) / THOUSAND;
    }
}
