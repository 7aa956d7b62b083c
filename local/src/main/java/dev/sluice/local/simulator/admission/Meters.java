package dev.sluice.local.simulator.admission;

/// What was counted of one dimension of a route.
///
/// @param gauge what is in use
/// @param peak the most the gauge has shown
/// @param charged in tokens
record Meters(Gauge gauge, long peak, long charged, long throttles) {

    static final Meters EMPTY = new Meters(Gauge.EMPTY, 0, 0, 0);

    Meters with(Gauge now, long tokens) {
        return new Meters(now, Math.max(peak, now.used()), charged + tokens, throttles);
    }

    Meters throttled() {
        return new Meters(gauge, peak, charged, throttles + 1);
    }

    QuotaUse use(Limit limit, Gauge now) {
        return new QuotaUse(
                limit.amount(),
                tokens(limit.capacity()),
                tokens(now.used()),
                tokens(peak),
                charged,
                throttles);
    }

    private static double tokens(long units) {
        return (double) units / Gauge.TOKEN;
    }
}
