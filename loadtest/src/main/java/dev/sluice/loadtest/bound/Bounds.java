package dev.sluice.loadtest.bound;

import dev.sluice.loadtest.arrival.Seconds;
import dev.sluice.loadtest.scenario.QuotaShape;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalLong;

/// Computes bounds: each request takes the first slot that the quota has for it, in the order of
/// arrival, and the bound is the latest `slot + latency`.
public final class Bounds {
    private static final double MINUTE = 60;

    /// Less than this part of the bound is not called the quota's doing.
    private static final double NOTABLE = 0.01;

    private Bounds() {}

    /// The bound of these requests.
    ///
    /// @param regions how many regions each have the quota
    public static Bound of(List<Demand> demands, QuotaShape quota, int regions) {
        var sorted = demands.stream().sorted(Comparator.comparing(Demand::arrival)).toList();
        var rate = new Rates(cost(quota.rpm(), regions), cost(quota.tpm(), regions));
        var sustained = end(sorted, rate, new Slots(0), new Slots(0));
        var burst =
                end(
                        sorted,
                        rate,
                        new Slots(Seconds.in(quota.requestBurst())),
                        new Slots(Seconds.in(quota.tokenBurst())));
        return new Bound(sustained, burst, limit(sorted, rate, sustained));
    }

    private static double end(List<Demand> demands, Rates rate, Slots requests, Slots tokens) {
        double end = 0;
        for (var demand : demands) {
            var arrival = Seconds.in(demand.arrival());
            var inTokens = demand.tokens() * rate.token();
            var start =
                    Math.max(
                            requests.next(arrival, rate.request()), tokens.next(arrival, inTokens));
            requests.take(start, rate.request());
            tokens.take(start, inTokens);
            end = Math.max(end, start + Seconds.in(demand.latency()));
        }
        return end;
    }

    private static Limit limit(List<Demand> demands, Rates rate, double sustained) {
        var free = end(demands, new Rates(0, 0), new Slots(0), new Slots(0));
        if (sustained - free <= sustained * NOTABLE) {
            return Limit.LATENCY;
        }
        var tokens = demands.stream().mapToLong(Demand::tokens).sum();
        return demands.size() * rate.request() >= tokens * rate.token() ? Limit.RPM : Limit.TPM;
    }

    private static double cost(OptionalLong perMinute, int regions) {
        return perMinute.isPresent() ? MINUTE / perMinute.getAsLong() / regions : 0;
    }

    /// Seconds of quota that one request and one token cost; 0 where there is no limit.
    private record Rates(double request, double token) {}
}
