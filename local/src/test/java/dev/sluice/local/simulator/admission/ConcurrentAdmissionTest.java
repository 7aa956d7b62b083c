package dev.sluice.local.simulator.admission;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sluice.local.simulator.Route;
import dev.sluice.local.simulator.admission.AdmissionVerdict.Admitted;
import dev.sluice.local.simulator.admission.AdmissionVerdict.Throttled;
import dev.sluice.local.simulator.admission.Limit.Bucket;
import dev.sluice.local.simulator.admission.Limit.Window;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Map;
import java.util.Queue;
import java.util.SplittableRandom;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.LongAdder;
import java.util.random.RandomGenerator;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class ConcurrentAdmissionTest {
    private static final int CALLERS = 500;
    private static final Route ROUTE = new Route("us-east-1", "m");

    @Property(tries = 8)
    void noWindowHasMoreThanItsQuota_under500Callers(
            @ForAll long seed,
            @ForAll @IntRange(min = 3_000, max = 200_000) int rpm,
            @ForAll @IntRange(min = 100_000, max = 90_000_000) int tpm,
            @ForAll @IntRange(min = 10, max = 2_000) int burstMillis)
            throws InterruptedException {
        var burst = Duration.ofMillis(burstMillis);
        var calls =
                run(
                        Map.of(
                                Dimension.REQUESTS, new Bucket(rpm, burst),
                                Dimension.TOKENS, new Bucket(tpm, burst)),
                        seed,
                        6);

        var requests = new QuotaAudit();
        var tokens = new QuotaAudit();
        for (var call : calls) {
            requests.add(call.admitted, 1, call.ended, 1);
            tokens.add(call.admitted, call.reserved, call.ended, call.charged);
        }
        assertThat(requests.windowsAbove(rpm, burst)).isEmpty();
        assertThat(tokens.windowsAbove(tpm, burst)).isEmpty();
    }

    @Test
    void noMinuteHasMoreThanItsQuota_under500Callers() throws InterruptedException {
        var calls = run(Map.of(Dimension.REQUESTS, Window.minute(700)), 7, 4);

        var requests = new QuotaAudit();
        calls.forEach(call -> requests.add(call.admitted, 1, call.ended, 1));
        assertThat(requests.minutesAbove(700)).isEmpty();
        assertThat(requests.taken()).isGreaterThanOrEqualTo(700);
    }

    @Test
    void exactlyTheQuotaIsAdmitted_under500Callers() throws InterruptedException {
        var quota = 200_000;
        var quotas = new Quotas();
        var table = QuotaRig.table(Map.of(Dimension.REQUESTS, Window.day(quota)));
        var charge = new Charge(ROUTE, 1, 1, 1);
        var admitted = new LongAdder();
        try (var callers = Executors.newVirtualThreadPerTaskExecutor()) {
            for (int caller = 0; caller < CALLERS; caller++) {
                callers.submit(() -> {
                    for (int i = 0; i < 2 * quota / CALLERS; i++) {
                        if (quotas.admit(charge, table, QuotaRig.NOON) instanceof Admitted) {
                            admitted.increment();
                        }
                    }
                });
            }
        }
        assertThat(admitted.sum()).isEqualTo(quota);
    }

    private static Queue<Call> run(Map<Dimension, Limit> limits, long seed, int each)
            throws InterruptedException {
        var quotas = new Quotas();
        var table = QuotaRig.table(limits);
        var calls = new ConcurrentLinkedQueue<Call>();
        var start = new CountDownLatch(1);
        try (var callers = Executors.newVirtualThreadPerTaskExecutor()) {
            for (int caller = 0; caller < CALLERS; caller++) {
                var random = new SplittableRandom(seed + caller);
                callers.submit(() -> {
                    start.await();
                    for (int i = 0; i < each; i++) {
                        call(quotas, table, random, calls);
                    }
                    return null;
                });
            }
            start.countDown();
        }
        return calls;
    }

    private static void call(
            Quotas quotas, QuotaTable table, RandomGenerator random, Queue<Call> calls) {
        var clock = InstantSource.system();
        var charge = new Charge(ROUTE, random.nextInt(1, 3_000), random.nextInt(1, 3_000), 5);
        switch (quotas.admit(charge, table, clock.instant())) {
            case Throttled _ -> Thread.yield();
            case Admitted(var at, var ticket) -> {
                Thread.yield();
                var usage = Usage.of(charge.inputTokens(), random.nextLong(charge.maxTokens()));
                var ended = ticket.settle(usage, clock.instant());
                calls.add(
                        new Call(
                                at,
                                charge.inputTokens() + charge.maxTokens(),
                                ended,
                                usage.inputTokens() + 5 * usage.outputTokens()));
            }
        }
    }

    private record Call(Instant admitted, long reserved, Instant ended, long charged) {}
}
