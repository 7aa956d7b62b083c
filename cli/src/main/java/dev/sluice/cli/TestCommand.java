package dev.sluice.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Unmatched;

/// Runs every test and check.
@Command(
        name = "test",
        description = "Run every test and check (mvn verify).",
        mixinStandardHelpOptions = true,
        footer = {"", "Example:", "  ./sluice test -pl client"})
final class TestCommand implements Callable<Integer> {
    private final Surroundings here;

    @Unmatched List<String> mavenArguments = new ArrayList<>();

    TestCommand(Surroundings here) {
        this.here = here;
    }

    @Override
    public Integer call() throws InterruptedException {
        var command = new ArrayList<>(List.of("mvn", "-B", "-ntp", "verify"));
        command.addAll(mavenArguments);
        return Programs.run(here.home(), command);
    }
}
