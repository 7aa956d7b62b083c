package dev.sluice.local.simulator;

import static dev.sluice.local.simulator.Rig.CLAUDE;
import static dev.sluice.local.simulator.Rig.NOVA;
import static dev.sluice.local.simulator.Rig.REGION;
import static dev.sluice.local.simulator.Rig.request;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.sluice.local.simulator.check.Digest;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.bedrockruntime.BedrockRuntimeClient;
import software.amazon.awssdk.services.bedrockruntime.model.ContentBlock;
import software.amazon.awssdk.services.bedrockruntime.model.ConverseResponse;
import software.amazon.awssdk.services.bedrockruntime.model.CountTokensInput;
import software.amazon.awssdk.services.bedrockruntime.model.DocumentBlock;
import software.amazon.awssdk.services.bedrockruntime.model.DocumentSource;
import software.amazon.awssdk.services.bedrockruntime.model.ImageBlock;
import software.amazon.awssdk.services.bedrockruntime.model.ImageSource;
import software.amazon.awssdk.services.bedrockruntime.model.StopReason;
import software.amazon.awssdk.services.bedrockruntime.model.ValidationException;

class ConverseIT {
    private Rig rig;
    private BedrockRuntimeClient sdk;

    @BeforeEach
    void start() throws IOException {
        rig =
                new Rig(
                        SimulatorConfig.onAnyPort(),
                        uri ->
                                uri.equals("s3://inputs/a.png")
                                        ? Optional.of(Media.png(40, 30))
                                        : Optional.empty());
        sdk = rig.sdk();
    }

    @AfterEach
    void stop() throws IOException {
        sdk.close();
        rig.close();
    }

    @Test
    void text_isAnsweredWithItsDigestAndUsage() {
        var answer = sdk.converse(request(NOVA, r -> {}, ContentBlock.fromText("Say hello.")));

        assertThat(answer.stopReason()).isEqualTo(StopReason.END_TURN);
        assertThat(text(answer)).contains("text sha256=" + digest("Say hello.") + " size=10");
        assertThat(answer.usage().inputTokens()).isEqualTo(3);
        assertThat(answer.usage().outputTokens()).isPositive();
        assertThat(answer.usage().totalTokens())
                .isEqualTo(answer.usage().inputTokens() + answer.usage().outputTokens());
        assertThat(answer.metrics().latencyMs()).isNotNull();
        assertThat(answer.responseMetadata().requestId())
                .isEqualTo(rig.simulator.calls().getFirst().id());
    }

    @Test
    void sameRequest_isAnsweredAlike() {
        var request = request(NOVA, r -> {}, ContentBlock.fromText("Extract the invoice."));
        assertThat(text(sdk.converse(request))).isEqualTo(text(sdk.converse(request)));
    }

    @Test
    void media_areAnsweredWithTheDigestOfTheirBytes() {
        var png = Media.png(640, 480);
        var pdf = Media.pdf(3);
        var answer =
                sdk.converse(
                        request(
                                NOVA,
                                r -> {},
                                image(ImageSource.fromBytes(SdkBytes.fromByteArray(png))),
                                document("report", pdf),
                                ContentBlock.fromText("Describe both.")));

        assertThat(text(answer))
                .contains(
                        "image png sha256=%s size=%d pixels=640x480"
                                .formatted(Digest.of(png), png.length))
                .contains(
                        "document pdf \"report\" sha256=%s size=%d pages=3"
                                .formatted(Digest.of(pdf), pdf.length));
        assertThat(answer.usage().inputTokens()).isEqualTo(230 + 3 * 2_560 + 4);
    }

    @Test
    void imageInABucket_isReadThroughThePort() {
        var location = ImageSource.builder().s3Location(l -> l.uri("s3://inputs/a.png")).build();
        var answer =
                sdk.converse(
                        request(NOVA, r -> {}, image(location), ContentBlock.fromText("What?")));

        assertThat(text(answer))
                .contains("sha256=" + Digest.of(Media.png(40, 30)))
                .contains("pixels=40x30");
    }

    @Test
    void missingObject_isAValidationException() {
        var location = ImageSource.builder().s3Location(l -> l.uri("s3://inputs/b.png")).build();
        assertThatExceptionOfType(ValidationException.class)
                .isThrownBy(() ->
                        sdk.converse(
                                request(
                                        NOVA,
                                        r -> {},
                                        image(location),
                                        ContentBlock.fromText("What?"))))
                .withMessageContaining("S3 object");
    }

    @Test
    void answerLongerThanMaxTokens_isCut() {
        var answer =
                sdk.converse(
                        request(
                                NOVA,
                                r -> r.inferenceConfig(i -> i.maxTokens(5)),
                                ContentBlock.fromText("Tell me everything.")));

        assertThat(answer.stopReason()).isEqualTo(StopReason.MAX_TOKENS);
        assertThat(answer.usage().outputTokens()).isEqualTo(5);
        assertThat(text(answer)).hasSize(17);
    }

