package dev.sluice.local.simulator.fault;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.sluice.local.simulator.Route;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class FaultBoardTest {
    private static final Instant NOW = Instant.parse("2026-11-30T12:00:00Z");
    private static final Route NOVA = new Route("us-east-1", "us.amazon.nova-2-lite-v1:0");
    private static final int MANY = 10_000;

    private final FaultBoard board = new FaultBoard();
    private final SplittableRandom random = new SplittableRandom(7);

    @Test
    void nothingSwitchedOn_injectsNothing() {
        assertThat(draw(NOW, 1).strike()).isEmpty();
        assertThat(draw(NOW, 1).slowdown()).isEqualTo(1);
        assertThat(draw(NOW, 1).name()).isEmpty();
    }

    @Test
    void window_includesItsStartAndNotItsEnd() {
        var rule = FaultRule.of(FaultKind.REGION_DOWN);
        board.add(
                List.of(
                        rule.during(
                                Window.after(NOW, Duration.ofSeconds(2), Duration.ofSeconds(3)))));

        assertThat(draw(NOW.plusSeconds(1), 1).strike()).isEmpty();
        assertThat(draw(NOW.plusSeconds(2), 1).strike()).isPresent();
        assertThat(draw(NOW.plusMillis(4_999), 1).strike()).isPresent();
        assertThat(draw(NOW.plusSeconds(5), 1).strike()).isEmpty();
    }

    @Test
    void scope_takesNamesAndBeginnings() {
        var rule = FaultRule.of(FaultKind.REGION_DOWN);
        board.add(List.of(rule.at(new Scope(List.of("us-east-1"), List.of("us.amazon.*")))));

        assertThat(draw(NOW, 1).strike()).isPresent();
        var other = new Route("us-east-1", "us.anthropic.claude-sonnet-4-6");
        assertThat(board.draw(new CallFacts(other, NOW, 1, 0), random).strike()).isEmpty();
    }

    @Test
    void share_isKept() {
        board.add(List.of(FaultRule.of(FaultKind.MODEL_ERROR).with(Chance.share(0.3))));
        assertThat(struck(1)).isCloseTo(0.3, within(0.02));
    }

    @Test
    void chance_growsWithCallsInFlight() {
        var growing = new Chance(0.1, 0.02, Integer.MAX_VALUE);
        board.add(List.of(FaultRule.of(FaultKind.DOCUMENT_PARSE_FAILURE).with(growing)));
        assertThat(struck(1)).isCloseTo(0.1, within(0.02));
        assertThat(struck(21)).isCloseTo(0.5, within(0.02));
        assertThat(struck(100)).isEqualTo(1);
    }

    @Test
    void firstCalls_areCountedOnlyWhenTheFaultDecides() {
        board.add(
                List.of(
                        FaultRule.of(FaultKind.THROTTLE_TOKENS).with(Chance.first(1)),
                        FaultRule.of(FaultKind.REGION_DOWN).with(Chance.first(1))));

        assertThat(draw(NOW, 1).name()).hasValue("throttle_tokens");
        assertThat(draw(NOW, 1).name()).hasValue("region_down");
        assertThat(draw(NOW, 1).name()).isEmpty();
    }

    @Test
    void slowNeighbours_multiplyAndGoWithAnotherFault() {
        board.add(
                List.of(
                        FaultRule.of(FaultKind.SLOW_NEIGHBOUR),
                        FaultRule.of(FaultKind.MODEL_TIMEOUT),
                        FaultRule.of(FaultKind.SLOW_NEIGHBOUR).doing(new InjectedFault.Slow(2))));

        assertThat(draw(NOW, 1).slowdown()).isEqualTo(6);
        assertThat(draw(NOW, 1).name()).hasValue("model_timeout");
    }

    @Test
    void clear_switchesAllOff() {
        board.add(List.of(FaultRule.of(FaultKind.EMPTY)));
        board.clear();
        assertThat(draw(NOW, 1).strike()).isEmpty();
        assertThat(board.rules()).isEmpty();
    }

    private Injection draw(Instant now, int inFlight) {
        return board.draw(new CallFacts(NOVA, now, inFlight, 1), random);
    }

    private double struck(int inFlight) {
        return IntStream.range(0, MANY)
                        .filter(i -> draw(NOW, inFlight).strike().isPresent())
                        .count()
                / (double) MANY;
    }
}
