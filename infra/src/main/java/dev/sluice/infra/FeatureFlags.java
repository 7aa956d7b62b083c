package dev.sluice.infra;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.type.TypeReference;
import dev.sluice.model.Json;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;

/// The context in `cdk.json`, so that the template is the same with and without the CDK CLI.
final class FeatureFlags {

    private FeatureFlags() {}

    static Map<String, Object> of(Path cdkJson) {
        try {
            var context = Json.mapper().readTree(Files.readString(cdkJson)).path("context");
            var flags =
                    new TreeMap<>(
                            Json.mapper()
                                    .convertValue(
                                            context, new TypeReference<Map<String, Object>>() {}));
            // The CLI sets these; they only put metadata into the template.
            flags.put("aws:cdk:enable-path-metadata", true);
            flags.put("aws:cdk:enable-asset-metadata", true);
            return flags;
        } catch (JsonProcessingException unreadable) {
            throw new IllegalStateException(
                    cdkJson + ": " + unreadable.getOriginalMessage(), unreadable);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
