package dev.sluice.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/// Other programs, on this terminal.
final class Programs {
    private Programs() {}

    /// Runs one to its end.
    ///
    /// @return the exit code for its end
    static int run(Path folder, List<String> command) throws InterruptedException {
        try {
            var program =
                    new ProcessBuilder(command).directory(folder.toFile()).inheritIO().start();
            return program.waitFor() == 0 ? ExitCode.OK : ExitCode.FAILED;
        } catch (IOException notStarted) {
            throw new CommandFailed(
                    "cannot run " + command.getFirst() + ": " + notStarted.getMessage(),
                    notStarted);
        }
    }
}
