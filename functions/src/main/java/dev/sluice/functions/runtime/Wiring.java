package dev.sluice.functions.runtime;

import dev.sluice.bedrock.converse.Connection;
import dev.sluice.bedrock.converse.RegionalClients;
import java.net.URI;
import java.time.Clock;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Map;
import java.util.random.RandomGenerator;

/// Puts a function together from its environment: every handler takes what it needs from here, and
/// nothing else is built. Closing it closes all SDK clients, so that a function that was cut off
/// cannot write.
public final class Wiring implements AutoCloseable {

    private static final Duration BEDROCK_CONNECT = Duration.ofSeconds(3);
    private static final int BEDROCK_CONNECTIONS = 50;

    private final Map<String, String> env;
    private final Clients clients;
    private final InstantSource clock = Clock.systemUTC();
    private final RandomGenerator random = new Chance();

    private Wiring(Map<String, String> env) {
        this.env = env;
        this.clients = new Clients(env);
    }

    /// The function of this process.
    public static Wiring production() {
        return from(System.getenv());
    }

    /// The function of an environment. Opens nothing yet; what is missing shows when a handler asks
    /// for its use case.
    public static Wiring from(Map<String, String> env) {
        return new Wiring(Map.copyOf(env));
    }

    /// The clock of everything.
    public InstantSource clock() {
        return clock;
    }

    /// What ids and tokens are made of.
    public RandomGenerator random() {
        return random;
    }

    /// Bedrock in every region, with the lane's read timeout.
    RegionalClients bedrock(FunctionConfig config) {
        var connection =
                new Connection(
                        Credentials.of(env),
                        region ->
                                new Endpoints(env)
                                        .text("BEDROCK_RUNTIME")
                                        .map(url -> url.replace("{region}", region))
                                        .map(URI::create),
                        BEDROCK_CONNECT,
                        config.lane().readTimeout(),
                        BEDROCK_CONNECTIONS);
        return clients.opened(() -> new RegionalClients(connection));
    }

    @Override
    public void close() {
        clients.close();
    }
}
