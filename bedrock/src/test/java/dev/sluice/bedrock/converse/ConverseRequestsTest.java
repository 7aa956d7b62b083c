package dev.sluice.bedrock.converse;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.sluice.bedrock.ContentPart;
import dev.sluice.bedrock.DocumentFormat;
import dev.sluice.bedrock.ImageFormat;
import dev.sluice.bedrock.InferenceRequest;
import dev.sluice.bedrock.InferenceSettings;
import dev.sluice.bedrock.MediaSource;
import dev.sluice.bedrock.Outcome;
import dev.sluice.bedrock.model.ModelCatalogue;
import dev.sluice.bedrock.model.ModelProfile;
import dev.sluice.bedrock.route.Route;
import dev.sluice.model.ErrorCode;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.core.document.Document;
import software.amazon.awssdk.services.bedrockruntime.model.ConverseRequest;

class ConverseRequestsTest {

    private static final ModelProfile NOVA = profile("us.amazon.nova-2-lite-v1:0");
    private static final ModelProfile CLAUDE =
            profile("us.anthropic.claude-sonnet-4-5-20250929-v1:0");

    private static ModelProfile profile(String id) {
        return ModelCatalogue.standard().profile(id).orElseThrow();
    }

    private static InferenceRequest request(
            @Nullable String system, InferenceSettings settings, Map<String, Object> additional) {
        return new InferenceRequest(
                "m",
                system,
                List.of(new ContentPart.TextPart("hi")),
                settings,
                additional,
                Map.of("taskId", "T1"));
    }

    private static ConverseRequest built(InferenceRequest request) {
        return ConverseRequests.of(
                request, NOVA, new Route("us-east-1", "the-id"), Duration.ofSeconds(9));
    }

    @Test
    void request_saysEverything() {
        var settings = new InferenceSettings(500, 0.25, 0.75, List.of("END"));
        var built = built(request("Be brief.", settings, Map.of("top_k", 5)));

        assertThat(built.modelId()).isEqualTo("the-id");
        assertThat(built.system().getFirst().text()).isEqualTo("Be brief.");
        assertThat(built.messages().getFirst().roleAsString()).isEqualTo("user");
        assertThat(built.inferenceConfig().maxTokens()).isEqualTo(500);
        assertThat(built.inferenceConfig().temperature()).isEqualTo(0.25f);
        assertThat(built.inferenceConfig().topP()).isEqualTo(0.75f);
        assertThat(built.inferenceConfig().stopSequences()).containsExactly("END");
        assertThat(built.additionalModelRequestFields())
                .isEqualTo(Document.mapBuilder().putNumber("top_k", 5).build());
        assertThat(built.requestMetadata()).isEqualTo(Map.of("taskId", "T1"));
        assertThat(built.overrideConfiguration().orElseThrow().apiCallAttemptTimeout())
                .contains(Duration.ofSeconds(9));
    }

    @Test
    void f49_maxTokens_areAlwaysSent() {
        assertThat(built(request(null, InferenceSettings.NONE, Map.of())).inferenceConfig())
                .satisfies(config -> {
                    assertThat(config.maxTokens()).isEqualTo(64_000);
                    assertThat(config.temperature()).isNull();
                    assertThat(config.topP()).isNull();
                });
    }

    @Test
    void blankSystem_andNoFields_areNotSent() {
        var built = built(request("\u00A0", InferenceSettings.NONE, Map.of()));

        assertThat(built.hasSystem()).isFalse();
        assertThat(built.additionalModelRequestFields()).isNull();
    }

    @Test
    void media_goAsBytesOrByReference() {
        var request =
                new InferenceRequest(
                        "m",
                        null,
                        List.of(
                                new ContentPart.ImagePart(
                                        ImageFormat.WEBP, new MediaSource.Bytes(new byte[] {1})),
                                new ContentPart.DocumentPart(
                                        "d", DocumentFormat.XLSX, new MediaSource.S3("s3://b/k"))),
                        InferenceSettings.NONE,
                        Map.of(),
                        Map.of());
        var blocks = built(request).messages().getFirst().content();

        assertThat(blocks.get(0).image().formatAsString()).isEqualTo("webp");
        assertThat(blocks.get(0).image().source().bytes().asByteArray()).containsExactly(1);
        assertThat(blocks.get(1).document().formatAsString()).isEqualTo("xlsx");
        assertThat(blocks.get(1).document().source().s3Location().uri()).isEqualTo("s3://b/k");
        assertThat(built(request).hasRequestMetadata()).isFalse();
    }

    @Test
    void metadata_isMadeToFit() {
        var pairs = new LinkedHashMap<String, String>();
        pairs.put("taskId", "a*b\u3000é");
        pairs.put("", "x");
        for (int i = 0; i < 20; i++) {
            pairs.put("key" + i, "v".repeat(300));
        }

        var fit = RequestMetadata.of(pairs);

        assertThat(fit).hasSize(16).containsEntry("taskId", "a_b__").doesNotContainKey("");
        assertThat(fit.get("key0")).hasSize(256);
    }

    @Test
    void jsonValues_keepTheirTypes() {
        var nested = new LinkedHashMap<String, Object>();
        nested.put("a", null);
        nested.put("b", List.of(true, "x", 1.5, 12345678901L));

        assertThat(JsonDocument.of(nested))
                .isEqualTo(
                        Document.mapBuilder()
                                .putNull("a")
                                .putList(
                                        "b",
                                        list ->
                                                list.addBoolean(true)
                                                        .addString("x")
                                                        .addNumber(1.5)
                                                        .addNumber(12345678901L))
                                .build());
        assertThatThrownBy(() -> JsonDocument.of(new Object()))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void f29_temperatureAndTopP_areNeverBothSentToANewModel() {
        var both = request(null, new InferenceSettings(10, 0.2, 0.9, List.of()), Map.of());

        assertThat(RequestRules.broken(both, CLAUDE))
                .map(Outcome.Rejected::code)
                .contains(ErrorCode.INVALID_REQUEST);
        assertThat(RequestRules.broken(both, NOVA)).isEmpty();
    }

    @Test
    void f29_defaults_neverCompleteThePair() {
        var defaults = new InferenceSettings(500, 0.2, null, List.of("X"));
        var asked = new InferenceSettings(null, null, 0.9, List.of());

        assertThat(asked.orElse(defaults))
                .isEqualTo(new InferenceSettings(500, null, 0.9, List.of("X")));
        assertThat(InferenceSettings.NONE.orElse(defaults)).isEqualTo(defaults);
    }

    @Test
    void moreTokensThanTheModelWrites_areRefused() {
        var request = request(null, new InferenceSettings(64_001, null, null, List.of()), Map.of());

        assertThat(RequestRules.broken(request, NOVA)).isPresent();
    }
}
