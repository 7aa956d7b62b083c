package dev.sluice.local;

import dev.sluice.local.engine.Engine;
import dev.sluice.local.engine.Objects;
import dev.sluice.local.engine.Port;
import dev.sluice.local.engine.StartFailure;
import dev.sluice.local.simulator.BedrockSimulator;
import dev.sluice.local.simulator.ObjectReader;
import dev.sluice.local.simulator.SimulatorConfig;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.Optional;

/// The simulator as one of the engines: its ledger in a file, media by location from the objects.
record SimulatedBedrock(Port port, BedrockSimulator simulator) implements Engine {

    static SimulatedBedrock start(Path directory, Port port, Objects objects) {
        port.requireFree();
        try {
            var config = SimulatorConfig.in(directory).withPort(port.number());
            return new SimulatedBedrock(
                    port, BedrockSimulator.start(config, InstantSource.system(), reader(objects)));
        } catch (IOException failed) {
            throw new StartFailure(
                    "the Bedrock simulator did not start: " + failed.getMessage(), failed);
        }
    }

    private static ObjectReader reader(Objects objects) {
        return uri -> {
            var place = URI.create(uri);
            var bucket = place.getHost();
            var path = place.getPath();
            return bucket == null || path == null || path.isEmpty()
                    ? Optional.empty()
                    : objects.read(bucket, path.substring(1));
        };
    }

    @Override
    public URI endpoint() {
        return port.url();
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
