package dev.sluice.cli.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;

/// A configuration of these tests, synthesized as `./sluice synth` does it.
public final class Assembly {

    private Assembly() {}

    public static Path of(String configuration, Path directory)
            throws IOException, InterruptedException {
        var log = directory.resolve("synth.log");
        var builder =
                new ProcessBuilder(
                                Project.java(),
                                "-XX:TieredStopAtLevel=1",
                                "-cp",
                                System.getProperty("java.class.path"),
                                "dev.sluice.infra.SluiceApp")
                        .directory(Project.ROOT.toFile())
                        .redirectErrorStream(true)
                        .redirectOutput(log.toFile());
        var assembly = directory.resolve("assembly");
        builder.environment()
                .put(
                        "SLUICE_CONFIG",
                        Project.ROOT
                                .resolve("cli/src/test/resources/scenario/" + configuration)
                                .toString());
        builder.environment().put("CDK_OUTDIR", assembly.toString());
        builder.environment().put("JSII_SILENCE_WARNING_END_OF_LIFE_NODE_VERSION", "20");
        assertThat(builder.start().waitFor()).as("synthesis, see %s", log).isZero();
        return assembly;
    }
}
