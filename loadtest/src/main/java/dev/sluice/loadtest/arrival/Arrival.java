package dev.sluice.loadtest.arrival;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/// When requests come, counted from the start of the run. Pure: one seed gives one series.
public sealed interface Arrival {

    /// The moments of this many requests, in order.
    List<Duration> times(int requests, RandomGenerator random);

    /// The same `factor` times as fast.
    Arrival faster(double factor);

    /// All at once.
    record Burst() implements Arrival {

        @Override
        public List<Duration> times(int requests, RandomGenerator random) {
            return Collections.nCopies(requests, Duration.ZERO);
        }

        @Override
        public Arrival faster(double factor) {
            return this;
        }
    }

    /// One after another at equal distances, the first at once.
    ///
    /// @param perMinute the rate
    record Constant(double perMinute) implements Arrival {

        @Override
        public List<Duration> times(int requests, RandomGenerator random) {
            return IntStream.range(0, requests)
                    .mapToObj(index -> Seconds.of(index * 60 / perMinute))
                    .toList();
        }

        @Override
        public Arrival faster(double factor) {
            return new Constant(perMinute * factor);
        }
    }

    /// Independent callers: exponential distances.
    ///
    /// @param perMinute the mean rate
    record Poisson(double perMinute) implements Arrival {

        @Override
        public List<Duration> times(int requests, RandomGenerator random) {
            var times = new ArrayList<Duration>(requests);
            double seconds = 0;
            for (int index = 0; index < requests; index++) {
                seconds += random.nextExponential() * 60 / perMinute;
                times.add(Seconds.of(seconds));
            }
            return List.copyOf(times);
        }

        @Override
        public Arrival faster(double factor) {
            return new Poisson(perMinute * factor);
        }
    }

    /// A rate that changes evenly from one to another and then stays.
    ///
    /// @param fromPerMinute the rate at the start; may be 0
    /// @param toPerMinute the rate at the end of `over`
    /// @param over how long the change takes
    record Ramp(double fromPerMinute, double toPerMinute, Duration over) implements Arrival {

        @Override
        public List<Duration> times(int requests, RandomGenerator random) {
            return IntStream.range(0, requests)
                    .mapToObj(index -> Seconds.of(secondsUntil(index)))
                    .toList();
        }

        /// When the rate has summed up to `count`: the root of a parabola, then a line.
        private double secondsUntil(double count) {
            var length = Seconds.in(over);
            var from = fromPerMinute / 60;
            var to = toPerMinute / 60;
            var during = (from + to) / 2 * length;
            if (count >= during) {
                return length + (count - during) / to;
            }
            var slope = (to - from) / length;
            return 2
                    * count
                    / (from + Math.sqrt(from * from + 2 * slope * count) + Double.MIN_NORMAL);
        }

        @Override
        public Arrival faster(double factor) {
            return new Ramp(
                    fromPerMinute * factor, toPerMinute * factor, Seconds.divide(over, factor));
        }
    }
}
