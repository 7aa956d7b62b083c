package dev.sluice.local.simulator.admission;

import dev.sluice.local.simulator.Route;
import dev.sluice.local.simulator.admission.AdmissionVerdict.Admitted;
import dev.sluice.local.simulator.fault.Scope;
import dev.sluice.model.config.Quantities;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.LongStream;

/// One route and its quota.
final class QuotaRig {
    static final Instant NOON = Instant.parse("2026-11-30T12:00:00Z");
    static final Route ROUTE = new Route("us-east-1", "us.amazon.nova-2-lite-v1:0");

    private final Quotas quotas = new Quotas();
    private QuotaTable table;

    QuotaRig(Dimension dimension, Limit limit) {
        this(Map.of(dimension, limit));
    }

    QuotaRig(Map<Dimension, Limit> limits) {
        table = table(limits);
    }

    static QuotaTable table(Map<Dimension, Limit> limits) {
        return new QuotaTable(List.of(new QuotaRule(Scope.EVERYWHERE, new Quota(limits))));
    }

    static Instant after(String time) {
        return NOON.plus(Quantities.duration(time).orElseThrow());
    }

    void change(Map<Dimension, Limit> limits) {
        table = table(limits);
    }

    AdmissionVerdict admit(long input, long maxTokens, int burndown, Instant now) {
        return quotas.admit(new Charge(ROUTE, input, maxTokens, burndown), table, now);
    }

    Ticket start(long input, long maxTokens, int burndown, Instant now) {
        return ((Admitted) admit(input, maxTokens, burndown, now)).ticket();
    }

    /// How many of so many calls of this input are let in at once.
    long admitted(int calls, long input, Instant now) {
        return LongStream.range(0, calls)
                .filter(i -> admit(input, 0, 1, now) instanceof Admitted)
                .count();
    }

    QuotaUse use(Dimension dimension, Instant now) {
        return Objects.requireNonNull(quotas.use(ROUTE, table, now).get(dimension.setting()));
    }

    double used(Dimension dimension, Instant now) {
        return use(dimension, now).used();
    }
}
