package dev.sluice.infra;

import dev.sluice.model.config.SluiceConfig;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.Map;
import software.amazon.awscdk.App;
import software.amazon.awscdk.AppProps;

/// From a configuration to a cloud assembly. Depends on nothing but its arguments, so two of them
/// are equal.
public record Synthesis(FunctionsAsset functions, Map<String, Object> featureFlags) {

    /// Writes the assembly to where the CDK CLI, or `CDK_OUTDIR`, wants it.
    void write(SluiceConfig config, String configJson) throws IOException {
        var staging = Files.createTempDirectory("sluice-asset");
        try {
            var app = app();
            new SluiceStack(app, config, functions.with(configJson, staging));
            app.synth();
        } finally {
            delete(staging);
        }
    }

    /// An app that knows nothing of the machine it runs on.
    App app() {
        return new App(
                AppProps.builder()
                        .context(featureFlags)
                        .analyticsReporting(false)
                        .stackTraces(false)
                        .autoSynth(false)
                        .build());
    }

    private static void delete(Path directory) throws IOException {
        try (var paths = Files.walk(directory)) {
            for (var path : paths.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(path);
            }
        }
    }
}
