package dev.sluice.loadtest.report;

import dev.sluice.loadtest.bound.Bound;
import java.util.Locale;

/// A bound in the report.
///
/// @param limit `rpm`, `tpm` or `latency`
public record BoundFigures(double seconds, double burstSeconds, String limit) {

    /// Of a computed bound.
    public static BoundFigures of(Bound bound) {
        return new BoundFigures(
                Rounded.to3(bound.seconds()),
                Rounded.to3(bound.burstSeconds()),
                bound.limit().name().toLowerCase(Locale.ROOT));
    }
}
