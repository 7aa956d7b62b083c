package dev.sluice.cli.cost;

import java.util.Arrays;
import java.util.Locale;

/// Times of a pair.
///
/// @param handler inside `handleRequest`
/// @param bare of its calls alone
record Times(Sorted handler, Sorted bare) {

    /// Takes them in turns, the order within a pair changing each time.
    static Times of(Pair pair, int before, int counted) {
        for (var round = 0; round < before; round++) {
            pair.handler();
            pair.bare();
        }
        var handler = new long[counted];
        var bare = new long[counted];
        for (var round = 0; round < counted; round++) {
            if (round % 2 == 0) {
                handler[round] = pair.handler();
                bare[round] = pair.bare();
            } else {
                bare[round] = pair.bare();
                handler[round] = pair.handler();
            }
        }
        return new Times(Sorted.of(handler), Sorted.of(bare));
    }

    /// Of the medians.
    double ratio() {
        return (double) handler.at(0.5) / bare.at(0.5);
    }

    /// Nanoseconds in ascending order.
    record Sorted(long[] nanos) {

        static Sorted of(long[] nanos) {
            var sorted = nanos.clone();
            Arrays.sort(sorted);
            return new Sorted(sorted);
        }

        long at(double quantile) {
            return nanos[(int) Math.min(nanos.length - 1, Math.floor(nanos.length * quantile))];
        }

        @Override
        public String toString() {
            return String.format(
                    Locale.ROOT, "p50 %.2f ms, p99 %.2f ms", at(0.5) / 1e6, at(0.99) / 1e6);
        }
    }
}
