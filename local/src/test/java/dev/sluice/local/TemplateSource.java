package dev.sluice.local;

import dev.sluice.local.engine.StartFailure;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/// Keeps a cloud assembly up to date: runs the CDK app when something it depends on has changed.
///
/// @param project the root of the repository, everything in it built
/// @param config the `sluice.yaml` to deploy
/// @param assembly directory for the assembly
record TemplateSource(Path project, Path config, Path assembly) {
    private static final String APP = "dev.sluice.infra.SluiceApp";
    private static final String NODE_NOTICE = "JSII_SILENCE_WARNING_END_OF_LIFE_NODE_VERSION";

    /// The directory of an assembly that is up to date.
    ///
    /// @throws StartFailure when the app refuses the configuration, with what it says
    Path upToDate() {
        try {
            var classPath = classPath();
            var fingerprint = fingerprint(classPath).hex();
            var kept = assembly.resolve("fingerprint");
            if (!Files.exists(kept) || !Files.readString(kept).equals(fingerprint)) {
                Files.createDirectories(assembly);
                Files.deleteIfExists(kept);
                synthesize(classPath);
                Files.writeString(kept, fingerprint);
            }
            return assembly;
        } catch (IOException failed) {
            throw new StartFailure("cannot synthesize into " + assembly, failed);
        }
    }

    private Fingerprint fingerprint(String classPath) throws IOException {
        return Fingerprint.start()
                .text(classPath)
                .content(config)
                .files(project.resolve("infra/target/classes"))
                .files(project.resolve("shared-model/target/classes"))
                .files(project.resolve("functions/target/asset"));
    }

    /// What the build of infra noted, behind the classes themselves.
    private String classPath() throws IOException {
        var noted = project.resolve("infra/target/runtime-classpath");
        if (!Files.exists(noted)) {
            throw new StartFailure("infra is not built (%s); run ./sluice synth".formatted(noted));
        }
        return project.resolve("infra/target/classes")
                + System.getProperty("path.separator")
                + Files.readString(noted).strip();
    }

    private void synthesize(String classPath) throws IOException {
        var java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        var builder =
                new ProcessBuilder(List.of(java, "-XX:TieredStopAtLevel=1", "-cp", classPath, APP))
                        .directory(project.toFile())
                        .redirectErrorStream(true);
        builder.environment().put("CDK_OUTDIR", assembly.toAbsolutePath().toString());
        builder.environment().put("SLUICE_CONFIG", config.toAbsolutePath().toString());
        builder.environment().putIfAbsent(NODE_NOTICE, "20");
        var process = builder.start();
        var output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        try {
            if (process.waitFor() != 0) {
                throw new StartFailure("the CDK app failed: " + output.strip());
            }
        } catch (InterruptedException interrupted) {
            process.destroyForcibly();
            Thread.currentThread().interrupt();
            throw new StartFailure("interrupted while synthesizing", interrupted);
        }
    }
}
