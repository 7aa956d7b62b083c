package dev.sluice.local.simulator;

import dev.sluice.local.simulator.admission.QuotaTable;
import dev.sluice.local.simulator.latency.LatencyProfile;
import dev.sluice.local.simulator.latency.LatencyTable;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Map;
import java.util.Optional;

/// A simulator in a JVM of its own, to be killed. Nova Pro takes a minute there, others 20 ms.
record SimulatorProcess(Process process, int port) {

    static SimulatorProcess start(Path ledger) throws IOException {
        var process =
                new ProcessBuilder(
                                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                                "-cp",
                                System.getProperty("java.class.path"),
                                SimulatorProcess.class.getName(),
                                ledger.toString())
                        .redirectError(ProcessBuilder.Redirect.INHERIT)
                        .start();
        var out =
                new BufferedReader(
                        new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
        return new SimulatorProcess(process, Integer.parseInt(out.readLine()));
    }

    void kill() throws InterruptedException {
        process.destroyForcibly().waitFor();
    }

    /// Runs until its standard input ends.
    public static void main(String[] args) throws IOException {
        var latency =
                new LatencyTable(
                        LatencyProfile.constant(Duration.ofMillis(20)),
                        Map.of(
                                "us.amazon.nova-pro-v1:0",
                                LatencyProfile.constant(Duration.ofMinutes(1))));
        var config =
                new SimulatorConfig(
                        0,
                        Optional.of(Path.of(args[0])),
                        1,
                        new Settings(latency, Map.of(), QuotaTable.NONE));
        try (var simulator = BedrockSimulator.start(config, InstantSource.system())) {
            System.out.println(simulator.port());
            System.in.transferTo(System.out);
        }
    }
}
