package dev.sluice.cli;

import dev.sluice.cli.local.LocalMode;
import dev.sluice.cli.local.OnThisMachine;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/// The root command. `main` is the only place that ends the process.
@Command(
        name = "sluice",
        description = "Asynchronous, quota-aware inference in front of Amazon Bedrock.",
        mixinStandardHelpOptions = true,
        version = "sluice 0.1.0",
        synopsisSubcommandLabel = "COMMAND",
        footer = {
            "",
            "Example:",
            "  ./sluice demo",
            "",
            "Exit codes: 0 done, 1 failed, 2 not understood."
        })
public final class Sluice {

    private Sluice() {}

    /// Runs a command and exits with its code.
    public static void main(String[] args) {
        Logs.toFile();
        var here = Surroundings.ofThisProcess();
        int code = commandLine(here, new OnThisMachine(here.home(), here.time())).execute(args);
        here.out().flush();
        here.err().flush();
        System.exit(code);
    }

    /// The parsed tree of commands.
    static CommandLine commandLine(Surroundings here, LocalMode local) {
        var errors = new OneLineErrors();
        return new CommandLine(new Sluice())
                .addSubcommand(new DemoCommand(here, local))
                .addSubcommand(new LocalCommand(here, local))
                .addSubcommand(new SubmitCommand(here))
                .addSubcommand(new ResultCommand(here))
                .addSubcommand(new CancelCommand(here))
                .addSubcommand(new SimulatorCommand(here, local))
                .addSubcommand(new LoadTestCommand(here, local))
                .addSubcommand(new CdkCommand.Synth(here))
                .addSubcommand(new CdkCommand.Deploy(here))
                .addSubcommand(new CdkCommand.Destroy(here))
                .addSubcommand(new TestCommand(here))
                .setOut(here.out())
                .setErr(here.err())
                .setUsageHelpWidth(100)
                .setUsageHelpAutoWidth(false)
                .setCaseInsensitiveEnumValuesAllowed(true)
                .setParameterExceptionHandler(errors)
                .setExecutionExceptionHandler(errors);
    }
}
