package dev.sluice.local.function;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.OptionalInt;

/// Function definitions for tests.
final class Definitions {

    private Definitions() {}

    static FunctionDefinition of(Class<?> handler) {
        return new FunctionDefinition(
                "echo",
                "arn:aws:lambda:us-east-1:000000000000:function:echo",
                handler.getName() + "::handleRequest",
                Map.of("GREETING", "hello"),
                Duration.ofSeconds(20),
                512,
                Path.of("."),
                OptionalInt.empty());
    }

    static FunctionDefinition withTimeout(FunctionDefinition from, Duration timeout) {
        return new FunctionDefinition(
                from.name(),
                from.arn(),
                from.handler(),
                from.environment(),
                timeout,
                from.memoryMegabytes(),
                from.taskRoot(),
                from.reservedConcurrency());
    }

    static FunctionDefinition withReserved(FunctionDefinition from, int concurrency) {
        return new FunctionDefinition(
                from.name(),
                from.arn(),
                from.handler(),
                from.environment(),
                from.timeout(),
                from.memoryMegabytes(),
                from.taskRoot(),
                OptionalInt.of(concurrency));
    }

    static FunctionDefinition withTaskRoot(FunctionDefinition from, Path taskRoot) {
        return new FunctionDefinition(
                from.name(),
                from.arn(),
                from.handler(),
                from.environment(),
                from.timeout(),
                from.memoryMegabytes(),
                taskRoot,
                from.reservedConcurrency());
    }
}
