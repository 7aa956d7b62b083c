package dev.sluice.local.simulator;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sluice.bedrock.model.ModelCatalogue;
import dev.sluice.local.simulator.admission.Admission;
import dev.sluice.local.simulator.admission.AdmissionVerdict.Admitted;
import dev.sluice.local.simulator.admission.AdmissionVerdict.Throttled;
import dev.sluice.local.simulator.admission.Charge;
import dev.sluice.local.simulator.admission.Dimension;
import dev.sluice.local.simulator.check.ModelGate;
import dev.sluice.local.simulator.check.RequestCheck;
import dev.sluice.local.simulator.fault.FaultKind;
import dev.sluice.local.simulator.fault.FaultRule;
import dev.sluice.local.simulator.fault.Injection;
import dev.sluice.local.simulator.wire.Block;
import dev.sluice.local.simulator.wire.ConverseBody;
import dev.sluice.local.simulator.wire.ErrorType;
import dev.sluice.local.simulator.wire.InferenceConfig;
import dev.sluice.local.simulator.wire.Message;
import dev.sluice.local.simulator.wire.ServiceError;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class ReceptionTest {
    private static final Instant NOW = Instant.parse("2026-11-30T12:00:00Z");
    private static final Route NOVA = new Route("us-east-1", "us.amazon.nova-2-lite-v1:0");
    private static final Injection NOTHING = new Injection(1, Optional.empty());

    private final List<Charge> charges = new ArrayList<>();

    @Test
    void throttledCall_isRefusedWithItsDimensionsText() {
        for (var dimension : Dimension.values()) {
            var start =
                    receive((charge, now) -> new Throttled(dimension), hello(null), NOVA, NOTHING);
            assertThat(start)
                    .isEqualTo(
                            new Start.Over(
                                    new Ending.Refused(
                                            ServiceError.of(
                                                    ErrorType.THROTTLING, dimension.message()))));
        }
    }

    @Test
    void charge_isInputAndMaxTokens() {
        receive(this::note, hello(700L), NOVA, NOTHING);
        assertThat(charges).containsExactly(new Charge(NOVA, 2, 700, 1));
    }

    @Test
    void f49_absentMaxTokens_areChargedAsTheModelsMost() {
        receive(this::note, hello(null), NOVA, NOTHING);
        assertThat(charges).containsExactly(new Charge(NOVA, 2, 64_000, 1));
    }

    @Test
    void invalidCall_isNeverCharged() {
        receive(this::note, ConverseBody.EMPTY, NOVA, NOTHING);
        receive(this::note, hello(null), new Route("us-east-1", "unknown"), NOTHING);
        assertThat(charges).isEmpty();
    }

    @Test
    void struckCall_isNeitherCheckedNorCharged() {
        var down = new Injection(1, Optional.of(FaultRule.of(FaultKind.REGION_DOWN)));
        assertThat(receive(this::note, ConverseBody.EMPTY, NOVA, down))
                .isInstanceOf(Start.Struck.class);
        assertThat(charges).isEmpty();
    }

    @Test
    void failingCall_runsItsTimeAndIsBilledNoOutput() {
        var failing = new Injection(1, Optional.of(FaultRule.of(FaultKind.MODEL_TIMEOUT)));
        assertThat(receive(this::note, hello(null), NOVA, failing))
                .isInstanceOfSatisfying(
                        Start.Running.class,
                        running -> {
                            assertThat(running.latency()).isPositive();
                            assertThat(running.billedOutputTokens()).isZero();
                            assertThat(running.ending()).isInstanceOf(Ending.Refused.class);
                        });
        assertThat(charges).hasSize(1);
    }

    private Admitted note(Charge charge, Instant now) {
        charges.add(charge);
        return new Admitted(now, (usage, end) -> end);
    }

    private static Start receive(
            Admission admission, ConverseBody body, Route route, Injection injection) {
        var head = new CallHead("id", route, Operation.CONVERSE, NOW, null, null);
        var reception =
                new Reception(
                        new ModelGate(ModelCatalogue.standard()),
                        new RequestCheck(ObjectReader.none()),
                        admission,
                        InstantSource.fixed(NOW));
        return reception.receive(head, body, injection, Settings.DEMO, new SplittableRandom(1));
    }

    private static ConverseBody hello(@Nullable Long maxTokens) {
        return new ConverseBody(
                List.of(new Message("user", List.of(new Block.Text("hello")))),
                List.of(),
                new InferenceConfig(maxTokens, null, null, List.of()),
                Map.of(),
                "");
    }
}
