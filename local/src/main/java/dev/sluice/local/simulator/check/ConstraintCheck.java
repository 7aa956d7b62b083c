package dev.sluice.local.simulator.check;

import dev.sluice.local.simulator.wire.Block;
import dev.sluice.local.simulator.wire.ConverseBody;
import dev.sluice.local.simulator.wire.InferenceConfig;
import dev.sluice.local.simulator.wire.ServiceException;
import dev.sluice.local.simulator.wire.Source;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// The constraints that stand in the API's own model: ranges, lengths, enumerations, required
/// members.
final class ConstraintCheck {
    private static final List<String> ROLES = List.of("user", "assistant");
    private static final int MAX_STOP_SEQUENCES = 2_500;
    private static final int MAX_METADATA = 16;
    private static final int MAX_METADATA_LENGTH = 256;
    private static final int MAX_NAME = 200;
    private static final int MAX_URI = 1_024;
    private static final Pattern METADATA = Pattern.compile("[a-zA-Z0-9\\s:_@$#=/+,\\-.]*");

    private final Violations violations = new Violations();

    private ConstraintCheck() {}

    static void check(ConverseBody body) throws ServiceException {
        var check = new ConstraintCheck();
        check.roles(body);
        Blocks.visit(body, check::block);
        check.inference(body.inference());
        check.metadata(body.metadata());
        check.violations.throwIfAny();
    }

    private void roles(ConverseBody body) {
        for (int i = 0; i < body.messages().size(); i++) {
            oneOf(body.messages().get(i).role(), "messages.%d.member.role".formatted(i + 1), ROLES);
        }
    }

    private void block(Position position, Block block) {
        switch (block) {
            case Block.Image(var format, var source) -> {
                oneOf(format, position.member("image.format"), Formats.IMAGES);
                source(source, position.member("image.source"));
            }
            case Block.Document(var format, var name, var source) -> {
                if (format != null) {
                    oneOf(format, position.member("document.format"), Formats.DOCUMENTS);
                }
                name(name, position.member("document.name"));
                source(source, position.member("document.source"));
            }
            case Block.Text _, Block.Other _, Block.Nothing _ -> {}
        }
    }

    private void name(@Nullable String name, String path) {
        if (name == null) {
            violations.missing(path);
        } else if (name.isEmpty()) {
            violations.add(name, path, "Member must have length greater than or equal to 1");
        } else if (name.length() > MAX_NAME) {
            violations.add(name, path, "Member must have length less than or equal to " + MAX_NAME);
        }
    }

    private void source(Source source, String path) {
        switch (source) {
            case Source.Absent() -> violations.missing(path);
            case Source.Bytes(var bytes) when bytes.length == 0 ->
                    violations.add(
                            "java.nio.HeapByteBuffer[pos=0 lim=0 cap=0]",
                            path + ".bytes",
                            "Member must have length greater than or equal to 1");
            case Source.S3(var uri) when !Formats.S3_URI.matcher(uri).matches() ->
                    violations.add(
                            uri,
                            path + ".s3Location.uri",
                            "Member must satisfy regular expression pattern: "
                                    + Formats.S3_URI.pattern());
            case Source.S3(var uri) when uri.length() > MAX_URI ->
                    violations.add(
                            uri,
                            path + ".s3Location.uri",
                            "Member must have length less than or equal to " + MAX_URI);
            case Source.Bytes _, Source.S3 _, Source.Inline _ -> {}
        }
    }

    private void inference(InferenceConfig inference) {
        var maxTokens = inference.maxTokens();
        if (maxTokens != null && maxTokens < 1) {
            violations.add(
                    maxTokens,
                    "inferenceConfig.maxTokens",
                    "Member must have value greater than or equal to 1");
        }
        share(inference.temperature(), "inferenceConfig.temperature");
        share(inference.topP(), "inferenceConfig.topP");
        if (inference.stopSequences().size() > MAX_STOP_SEQUENCES) {
            violations.add(
                    inference.stopSequences().size() + " items",
                    "inferenceConfig.stopSequences",
                    "Member must have length less than or equal to " + MAX_STOP_SEQUENCES);
        }
        if (inference.stopSequences().contains("")) {
            violations.add(
                    "",
                    "inferenceConfig.stopSequences",
                    "Member must satisfy constraint: [Member must have length greater than or"
                            + " equal to 1]");
        }
    }

    private void share(@Nullable Double value, String path) {
        if (value != null && value < 0) {
            violations.add(value, path, "Member must have value greater than or equal to 0");
        } else if (value != null && value > 1) {
            violations.add(value, path, "Member must have value less than or equal to 1");
        }
    }

    private void metadata(Map<String, String> metadata) {
        if (metadata.size() > MAX_METADATA) {
            violations.add(
                    metadata.size() + " entries",
                    "requestMetadata",
                    "Member must have length less than or equal to " + MAX_METADATA);
        }
        metadata.forEach((key, value) -> {
            if (key.isEmpty() || !isMetadata(key) || !isMetadata(value)) {
                violations.add(
                        key + "=" + value,
                        "requestMetadata",
                        "Map keys and values must have length less than or equal to "
                                + MAX_METADATA_LENGTH
                                + " and satisfy regular expression pattern: "
                                + METADATA.pattern());
            }
        });
    }

    private static boolean isMetadata(String text) {
        return text.length() <= MAX_METADATA_LENGTH && METADATA.matcher(text).matches();
    }

    private void oneOf(@Nullable String value, String path, List<String> allowed) {
        if (value == null) {
            violations.missing(path);
        } else if (!allowed.contains(value)) {
            violations.add(value, path, "Member must satisfy enum value set: " + allowed);
        }
    }
}
