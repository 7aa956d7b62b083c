package dev.sluice.local.simulator.admin;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sluice.local.simulator.Route;
import dev.sluice.local.simulator.Setup;
import dev.sluice.local.simulator.admin.SetupFile.Outcome;
import dev.sluice.local.simulator.admission.Dimension;
import dev.sluice.local.simulator.admission.Limit.Bucket;
import dev.sluice.local.simulator.admission.Limit.Window;
import dev.sluice.local.simulator.admission.Quota;
import dev.sluice.local.simulator.fault.FaultKind;
import dev.sluice.model.FieldProblem;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class SetupFileTest {
    private static final Instant NOW = Instant.parse("2026-11-30T12:00:00Z");

    @Test
    void yaml_saysLatencyQuotasAndFaults() {
        var setup =
                setup(
                        """
                        latency: { default: { base: 2s } }
                        quotas:
                          - regions: [us-east-1]
                            models: [us.amazon.*]
                            rpm: 200
                            tpm: { limit: 8000000, burst: 1m }
                            tpd: 5760000000
                            burst: 22500ms
                          - { window: fixed, itpm: 10, otpm: { limit: 20 } }
                        faults: [{ kind: truncated, from: 1m }]
                        """);

        assertThat(setup.settings().latency().standard().base()).isEqualTo(Duration.ofSeconds(2));
        assertThat(quota(setup, "us-east-1", "us.amazon.nova-2-lite-v1:0").limits())
                .containsExactly(
                        Map.entry(Dimension.REQUESTS, new Bucket(200, Duration.ofMillis(22_500))),
                        Map.entry(Dimension.TOKENS, new Bucket(8_000_000, Duration.ofMinutes(1))),
                        Map.entry(Dimension.TOKENS_PER_DAY, Window.day(5_760_000_000L)));
        assertThat(quota(setup, "eu-west-3", "m").limits())
                .containsExactly(
                        Map.entry(Dimension.INPUT_TOKENS, Window.minute(10)),
                        Map.entry(Dimension.OUTPUT_TOKENS, Window.minute(20)));
        assertThat(setup.faults())
                .singleElement()
                .satisfies(fault -> {
                    assertThat(fault.kind()).isEqualTo(FaultKind.TRUNCATED);
                    assertThat(fault.window().from()).isEqualTo(NOW.plusSeconds(60));
                });
    }

    @Test
    void json_isYaml_andABurstNotNamedIsAMinute() {
        var setup = setup("{\"quotas\":[{\"rpm\":7}]}");
        assertThat(quota(setup, "r", "m").limits())
                .containsExactly(
                        Map.entry(Dimension.REQUESTS, new Bucket(7, Duration.ofMinutes(1))));
        assertThat(setup.faults()).isEmpty();
    }

    @Test
    void everyProblem_isTold() {
        assertThat(
                        problems(
                                """
                                speed: 3
                                quotas:
                                  - { rpm: 0, tpm: many, burst: 0s, window: sliding }
                                  - { rpm: { burst: 2h }, region: x }
                                  - { window: fixed, burst: 3s, tpm: { limit: 1, burst: 1s } }
                                  - { tpd: { limit: 1, burst: 1s } }
                                faults: [{ kind: gremlins }]
                                """))
                .extracting(FieldProblem::field)
                .containsExactlyInAnyOrder(
                        "speed",
                        "quotas[0].rpm",
                        "quotas[0].tpm",
                        "quotas[0].burst",
                        "quotas[0].window",
                        "quotas[1].region",
                        "quotas[1].rpm.limit",
                        "quotas[1].rpm.burst",
                        "quotas[2].burst",
                        "quotas[2].tpm.burst",
                        "quotas[3].tpd.burst",
                        "faults[0].kind");
    }

    @Test
    void quotasThatAreNoList_areRefused() {
        assertThat(problems("quotas: { rpm: 3 }"))
                .extracting(FieldProblem::field)
                .containsExactly("quotas");
    }

    @Test
    void textThatIsNoYaml_isRefusedWithItsLine() {
        assertThat(problems("latency: {}\nquotas: ["))
                .singleElement()
                .satisfies(problem -> assertThat(problem.field()).startsWith("line "));
        assertThat(problems("a: 1\na: 2")).hasSize(1);
        assertThat(problems("")).hasSize(1);
        assertThat(problems("just words")).hasSize(1);
    }

    private static Quota quota(Setup setup, String region, String model) {
        return setup.settings().quotas().of(new Route(region, model));
    }

    private static Setup setup(String text) {
        return ((Outcome.Read) SetupFile.read(text, NOW)).setup();
    }

    private static List<FieldProblem> problems(String text) {
        return ((Outcome.Invalid) SetupFile.read(text, NOW)).problems();
    }
}
