package dev.sluice.loadtest.run;

import dev.sluice.loadtest.input.GeneratedFile;
import dev.sluice.loadtest.input.Payload;
import dev.sluice.loadtest.scenario.Target;
import java.util.ArrayList;
import java.util.Map;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.bedrockruntime.model.ContentBlock;
import software.amazon.awssdk.services.bedrockruntime.model.ConversationRole;
import software.amazon.awssdk.services.bedrockruntime.model.ConverseRequest;
import software.amazon.awssdk.services.bedrockruntime.model.DocumentFormat;
import software.amazon.awssdk.services.bedrockruntime.model.ImageFormat;

/// Writes a payload as a Converse request: files first, then the prompt.
final class ConverseRequestOf {

    private ConverseRequestOf() {}

    static ConverseRequest payload(Payload payload, Target target) {
        var blocks = new ArrayList<ContentBlock>();
        for (var file : payload.files()) {
            blocks.add(block(file, blocks.size() + 1));
        }
        blocks.add(ContentBlock.fromText(payload.prompt()));
        return ConverseRequest.builder()
                .modelId(target.model())
                .messages(message -> message.role(ConversationRole.USER).content(blocks))
                .inferenceConfig(settings -> settings.maxTokens(target.maxTokens()))
                .requestMetadata(Map.of("taskId", "load-" + payload.request()))
                .build();
    }

    private static ContentBlock block(GeneratedFile file, int number) {
        var bytes = SdkBytes.fromByteArrayUnsafe(file.bytes());
        return switch (file.kind()) {
            case PNG -> image(ImageFormat.PNG, bytes);
            case JPEG -> image(ImageFormat.JPEG, bytes);
            case PDF ->
                    ContentBlock.fromDocument(document ->
                            document.format(DocumentFormat.PDF)
                                    .name("Document " + number)
                                    .source(source -> source.bytes(bytes)));
        };
    }

    private static ContentBlock image(ImageFormat format, SdkBytes bytes) {
        return ContentBlock.fromImage(
                image -> image.format(format).source(source -> source.bytes(bytes)));
    }
}
