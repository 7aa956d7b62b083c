package dev.sluice.infra;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SynthesisTest {

    private final Synthesized stack = Synthesized.ofDefault();

    @Test
    void f84_twoSynthsAreEqualDownToTheHashOfTheCode() {
        var again = Synthesized.of(UnaryOperator.identity());
        assertThat(again.template()).isEqualTo(stack.template());
    }

    @Test
    void f84_theCodeChangesWithTheConfiguration() {
        var other = Synthesized.of(yaml -> yaml.replace("maxDeliveries: 3", "maxDeliveries: 4"));
        assertThat(code(other)).isNotEqualTo(code(stack));
        assertThat(code(stack)).matches("[0-9a-f]{64}\\.zip");
    }

    @Test
    void synth_warnsOfNothing() {
        assertThat(stack.warnings()).isZero();
    }

    @Test
    void outputs_areTheOnesOthersBuildOn() {
        assertThat(stack.template().path("Outputs").propertyStream().map(Map.Entry::getKey))
                .containsExactlyInAnyOrder(
                        "ApiUrl",
                        "TasksTable",
                        "ControlTable",
                        "Bucket",
                        "ImageQueueUrl",
                        "ImageDeadLetterQueueUrl",
                        "DocumentQueueUrl",
                        "DocumentDeadLetterQueueUrl");
        assertThat(Synthesized.text(stack.template().path("Outputs").path("ApiUrl").path("Value")))
                .isEqualTo("https://ApiRest.execute-api.AWS::Region.AWS::URLSuffix/v1");
    }

    @Test
    void functionsThatAreNotBuilt_areSaidToBe(@TempDir Path empty) {
        assertThatThrownBy(() ->
                        new FunctionsAsset(empty.resolve("asset"))
                                .with("{}", empty.resolve("staging")))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("build the functions first");
    }

    private static String code(Synthesized stack) {
        return stack.properties("AWS::Lambda::Function", "Sweep")
                .path("Code")
                .path("S3Key")
                .asText();
    }
}
