package dev.sluice.local.function;

import static dev.sluice.local.function.TestHost.json;
import static dev.sluice.local.function.TestHost.text;

import dev.sluice.local.process.ChildProcesses;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.CountDownLatch;

/// A parent to be killed: hosts one isolated instance, prints what it says of itself, and waits.
final class IsolatedParentMain {

    private IsolatedParentMain() {}

    public static void main(String[] arguments) throws IOException, InterruptedException {
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
                                Probe.definition(Map.of(), Duration.ofSeconds(30)),
                                instances,
                                new HostSettings(
                                        new AccountConcurrency(10),
                                        InstantSource.system(),
                                        new Random(7),
                                        log,
                                        HostSettings.DEFAULT_IDLE_LIMIT))) {
            System.out.println(text(host.invoke(json("{\"do\":\"describe\"}"))));
            new CountDownLatch(1).await();
        }
    }
}
