package dev.sluice.loadtest.scenario;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.InstanceOfAssertFactories.type;

import dev.sluice.loadtest.arrival.Arrival;
import java.time.Duration;
import java.util.List;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

class ScenarioReaderTest {

    @Test
    void smallestFile_hasDefaults() {
        var scenario = valid("requests: 3\nmodel: us.amazon.nova-2-lite-v1:0\n");

        assertThat(scenario.name()).isEqualTo("mine");
        assertThat(scenario.arrival()).isEqualTo(new Arrival.Burst());
        assertThat(scenario.quota().rpm()).isEmpty();
        assertThat(scenario.retry().rounds()).isEqualTo(6);
        assertThat(scenario.inputs()).hasSize(1);
        assertThat(scenario.target().regions()).containsExactly("us-east-1");
    }

    @Test
    void allMistakes_areListedAtOnce_withPathValueAndRule() {
        var mistakes =
                mistakes(
                        """
                        requests: 0
                        model: us.amazon.nova-9
                        colour: red
                        arrival: { kind: sometimes }
                        inputs:
                          - { images: { count: many, format: gif } }
                        quota: { rpm: -1 }
                        latency: { base: soon }
                        """);

        assertThat(mistakes)
                .extracting(Mistake::path)
                .containsExactlyInAnyOrder(
                        "colour",
                        "requests",
                        "model",
                        "arrival.kind",
                        "inputs[0].images.count",
                        "inputs[0].images.format",
                        "quota.rpm",
                        "latency.base");
        assertThat(mistakes)
                .contains(
                        new Mistake(
                                "arrival.kind",
                                "\"sometimes\"",
                                "must be one of burst, constant, poisson, ramp"));
    }

    @Test
    void unknownModel_saysWhichThereAre() {
        assertThat(mistakes("requests: 1\nmodel: gpt\n").getFirst().rule())
                .startsWith("no such model; there are ")
                .contains("amazon.nova-2-lite-v1:0");
    }

    @Test
    void missingNecessities_areNamed() {
        assertThat(mistakes("about: nothing\narrival: { kind: poisson }\n"))
                .extracting(Mistake::path)
                .containsExactlyInAnyOrder("requests", "model", "arrival.perMinute");
    }

    @Test
    void noYaml_saysWhere() {
        assertThat(mistakes("requests: [1\n").getFirst().path()).startsWith("line ");
        assertThat(mistakes("").getFirst().rule()).startsWith("must be a mapping");
    }

    @Test
    void scale_dividesEveryDuration_andMultipliesEveryRate() {
        var scaled =
                valid(
                                """
                                requests: 3
                                model: us.amazon.nova-2-lite-v1:0
                                arrival: { kind: constant, perMinute: 10 }
                                quota: { rpm: 200, tpm: 1000, tpd: 9000, requestBurst: 20s, tokenBurst: 10s }
                                latency: { base: 2s, perImage: 1s, perPage: 4s, perOutputToken: 10ms }
                                faults: [ { kind: region_down, from: 1m, for: 2m } ]
                                retry: { base: 2s, cap: 10s }
                                """)
                        .scaled(4);

        assertThat(scaled.arrival()).isEqualTo(new Arrival.Constant(40));
        assertThat(scaled.quota())
                .isEqualTo(
                        new QuotaShape(
                                OptionalLong.of(800),
                                OptionalLong.of(4000),
                                OptionalLong.of(9000),
                                Duration.ofSeconds(5),
                                Duration.ofMillis(2500),
                                QuotaShape.Counting.BUCKET));
        assertThat(scaled.latency())
                .isEqualTo(
                        new LatencyShape(
                                Duration.ofMillis(500),
                                Duration.ofMillis(250),
                                Duration.ofSeconds(1),
                                Duration.ofNanos(2_500_000),
                                0.2));
        assertThat(scaled.faults().getFirst().from()).isEqualTo(Duration.ofSeconds(15));
        assertThat(scaled.faults().getFirst().lasting()).contains(Duration.ofSeconds(30));
        assertThat(scaled.retry())
                .isEqualTo(new RetryShape(6, Duration.ofMillis(500), Duration.ofMillis(2500)));
    }

    private static Scenario valid(String yaml) {
        return assertThat(ScenarioReader.read("mine", yaml))
                .asInstanceOf(type(ScenarioOutcome.Valid.class))
                .actual()
                .scenario();
    }

    private static List<Mistake> mistakes(String yaml) {
        return assertThat(ScenarioReader.read("mine", yaml))
                .asInstanceOf(type(ScenarioOutcome.Invalid.class))
                .actual()
                .mistakes();
    }
}
