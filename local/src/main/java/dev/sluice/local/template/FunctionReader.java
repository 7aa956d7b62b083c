package dev.sluice.local.template;

import java.time.Duration;
import java.util.Set;

/// Reads `AWS::Lambda::Function`.
final class FunctionReader {
    static final String TYPE = "AWS::Lambda::Function";
    private static final int DEFAULT_SECONDS = 3;
    private static final int DEFAULT_MEGABYTES = 128;

    private FunctionReader() {}

    static FunctionResource read(
            Fields function, PhysicalNames names, CodeAssets assets, String notedPath) {
        function.only(
                Set.of(
                        "Code",
                        "Environment",
                        "FunctionName",
                        "Handler",
                        "MemorySize",
                        "ReservedConcurrentExecutions",
                        "Runtime",
                        "Timeout"),
                Set.of(
                        "Architectures",
                        "Description",
                        "EphemeralStorage",
                        "LoggingConfig",
                        "RecursiveLoop",
                        "Role",
                        "SnapStart",
                        "Tags",
                        "TracingConfig"));
        if (!function.text("Runtime").startsWith("java")) {
            throw function.unknown("Runtime", "local mode runs Java only");
        }
        var code = function.object("Code").only(Set.of("S3Bucket", "S3Key"), Set.of());
        return new FunctionResource(
                function.logicalId(),
                names.name(function.logicalId()),
                function.text("Handler"),
                function.object("Environment").map("Variables"),
                Duration.ofSeconds(function.number("Timeout", DEFAULT_SECONDS)),
                function.number("MemorySize", DEFAULT_MEGABYTES),
                assets.directory(code, notedPath),
                function.find("ReservedConcurrentExecutions").map(Integer::valueOf).orElse(null));
    }
}
