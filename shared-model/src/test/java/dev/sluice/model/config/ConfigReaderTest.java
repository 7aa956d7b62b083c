package dev.sluice.model.config;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sluice.model.config.ConfigOutcome.Invalid;
import dev.sluice.model.config.ConfigOutcome.Valid;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ConfigReaderTest {

    static final String SMALLEST =
            """
            models:
              default: us.amazon.nova-2-lite-v1:0
              us.amazon.nova-2-lite-v1:0:
                routes: [{ region: us-east-1 }]
            lanes:
              only: {}
            """;

    @Test
    void smallestFile_getsEveryDefault() {
        var config = valid(SMALLEST);

        assertThat(config.name()).isEqualTo("sluice");
        assertThat(config.accountConcurrency()).isEqualTo(1000);
        assertThat(config.pacing()).isEqualTo(Pacing.LEDGER);
        assertThat(config.throttle()).isEqualTo(ThrottleConfig.DEFAULT);
        assertThat(config.breaker()).isEqualTo(BreakerConfig.DEFAULT);
        assertThat(config.inputs().allow()).isEmpty();
        assertThat(config.api().auth()).isEqualTo(Auth.IAM);
        assertThat(config.api().uploadUrlTtl()).isEqualTo(Duration.ofMinutes(15));
        assertThat(config.api().maxPromptBytes()).isEqualTo(1 << 20);
        assertThat(config.api().maxOpenTasksPerOwner()).isEmpty();
        assertThat(config.tasks()).isEqualTo(new TasksConfig(Duration.ofDays(30), 3));
        assertThat(config.alarms().oldestMessage()).isEqualTo(Duration.ofMinutes(15));
        assertThat(config.alarms().topicArn()).isEmpty();
    }

    @Test
    void smallestModelAndLane_getTheirDefaults() {
        var config = valid(SMALLEST);
        var model = config.model("us.amazon.nova-2-lite-v1:0").orElseThrow();

        assertThat(model.media()).isEqualTo(MediaMode.AUTO);
        assertThat(model.system()).isEmpty();
        assertThat(model.inference().maxTokens()).isEqualTo(500);
        assertThat(model.inference().temperature()).isNull();
        assertThat(model.inference().topP()).isNull();
        assertThat(model.routes())
                .containsExactly(
                        new RouteConfig(
                                "us-east-1", "us.amazon.nova-2-lite-v1:0", 1, QuotaConfig.UNKNOWN));
        var lane = config.lanes().getFirst();
        assertThat(lane.when()).isEqualTo(LaneRule.ANYTHING);
        assertThat(lane.readTimeout()).isEqualTo(Duration.ofSeconds(30));
        assertThat(lane.functionTimeout()).isEqualTo(Duration.ofSeconds(60));
        assertThat(lane.visibilityTimeout()).isEqualTo(Duration.ofSeconds(120));
        assertThat(lane.maxConcurrency()).isEmpty();
        assertThat(lane.batchSize()).isEqualTo(1);
        assertThat(lane.memoryMiB()).isEqualTo(512);
        assertThat(lane.expect()).isEqualTo(new Expectation(3, 12, 1700));
    }

    @Test
    void modelsAndLanes_keepTheOrderOfTheFile() {
        var models = new StringBuilder("models:\n  default: m9\n");
        for (int index = 9; index >= 0; index--) {
            models.append("  m" + index + ": { routes: [{ region: us-east-1 }] }\n");
        }
        var config =
                valid(models + "lanes:\n  zebra: { when: { documents: false } }\n  apple: {}\n");

        assertThat(config.models().keySet())
                .containsExactly("m9", "m8", "m7", "m6", "m5", "m4", "m3", "m2", "m1", "m0");
        assertThat(config.lanes()).extracting(LaneConfig::name).containsExactly("zebra", "apple");
        assertThat(LaneWidths.of(config).keySet()).containsExactly("zebra", "apple");
    }

    @Test
    void route_takesWhatTheModelSaysAndOverridesIt() {
        var routes =
                valid(
                                """
                                models:
                                  default: m
                                  m:
                                    quota: { rpm: 2000, tpm: 8000000 }
                                    routes:
                                      - { region: us-east-1, weight: 10 }
                                      - { region: eu-west-3, model: eu.m, quota: { rpm: 5 } }
                                lanes: { only: {} }
                                """)
                        .model("m")
                        .orElseThrow()
                        .routes();

        assertThat(routes.get(0).id()).isEqualTo("us-east-1#m");
        assertThat(routes.get(0).quota().rpm()).hasValue(2000);
        assertThat(routes.get(1).id()).isEqualTo("eu-west-3#eu.m");
        assertThat(routes.get(1).quota().rpm()).hasValue(5);
        assertThat(routes.get(1).quota().tpm()).hasValue(8_000_000);
    }

    @Test
    void nullStandsForAbsent() {
        assertThat(
                        valid(SMALLEST + "api: { maxOpenTasksPerOwner: null }\nthrottle: null\n")
                                .api()
                                .maxOpenTasksPerOwner())
                .isEmpty();
    }

    @Test
    void jsonCopy_readsAsTheYamlDoes() {
        assertThat(ConfigReader.json(ConfigReader.yamlAsJson(SMALLEST)))
                .isEqualTo(ConfigReader.yaml(SMALLEST))
                .isInstanceOf(Valid.class);
    }

    @Test
    void laneThrottle_overridesTheDeployments() {
        var lane =
                valid(
                                SMALLEST.replace(
                                                "only: {}",
                                                "only: { throttle: { backoffCap: 30s } }")
                                        + "throttle: { maxAttempts: 7 }\n")
                        .lanes()
                        .getFirst();

        assertThat(lane.throttle().backoffCap()).isEqualTo(Duration.ofSeconds(30));
        assertThat(lane.throttle().maxAttempts()).isEqualTo(7);
    }

    @ParameterizedTest
    @CsvSource({"0, 0, image", "4, 0, image", "5, 0, document", "0, 1, document", "4, 1, document"})
    void firstLaneWhoseRuleFits_takesTheTask(int images, int documents, String lane) {
        var config =
                valid(
                        SMALLEST.replace(
                                "only: {}",
                                "image: { when: { maxImages: 4, documents: false } }\n"
                                        + "  document: {}"));

        assertThat(config.laneFor(images, documents).name()).isEqualTo(lane);
    }

    @Test
    void emptyFile_saysWhatIsNeeded() {
        assertThat(problems(""))
                .extracting(ConfigProblem::path)
                .containsExactly("models.default", "lanes");
    }

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '"',
            value = {"\"- a\"", "\"just text\"", "\"42\""})
    void whatIsNoMapping_isSaidToBeNone(String text) {
        assertThat(problems(text)).first().asString().contains("must be a mapping");
    }

    @Test
    void brokenYaml_isOneProblemWithItsPlace() {
        assertThat(problems("name: [\n"))
                .singleElement()
                .satisfies(problem -> assertThat(problem.path()).startsWith("line "));
    }

    @Test
    void keyThatStandsTwice_isAProblem() {
        assertThat(problems(SMALLEST + "name: a\nname: b\n"))
                .singleElement()
                .satisfies(problem -> assertThat(problem.rule()).contains("name"));
    }

    @Test
    void orThrow_putsOneLineAProblem() {
        assertThat(ConfigReader.yaml("").toString()).contains("models.default");
        org.assertj.core.api.Assertions.assertThatThrownBy(() -> ConfigReader.yaml("").orThrow())
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("models.default: absent: must name one of the models")
                .hasMessageContaining("\nlanes: absent: must name at least one lane");
    }

    static SluiceConfig valid(String yaml) {
        return ConfigReader.yaml(yaml).orThrow();
    }

    static List<ConfigProblem> problems(String yaml) {
        return switch (ConfigReader.yaml(yaml)) {
            case Valid(var config) -> throw new AssertionError("valid: " + config);
            case Invalid(var problems) -> problems;
        };
    }
}
