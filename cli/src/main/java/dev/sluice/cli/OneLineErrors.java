package dev.sluice.cli;

import dev.sluice.client.SluiceException;
import dev.sluice.client.UnreachableException;
import dev.sluice.local.engine.StartFailure;
import java.net.ConnectException;
import picocli.CommandLine;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.UnmatchedArgumentException;

/// Tells every error in one line on standard error. `SLUICE_DEBUG=1` adds where it came from.
final class OneLineErrors implements IParameterExceptionHandler, IExecutionExceptionHandler {

    @Override
    public int handleParseException(ParameterException wrong, String[] args) {
        var command = wrong.getCommandLine();
        var name = command.getCommandSpec().qualifiedName();
        var said =
                wrong instanceof UnmatchedArgumentException unknown
                                && !command.getSubcommands().isEmpty()
                        ? unknownCommand(unknown)
                        : line(wrong);
        command.getErr().println(name + ": " + said + " (see " + name + " --help)");
        return ExitCode.USAGE;
    }

    private static String unknownCommand(UnmatchedArgumentException wrong) {
        var there = String.join(", ", wrong.getCommandLine().getSubcommands().keySet());
        return "no command '" + wrong.getUnmatched().getFirst() + "'; there are " + there;
    }

    @Override
    public int handleExecutionException(Exception failed, CommandLine command, ParseResult parsed) {
        var name = command.getCommandSpec().qualifiedName();
        switch (failed) {
            case CommandFailed known -> command.getErr().println(name + ": " + line(known));
            case UnreachableException known when known.getCause() instanceof ConnectException ->
                    command.getErr()
                            .println(
                                    name
                                            + ": nothing answers at the endpoint; is local mode"
                                            + " running (./sluice local), or --endpoint right?");
            case StartFailure known -> command.getErr().println(name + ": " + line(known));
            case SluiceException known -> command.getErr().println(name + ": " + line(known));
            case InterruptedException _ -> command.getErr().println(name + ": interrupted");
            default -> command.getErr().println(name + ": " + named(failed));
        }
        if (System.getenv("SLUICE_DEBUG") != null) {
            failed.printStackTrace(command.getErr());
        }
        return ExitCode.FAILED;
    }

    private static String named(Exception failed) {
        var message = failed.getMessage();
        var kind = failed.getClass().getSimpleName();
        return message == null ? kind : kind + ": " + line(failed);
    }

    private static String line(Exception failed) {
        return String.valueOf(failed.getMessage()).replaceAll("\\s*\\R\\s*", " ").strip();
    }
}
