package dev.sluice.loadtest.report;

import java.util.Arrays;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Percentiles by nearest rank.
final class Ranks {
    private final double[] sorted;

    private Ranks(double[] sorted) {
        this.sorted = sorted;
    }

    static Ranks of(Stream<Double> values) {
        var sorted = values.mapToDouble(Double::doubleValue).toArray();
        Arrays.sort(sorted);
        return new Ranks(sorted);
    }

    /// The smallest value that this part of all does not exceed; none of nothing.
    @Nullable Double at(double part) {
        if (sorted.length == 0) {
            return null;
        }
        var rank = (int) Math.ceil(part * sorted.length);
        return Rounded.to3(sorted[Math.max(0, rank - 1)]);
    }
}
