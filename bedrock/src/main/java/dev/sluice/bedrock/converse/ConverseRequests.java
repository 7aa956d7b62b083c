package dev.sluice.bedrock.converse;

import dev.sluice.bedrock.ContentPart;
import dev.sluice.bedrock.InferenceRequest;
import dev.sluice.bedrock.InferenceSettings;
import dev.sluice.bedrock.MediaSource;
import dev.sluice.bedrock.media.BlankText;
import dev.sluice.bedrock.model.ModelProfile;
import dev.sluice.bedrock.route.Route;
import java.time.Duration;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.bedrockruntime.model.ContentBlock;
import software.amazon.awssdk.services.bedrockruntime.model.ConversationRole;
import software.amazon.awssdk.services.bedrockruntime.model.ConverseRequest;
import software.amazon.awssdk.services.bedrockruntime.model.DocumentBlock;
import software.amazon.awssdk.services.bedrockruntime.model.DocumentSource;
import software.amazon.awssdk.services.bedrockruntime.model.ImageBlock;
import software.amazon.awssdk.services.bedrockruntime.model.ImageSource;
import software.amazon.awssdk.services.bedrockruntime.model.InferenceConfiguration;
import software.amazon.awssdk.services.bedrockruntime.model.Message;
import software.amazon.awssdk.services.bedrockruntime.model.S3Location;
import software.amazon.awssdk.services.bedrockruntime.model.SystemContentBlock;

/// Our request in the service's words.
final class ConverseRequests {

    private ConverseRequests() {}

    static ConverseRequest of(
            InferenceRequest request, ModelProfile profile, Route route, Duration attemptTimeout) {
        var built =
                ConverseRequest.builder()
                        .modelId(route.modelId())
                        .messages(message(request))
                        .inferenceConfig(inference(request.settings(), profile))
                        .overrideConfiguration(
                                override -> override.apiCallAttemptTimeout(attemptTimeout));
        if (request.system() != null && !BlankText.isBlank(request.system())) {
            built.system(SystemContentBlock.fromText(request.system()));
        }
        if (!request.additional().isEmpty()) {
            built.additionalModelRequestFields(JsonDocument.of(request.additional()));
        }
        var metadata = RequestMetadata.of(request.metadata());
        if (!metadata.isEmpty()) {
            built.requestMetadata(metadata);
        }
        return built.build();
    }

    private static Message message(InferenceRequest request) {
        return Message.builder()
                .role(ConversationRole.USER)
                .content(request.content().stream().map(ConverseRequests::block).toList())
                .build();
    }

    /// Without `maxTokens` the service would reserve the model's maximum from the quota anyway;
    /// sent, it can be accounted for.
    private static InferenceConfiguration inference(
            InferenceSettings settings, ModelProfile profile) {
        var maxTokens = settings.maxTokens();
        var built =
                InferenceConfiguration.builder()
                        .maxTokens(maxTokens == null ? profile.maxOutputTokens() : maxTokens);
        if (settings.temperature() != null) {
            built.temperature(settings.temperature().floatValue());
        }
        if (settings.topP() != null) {
            built.topP(settings.topP().floatValue());
        }
        if (!settings.stopSequences().isEmpty()) {
            built.stopSequences(settings.stopSequences());
        }
        return built.build();
    }

    private static ContentBlock block(ContentPart part) {
        return switch (part) {
            case ContentPart.TextPart(var text) -> ContentBlock.fromText(text);
            case ContentPart.ImagePart(var format, var source) ->
                    ContentBlock.fromImage(
                            ImageBlock.builder()
                                    .format(format.wire())
                                    .source(image(source))
                                    .build());
            case ContentPart.DocumentPart(var name, var format, var source) ->
                    ContentBlock.fromDocument(
                            DocumentBlock.builder()
                                    .name(name)
                                    .format(format.wire())
                                    .source(document(source))
                                    .build());
        };
    }

    private static ImageSource image(MediaSource source) {
        return switch (source) {
            case MediaSource.Bytes(var content) ->
                    ImageSource.fromBytes(SdkBytes.fromByteArrayUnsafe(content));
            case MediaSource.S3(var uri) ->
                    ImageSource.fromS3Location(S3Location.builder().uri(uri).build());
        };
    }

    private static DocumentSource document(MediaSource source) {
        return switch (source) {
            case MediaSource.Bytes(var content) ->
                    DocumentSource.fromBytes(SdkBytes.fromByteArrayUnsafe(content));
            case MediaSource.S3(var uri) ->
                    DocumentSource.fromS3Location(S3Location.builder().uri(uri).build());
        };
    }
}
