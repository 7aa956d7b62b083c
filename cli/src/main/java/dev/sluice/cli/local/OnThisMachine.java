package dev.sluice.cli.local;

import dev.sluice.local.LocalSluice;
import dev.sluice.local.simulator.BedrockSimulator;
import dev.sluice.local.simulator.Setup;
import dev.sluice.local.simulator.SimulatorConfig;
import dev.sluice.local.simulator.fault.FaultRule;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.Map;
import java.util.Optional;

/// The real thing.
///
/// @param home the repository, with `node_modules`
/// @param time the simulator's clock
public record OnThisMachine(Path home, InstantSource time) implements LocalMode {
    private static final long SEED = 1;

    @Override
    public RunningLocal start(LocalSettings settings) throws IOException {
        switch (settings.start()) {
            case CONTINUED -> {}
            case RESET -> EarlierState.delete(settings.data());
        }
        var running = LocalSluice.start(theirs(settings));
        return switch (settings.bedrock()) {
            case SIM -> new Running(running, running.urls().bedrock());
            case AWS -> new Running(running, URI.create("https://bedrock-runtime.amazonaws.com"));
        };
    }

    @Override
    public RunningSimulator simulate(int port, Optional<Path> ledger, Setup setup)
            throws IOException {
        var config = new SimulatorConfig(port, ledger, SEED, setup.settings());
        var simulator = BedrockSimulator.start(config, time);
        simulator.inject(setup.faults().toArray(FaultRule[]::new));
        return new Simulator(simulator);
    }

    private dev.sluice.local.LocalSettings theirs(LocalSettings settings) {
        var ports = settings.ports();
        return new dev.sluice.local.LocalSettings(
                home,
                settings.assembly(),
                settings.data(),
                dev.sluice.local.LocalPorts.of(
                        ports.api(), ports.s3(), ports.sqs(), ports.dynamoDb(), ports.bedrock()),
                switch (settings.bedrock()) {
                    case SIM -> dev.sluice.local.LocalSettings.Bedrock.SIMULATED;
                    case AWS -> dev.sluice.local.LocalSettings.Bedrock.AWS;
                },
                switch (settings.hosting()) {
                    case IN_PROCESS -> dev.sluice.local.LocalSettings.Hosting.IN_PROCESS;
                    case ISOLATED -> dev.sluice.local.LocalSettings.Hosting.ISOLATED;
                },
                settings.dynamoDb().orElse(null));
    }

    private record Running(LocalSluice local, URI bedrock) implements RunningLocal {

        @Override
        public URI api() {
            return local.urls().api();
        }

        @Override
        public URI s3() {
            return local.urls().objects();
        }

        @Override
        public URI sqs() {
            return local.urls().queues();
        }

        @Override
        public URI dynamoDb() {
            return local.urls().tables();
        }

        @Override
        public Map<String, String> outputs() {
            return local.outputs();
        }

        @Override
        public void close() {
            local.close();
        }
    }

    private record Simulator(BedrockSimulator simulator) implements RunningSimulator {

        @Override
        public URI endpoint() {
            return URI.create("http://127.0.0.1:" + simulator.port());
        }

        @Override
        public void close() {
            try {
                simulator.close();
            } catch (IOException failed) {
                throw new UncheckedIOException(failed);
            }
        }
    }
}
