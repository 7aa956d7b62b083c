package dev.sluice.cli.scenario;

import java.io.IOException;
import java.nio.charset.StandardCharsets;

/// Another terminal, at the root of the checkout.
final class Shell {

    private Shell() {}

    /// What came of a command.
    record Ran(int status, String output) {}

    static Ran run(String command) throws IOException, InterruptedException {
        var builder =
                new ProcessBuilder("bash", "-c", command)
                        .directory(Project.ROOT.toFile())
                        .redirectErrorStream(true);
        // The user's own settings have no part in this.
        builder.environment().keySet().removeIf(name -> name.startsWith("AWS_"));
        builder.environment().put("AWS_CONFIG_FILE", "/dev/null");
        builder.environment().put("AWS_SHARED_CREDENTIALS_FILE", "/dev/null");
        var process = builder.start();
        process.getOutputStream().close();
        var output = process.getInputStream().readAllBytes();
        return new Ran(process.waitFor(), new String(output, StandardCharsets.UTF_8));
    }
}
