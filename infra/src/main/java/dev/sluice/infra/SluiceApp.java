package dev.sluice.infra;

import dev.sluice.model.config.ConfigOutcome;
import dev.sluice.model.config.ConfigProblem;
import dev.sluice.model.config.ConfigReader;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;

/// Main class of the CDK app, run from the root of the project: reads `sluice.yaml`, or the file
/// that `SLUICE_CONFIG` names, and writes the cloud assembly to `CDK_OUTDIR`.
public final class SluiceApp {

    private static final Path CDK_JSON = Path.of("cdk.json");
    private static final Path FUNCTIONS = Path.of("functions", "target", "asset");

    private SluiceApp() {}

    /// Exit code 1 and one line a mistake when the configuration cannot be deployed.
    public static void main(String[] arguments) throws IOException {
        var file = Path.of(System.getenv().getOrDefault("SLUICE_CONFIG", "sluice.yaml"));
        System.exit(run(file, System.err));
    }

    static int run(Path file, PrintStream errors) throws IOException {
        String yaml;
        try {
            yaml = Files.readString(file);
        } catch (NoSuchFileException absent) {
            errors.println(file + ": no such file");
            return 1;
        }
        return switch (ConfigReader.yaml(yaml)) {
            case ConfigOutcome.Invalid(var problems) -> refuse(file, problems, errors);
            case ConfigOutcome.Valid(var config) -> {
                var problems = DeploymentLimits.broken(config);
                if (!problems.isEmpty()) {
                    yield refuse(file, problems, errors);
                }
                new Synthesis(new FunctionsAsset(FUNCTIONS), FeatureFlags.of(CDK_JSON))
                        .write(config, ConfigReader.yamlAsJson(yaml));
                yield 0;
            }
        };
    }

    private static int refuse(Path file, List<ConfigProblem> problems, PrintStream errors) {
        problems.forEach(problem -> errors.println(file.getFileName() + ": " + problem));
        return 1;
    }
}
