package dev.sluice.loadtest.scenario;

import dev.sluice.loadtest.arrival.Seconds;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/// What the simulator is to do wrong, in the terms of its admin API, which knows the kinds.
///
/// @param kind as `region_down`
/// @param regions all when empty
/// @param from since the start of the run
/// @param lasting until the end of the run when empty
/// @param probability of each call
/// @param firstCalls only so many
public record FaultShape(
        String kind,
        List<String> regions,
        Duration from,
        Optional<Duration> lasting,
        double probability,
        OptionalInt firstCalls) {

    public FaultShape {
        regions = List.copyOf(regions);
    }

    FaultShape scaled(double scale) {
        return new FaultShape(
                kind,
                regions,
                Seconds.divide(from, scale),
                lasting.map(time -> Seconds.divide(time, scale)),
                probability,
                firstCalls);
    }
}
