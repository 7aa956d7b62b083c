package dev.sluice.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Unmatched;

/// Hands a command over to the pinned CDK CLI, with everything that follows it.
abstract class CdkCommand implements Callable<Integer> {
    private final Surroundings here;
    private final String verb;

    @Unmatched List<String> cdkArguments = new ArrayList<>();

    CdkCommand(Surroundings here, String verb) {
        this.here = here;
        this.verb = verb;
    }

    @Override
    public Integer call() throws InterruptedException {
        var cdk = here.home().resolve("node_modules/.bin/cdk");
        if (!cdk.toFile().canExecute()) {
            throw new CommandFailed("the CDK CLI is not installed: run npm ci in " + here.home());
        }
        var command = new ArrayList<>(List.of(cdk.toString(), verb));
        command.addAll(cdkArguments);
        return Programs.run(here.home(), command);
    }

    /// Writes the CloudFormation template.
    @Command(
            name = "synth",
            description = "Write the CloudFormation template (cdk synth).",
            mixinStandardHelpOptions = true,
            footer = {
                "",
                "All further arguments go to the CDK CLI.",
                "",
                "Example:",
                "  ./sluice synth --quiet"
            })
    static final class Synth extends CdkCommand {
        Synth(Surroundings here) {
            super(here, "synth");
        }
    }

    /// Creates or updates the stack.
    @Command(
            name = "deploy",
            description = "Create or update the stack in an AWS account (cdk deploy).",
            mixinStandardHelpOptions = true,
            footer = {
                "",
                "All further arguments go to the CDK CLI.",
                "",
                "Example:",
                "  ./sluice deploy --profile work"
            })
    static final class Deploy extends CdkCommand {
        Deploy(Surroundings here) {
            super(here, "deploy");
        }
    }

    /// Deletes the stack.
    @Command(
            name = "destroy",
            description = "Delete the stack from an AWS account (cdk destroy).",
            mixinStandardHelpOptions = true,
            footer = {
                "",
                "All further arguments go to the CDK CLI.",
                "",
                "Example:",
                "  ./sluice destroy --profile work"
            })
    static final class Destroy extends CdkCommand {
        Destroy(Surroundings here) {
            super(here, "destroy");
        }
    }
}