    @Test
    void stopSequence_endsTheAnswerBeforeIt() {
        var answer =
                sdk.converse(
                        request(
                                NOVA,
                                r -> r.inferenceConfig(i -> i.stopSequences("sha256")),
                                ContentBlock.fromText("Go.")));

        assertThat(answer.stopReason()).isEqualTo(StopReason.STOP_SEQUENCE);
        assertThat(text(answer)).endsWith("text ").doesNotContain("sha256");
    }

    @Test
    void profileArn_arrivesWholeThoughItHasASlash() {
        var arn = "arn:aws:bedrock:us-east-1:000000000000:inference-profile/" + NOVA;
        sdk.converse(request(arn, r -> {}, ContentBlock.fromText("Hello.")));

        assertThat(rig.simulator.calls()).singleElement().extracting("modelId").isEqualTo(arn);
    }

    @Test
    void ledgerLine_namesTaskRouteAndAttempt() {
        sdk.converse(
                request(
                        NOVA,
                        r -> r.requestMetadata(Map.of("taskId", "01JD0000000000000000000000")),
                        ContentBlock.fromText("Hello.")));

        assertThat(rig.simulator.calls())
                .singleElement()
                .satisfies(call -> {
                    assertThat(call.isCompleted()).isTrue();
                    assertThat(call.taskId()).isEqualTo("01JD0000000000000000000000");
                    assertThat(call.region()).isEqualTo(REGION);
                    assertThat(call.modelId()).isEqualTo(NOVA);
                    assertThat(call.sdkAttempt()).isEqualTo(1);
                    assertThat(call.invocationId()).isNotBlank();
                    assertThat(call.inputTokens()).isEqualTo(2);
                    assertThat(call.outputTokens()).isPositive();
                    assertThat(call.endedAt()).isAfterOrEqualTo(call.startedAt());
                });
        var figures = rig.simulator.stats().route(new Route(REGION, NOVA));
        assertThat(figures.outcome("completed")).isEqualTo(1);
        assertThat(figures.inFlight()).isZero();
        assertThat(figures.peakInFlight()).isEqualTo(1);
    }

    @Test
    void tokens_areCountedForAModelThatCan() {
        var counting =
                sdk.countTokens(r -> r.modelId("amazon.nova-lite-v1:0").input(converse("Seven b")));
        assertThat(counting.inputTokens()).isEqualTo(2);
    }

    @Test
    void tokens_areNotCountedForNova2() {
        assertThatExceptionOfType(ValidationException.class)
                .isThrownBy(() -> sdk.countTokens(r -> r.modelId(NOVA).input(converse("Hi"))))
                .withMessageContaining("This action doesn't support the model");
    }

    @Test
    void f30_bareIdOfAProfileOnlyModel_isRefusedWithTheServicesText() {
        assertThatExceptionOfType(ValidationException.class)
                .isThrownBy(() ->
                        sdk.converse(
                                request(
                                        "amazon.nova-2-lite-v1:0",
                                        r -> {},
                                        ContentBlock.fromText("Hi"))))
                .withMessageContaining("with on-demand throughput isn’t supported");
        assertThat(rig.simulator.calls())
                .singleElement()
                .extracting("outcome")
                .isEqualTo("ValidationException");
    }

    @Test
    void f29_temperatureWithTopP_isRefusedByClaude45() {
        assertThatExceptionOfType(ValidationException.class)
                .isThrownBy(() ->
                        sdk.converse(
                                request(
                                        CLAUDE,
                                        r -> r.inferenceConfig(i -> i.temperature(0.2f).topP(0.9f)),
                                        ContentBlock.fromText("Hi"))))
                .withMessageContaining("cannot both be specified");
    }

    private static CountTokensInput converse(String text) {
        return CountTokensInput.fromConverse(
                c -> c.messages(m -> m.role("user").content(ContentBlock.fromText(text))));
    }

    private static ContentBlock image(ImageSource source) {
        return ContentBlock.fromImage(ImageBlock.builder().format("png").source(source).build());
    }

    private static ContentBlock document(String name, byte[] pdf) {
        return ContentBlock.fromDocument(
                DocumentBlock.builder()
                        .format("pdf")
                        .name(name)
                        .source(DocumentSource.fromBytes(SdkBytes.fromByteArray(pdf)))
                        .build());
    }

    private static String text(ConverseResponse answer) {
        return answer.output().message().content().getFirst().text();
    }

    private static String digest(String text) {
        return Digest.of(text.getBytes(StandardCharsets.UTF_8));
    }
}
