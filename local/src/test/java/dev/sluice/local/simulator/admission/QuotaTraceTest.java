package dev.sluice.local.simulator.admission;

import static dev.sluice.local.simulator.admission.QuotaRig.NOON;
import static org.assertj.core.api.Assertions.assertThat;

import dev.sluice.local.simulator.admission.AdmissionVerdict.Admitted;
import dev.sluice.local.simulator.admission.AdmissionVerdict.Throttled;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

/// Random traces of calls: each verdict must be the one that plain sums over the whole past give.
class QuotaTraceTest {

    @Property(tries = 400)
    void everyVerdict_isWhatTheSumsOfThePastSay(
            @ForAll("traces") List<Step> trace,
            @ForAll @IntRange(min = 1, max = 120) int rpm,
            @ForAll @IntRange(min = 500, max = 30_000) int tpm,
            @ForAll @IntRange(min = 1_000, max = 60_000) int tpd,
            @ForAll @IntRange(min = 1, max = 90) int burstSeconds,
            @ForAll boolean fixed) {
        var burst = Duration.ofSeconds(burstSeconds);
        var past = new EnumMap<Dimension, Past>(Dimension.class);
        var limits = new EnumMap<Dimension, Limit>(Dimension.class);
        var amounts =
                Map.of(
                        Dimension.REQUESTS,
                        rpm,
                        Dimension.TOKENS,
                        tpm,
                        Dimension.INPUT_TOKENS,
                        tpm / 2 + 1,
                        Dimension.OUTPUT_TOKENS,
                        tpm / 2 + 1);
        amounts.forEach((dimension, amount) -> {
            past.put(dimension, fixed ? new Windows(amount, 60) : new Bucketful(amount, burst));
            limits.put(
                    dimension,
                    fixed ? Limit.Window.minute(amount) : new Limit.Bucket(amount, burst));
        });
        past.put(Dimension.TOKENS_PER_DAY, new Windows(tpd, 86_400));
        limits.put(Dimension.TOKENS_PER_DAY, Limit.Window.day(tpd));
        follow(trace, new QuotaRig(limits), past);
    }

    private static void follow(List<Step> trace, QuotaRig rig, Map<Dimension, Past> past) {
        var running = new ArrayDeque<Running>();
        var micros = 0L;
        for (var step : trace) {
            micros += step.pause;
            var now = NOON.plusNanos(micros * 1_000);
            if (step.turn == 0 && !running.isEmpty()) {
                var call = running.poll();
                var output = call.step.maxTokens * step.share / 100;
                call.ticket.settle(Usage.of(call.step.input, output), now);
                for (var one : past.entrySet()) {
                    var owed =
                            end(one.getKey(), call.step, output) - start(one.getKey(), call.step);
                    one.getValue().items.add(new Item(micros, owed, call.micros));
                }
                continue;
            }
            var fits = true;
            for (var one : past.entrySet()) {
                fits &= one.getValue().fits(start(one.getKey(), step), micros);
            }
            switch (rig.admit(step.input, step.maxTokens, step.burndown, now)) {
                case Throttled _ -> assertThat(fits).isFalse();
                case Admitted(_, var ticket) -> {
                    assertThat(fits).isTrue();
                    running.add(new Running(step, ticket, micros));
                    for (var one : past.entrySet()) {
                        one.getValue()
                                .items
                                .add(new Item(micros, start(one.getKey(), step), micros));
                    }
                }
            }
        }
    }

    private static long start(Dimension dimension, Step step) {
        return switch (dimension) {
            case REQUESTS -> 1;
            case TOKENS, TOKENS_PER_DAY -> step.input + step.maxTokens;
            case INPUT_TOKENS -> step.input;
            case OUTPUT_TOKENS -> step.maxTokens;
        };
    }

    private static long end(Dimension dimension, Step step, long output) {
        return switch (dimension) {
            case REQUESTS -> 1;
            case TOKENS, TOKENS_PER_DAY -> step.input + output * step.burndown;
            case INPUT_TOKENS -> step.input;
            case OUTPUT_TOKENS -> output * step.burndown;
        };
    }

    @Provide
    Arbitrary<List<Step>> traces() {
        return Combinators.combine(
                        Arbitraries.integers().between(0, 2),
                        Arbitraries.oneOf(
                                Arbitraries.just(0L),
                                Arbitraries.longs().between(1, 3_000_000),
                                Arbitraries.longs().between(1, 90_000_000),
                                Arbitraries.longs().between(1, 30_000_000_000L)),
                        Arbitraries.longs().between(1, 4_000),
                        Arbitraries.longs().between(1, 4_000),
                        Arbitraries.of(1, 5, 10, 15),
                        Arbitraries.longs().between(0, 100))
                .as(Step::new)
                .list()
                .ofMaxSize(80);
    }

    /// @param turn 0 ends the oldest call that runs, otherwise a call starts
    /// @param pause microseconds since the step before
    /// @param share of the maximum that the call ended here has said, in percent
    record Step(int turn, long pause, long input, long maxTokens, int burndown, long share) {}

    private record Running(Step step, Ticket ticket, long micros) {}

    /// @param tokens taken, or given back when below 0
    /// @param taken when the call was admitted that this belongs to
    private record Item(long micros, long tokens, long taken) {}

    /// All that happened to one dimension.
    private abstract static class Past {
        final List<Item> items = new ArrayList<>();

        abstract boolean fits(long tokens, long now);
    }

    private static final class Bucketful extends Past {
        private final long perMinute;
        private final long hold;

        Bucketful(long perMinute, Duration burst) {
            this.perMinute = perMinute;
            this.hold = Math.max(60_000_000, perMinute * burst.toMillis() * 1_000);
        }

        /// A queue's content is the largest sum of arrivals less departures over any stretch of
        /// time that ends now.
        @Override
        boolean fits(long tokens, long now) {
            var sum = 0L;
            var missing = 0L;
            var later = now;
            for (var item : items.reversed()) {
                sum -= perMinute * (later - item.micros);
                sum += item.tokens * 60_000_000;
                later = item.micros;
                missing = Math.max(missing, sum);
            }
            return missing + tokens * 60_000_000 <= hold;
        }
    }

    private static final class Windows extends Past {
        private final long most;
        private final long seconds;

        Windows(long most, long seconds) {
            this.most = most;
            this.seconds = seconds;
        }

        @Override
        boolean fits(long tokens, long now) {
            var used =
                    items.stream()
                            .filter(item -> number(item.micros) == number(now))
                            .filter(item ->
                                    item.tokens > 0 || number(item.taken) == number(item.micros))
                            .mapToLong(Item::tokens)
                            .sum();
            return used + tokens <= most;
        }

        private long number(long micros) {
            return (NOON.getEpochSecond() + micros / 1_000_000) / seconds;
        }
    }
}
