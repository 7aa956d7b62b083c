package dev.sluice.loadtest.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

class ScenariosTest {

    @TestFactory
    Stream<DynamicTest> everyShippedScenario_isValid() {
        return Scenarios.SHIPPED.stream()
                .map(name ->
                        DynamicTest.dynamicTest(
                                name,
                                () ->
                                        assertThat(Scenarios.find(name))
                                                .isInstanceOfSatisfying(
                                                        ScenarioOutcome.Valid.class,
                                                        valid ->
                                                                assertThat(valid.scenario().name())
                                                                        .isEqualTo(name))));
    }

    @Test
    void publishedBurst_isThreeQuartersTooMany() throws IOException {
        var scenario = ((ScenarioOutcome.Valid) Scenarios.find("rpm-burst-300")).scenario();
        var atOnce =
                scenario.quota().rpm().orElseThrow()
                        * scenario.quota().requestBurst().toMillis()
                        / 60_000;

        assertThat(atOnce).isEqualTo(75);
        assertThat(scenario.requests()).isEqualTo(300);
    }

    @Test
    void sweep_isOneRunAStep() throws IOException {
        var scenario = ((ScenarioOutcome.Valid) Scenarios.find("sweep")).scenario();

        assertThat(scenario.runs())
                .extracting(Scenario::requests)
                .containsExactly(100, 200, 300, 400, 500, 600);
    }

    @Test
    void unknownName_saysWhatThereIs() throws IOException {
        assertThat(Scenarios.find("rpm-burst"))
                .isEqualTo(new ScenarioOutcome.Unknown("rpm-burst", Scenarios.SHIPPED));
    }
}
