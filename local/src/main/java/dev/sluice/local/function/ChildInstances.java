package dev.sluice.local.function;

import static java.util.concurrent.TimeUnit.NANOSECONDS;

import dev.sluice.local.function.InstanceOutcome.Broken;
import dev.sluice.local.process.ChildProcesses;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicLong;

/// Instances as child JVMs, which are killed for good when they are cut off, and which die with
/// this process. Works where the runtime interface client has a native part: Linux on x86-64 and
/// arm64.
public final class ChildInstances implements InstanceFactory, AutoCloseable {

    /// Lambda allows 10 s, on a processor that the instance has to itself.
    public static final Duration DEFAULT_INITIALIZATION_LIMIT = Duration.ofSeconds(60);

    private final ChildProcesses processes;
    private final FunctionLog log;
    private final Duration initializationLimit;
    private final RuntimeApi api;
    private final ChildCommand command;
    private final AtomicLong started = new AtomicLong();

    /// @param directory takes the runtime interface client's native library
    public ChildInstances(
            ChildProcesses processes, Path directory, FunctionLog log, Duration initializationLimit)
            throws IOException {
        this.processes = processes;
        this.log = log;
        this.initializationLimit = initializationLimit;
        this.command = new ChildCommand(RuntimeClient.unpack(directory));
        this.api = new RuntimeApi();
    }

    @Override
    public Start start(FunctionDefinition definition) {
        var id = "instance-" + started.incrementAndGet();
        var session = new RuntimeSession();
        var address = api.open(id, definition.arn(), session);
        try {
            var process = processes.start(command.of(definition, address));
            var instance = new ChildInstance(process, session);
            Thread.ofPlatform()
                    .daemon()
                    .name(definition.name() + "-output")
                    .start(() -> {
                        instance.copyOutput(definition.name(), log);
                        api.forget(id);
                    });
            return await(instance, session);
        } catch (IOException e) {
            api.forget(id);
            return new Start.Failed("Runtime.StartError", String.valueOf(e.getMessage()));
        }
    }

    private Start await(ChildInstance instance, RuntimeSession session) {
        var failure = initialization(session);
        if (failure.isEmpty()) {
            return new Start.Started(instance);
        }
        instance.close();
        return new Start.Failed(failure.get().type(), failure.get().message());
    }

    private Optional<Broken> initialization(RuntimeSession session) {
        try {
            return session.initialized().get(initializationLimit.toNanos(), NANOSECONDS);
        } catch (TimeoutException e) {
            return Optional.of(
                    new Broken("Sandbox.Timedout", "init took over " + initializationLimit));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return Optional.of(new Broken("Runtime.Interrupted", "interrupted during init"));
        } catch (ExecutionException e) {
            throw new IllegalStateException(e.getCause());
        }
    }

    /// Stops the runtime API. The children are the hosts' to end.
    @Override
    public void close() {
        api.close();
    }
}
