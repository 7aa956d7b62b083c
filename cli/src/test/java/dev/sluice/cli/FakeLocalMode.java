package dev.sluice.cli;

import dev.sluice.cli.local.LocalMode;
import dev.sluice.cli.local.LocalSettings;
import dev.sluice.cli.local.RunningLocal;
import dev.sluice.local.simulator.Setup;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;

/// Local mode whose API is the stub.
final class FakeLocalMode implements LocalMode {
    final CopyOnWriteArrayList<LocalSettings> started = new CopyOnWriteArrayList<>();
    final CopyOnWriteArrayList<String> closed = new CopyOnWriteArrayList<>();
    final CopyOnWriteArrayList<Setup> setups = new CopyOnWriteArrayList<>();
    private final URI api;

    FakeLocalMode(URI api) {
        this.api = api;
    }

    @Override
    public RunningLocal start(LocalSettings settings) throws IOException {
        Files.createDirectories(settings.data());
        Files.writeString(settings.data().resolve("state"), "something");
        started.add(settings);
        return new Running(settings);
    }

    @Override
    public RunningSimulator simulate(int port, Optional<Path> ledger, Setup setup)
            throws IOException {
        setups.add(setup);
        if (port == 1) {
            throw new IOException("port 1 is in use");
        }
        return new RunningSimulator() {
            @Override
            public URI endpoint() {
                return URI.create("http://127.0.0.1:" + port);
            }

            @Override
            public void close() {
                closed.add("simulator");
            }
        };
    }

    private final class Running implements RunningLocal {
        private final LocalSettings settings;

        Running(LocalSettings settings) {
            this.settings = settings;
        }

        @Override
        public URI api() {
            return api;
        }

        @Override
        public URI s3() {
            return port(settings.ports().s3());
        }

        @Override
        public URI sqs() {
            return port(settings.ports().sqs());
        }

        @Override
        public URI dynamoDb() {
            return port(settings.ports().dynamoDb());
        }

        @Override
        public URI bedrock() {
            return port(settings.ports().bedrock());
        }

        @Override
        public Map<String, String> outputs() {
            return Map.of("TasksTable", "tasks-1", "Bucket", "bucket-1");
        }

        @Override
        public void close() {
            closed.add("local");
        }

        private static URI port(int number) {
            return URI.create("http://127.0.0.1:" + number);
        }
    }
}
