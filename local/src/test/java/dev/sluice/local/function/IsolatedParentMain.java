package dev.sluice.local.function;

import static dev.sluice.local.function.TestHost.json;

import dev.sluice.local.process.ChildProcesses;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Map;
import java.util.Random;

/// A parent to be killed: hosts one isolated instance, which stalls in the middle of an event.
final class IsolatedParentMain {

    private IsolatedParentMain() {}

    public static void main(String[] arguments) throws IOException {
        FunctionLog log = FunctionLog.standardOutput();
        try (var processes = new ChildProcesses();
                var instances =
                        new ChildInstances(
                                processes,
                                Path.of(arguments[0]),
                                log,
                                ChildInstances.DEFAULT_INITIALIZATION_LIMIT);
                var host =
                        new FunctionHost(
                                Probe.definition(Map.of(), Duration.ofMinutes(10)),
                                instances,
                                new HostSettings(
                                        new AccountConcurrency(10),
                                        InstantSource.system(),
                                        new Random(7),
                                        log,
                                        HostSettings.DEFAULT_IDLE_LIMIT))) {
            host.invoke(json("{\"do\":\"stall\",\"file\":\"" + arguments[1] + "\"}"));
        }
    }
}
