package dev.sluice.local.function;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.amazonaws.services.lambda.runtime.RequestHandler;
import dev.sluice.local.function.Invocation.Responded;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CopyOnWriteArrayList;

/// A host whose clock stands still until a test moves it, and whose log can be read.
final class TestHost implements InstantSource {

    final List<String> log = new CopyOnWriteArrayList<>();
    private volatile Instant now = Instant.parse("2026-11-30T12:00:00Z");

    @Override
    public Instant instant() {
        return now;
    }

    void advance(Duration step) {
        now = now.plus(step);
    }

    HostSettings settings() {
        return settings(AccountConcurrency.DEFAULT_LIMIT);
    }

    HostSettings settings(int accountLimit) {
        return new HostSettings(
                new AccountConcurrency(accountLimit),
                this,
                new Random(7),
                (function, line) -> log.add(function + ": " + line),
                HostSettings.DEFAULT_IDLE_LIMIT);
    }

    InProcessInstances inProcess(HandlerFactory handlers) {
        return new InProcessInstances(handlers, this, (function, line) -> log.add(line));
    }

    FunctionHost hosting(FunctionDefinition definition, HandlerFactory handlers) {
        return new FunctionHost(definition, inProcess(handlers), settings());
    }

    static HandlerFactory handler(RequestHandler<?, ?> handler) {
        return (definition, environment) -> new HostedHandler(handler, () -> {});
    }

    static byte[] json(String text) {
        return text.getBytes(UTF_8);
    }

    static String text(Invocation invocation) {
        return switch (invocation) {
            case Responded(var payload) -> new String(payload, UTF_8);
            case Invocation.FunctionError error -> error.toString();
            case Invocation.TimedOut timedOut -> timedOut.toString();
            case Invocation.Throttled throttled -> throttled.toString();
        };
    }
}
