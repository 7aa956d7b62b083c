package dev.sluice.bedrock.model;

import java.util.regex.Pattern;

/// How a model id names its model.
public sealed interface ModelReference {

    /// The model's own id, or its foundation-model ARN.
    record Bare(String modelId) implements ModelReference {}

    /// A system-defined inference profile, by id or ARN.
    record Profile(String geography, String modelId) implements ModelReference {}

    /// An id that does not tell which model is behind it: provisioned throughput, an application
    /// inference profile, or something unknown.
    record Opaque(String id) implements ModelReference {}

    /// Reads an id or ARN.
    static ModelReference parse(String id) {
        var arn = Forms.ARN.matcher(id);
        if (!arn.matches()) {
            return ofId(id);
        }
        return switch (arn.group("kind")) {
            case "foundation-model", "inference-profile" -> ofId(arn.group("name"));
            default -> new Opaque(id);
        };
    }

    private static ModelReference ofId(String id) {
        var profile = Forms.PROFILE.matcher(id);
        if (profile.matches()) {
            return new Profile(profile.group("geography"), profile.group("model"));
        }
        return Forms.BARE.matcher(id).matches() ? new Bare(id) : new Opaque(id);
    }

    /// The shapes of ids.
    final class Forms {
        private static final Pattern ARN =
                Pattern.compile(
                        "arn:aws[a-z-]*:bedrock:[a-z0-9-]*:[0-9]*:(?<kind>[a-z-]+)/(?<name>.+)");
        private static final Pattern PROFILE =
                Pattern.compile(
                        "(?<geography>us|us-gov|eu|apac|jp|au|ca|global)"
                                + "\\.(?<model>[a-z0-9]+\\..+)");
        private static final Pattern BARE = Pattern.compile("[a-z0-9]+\\.[A-Za-z0-9.:_-]+");

        private Forms() {}
    }
}
