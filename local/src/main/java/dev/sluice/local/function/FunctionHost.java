package dev.sluice.local.function;

import static java.util.concurrent.TimeUnit.NANOSECONDS;

import dev.sluice.local.function.InstanceFactory.Start;
import dev.sluice.local.function.InstanceOutcome.Answered;
import dev.sluice.local.function.InstanceOutcome.Broken;
import dev.sluice.local.function.InstanceOutcome.Raised;
import dev.sluice.local.function.Invocation.FunctionError;
import dev.sluice.local.function.Invocation.Responded;
import dev.sluice.local.function.Invocation.Throttled;
import dev.sluice.local.function.Invocation.TimedOut;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicBoolean;

/// Hosts one function as Lambda does: one instance per invocation that runs at the same time,
/// reused while warm, thrown away after a timeout or a crash.
///
/// A function that exceeds its timeout is cut off: its instance is closed first, so that it cannot
/// write any more, then interrupted, and the invoker hears of it at once.
public final class FunctionHost implements FunctionInvoker, AutoCloseable {

    /// The most that Lambda returns from a synchronous invocation: 6 MB and a little.
    static final int RESPONSE_LIMIT_BYTES = 6_291_556;

    private final FunctionDefinition definition;
    private final InstanceFactory factory;
    private final HostSettings settings;
    private final Semaphore permits;
    private final RequestIds ids;
    private final WarmInstances warm = new WarmInstances();
    private final Set<FunctionInstance> busy = ConcurrentHashMap.newKeySet();
    private final AtomicBoolean reaping = new AtomicBoolean();
    private volatile boolean closed;

    public FunctionHost(
            FunctionDefinition definition, InstanceFactory factory, HostSettings settings) {
        this.definition = definition;
        this.factory = factory;
        this.settings = settings;
        this.permits = settings.concurrency().permitsOf(definition);
        this.ids = new RequestIds(settings.random());
    }

    @Override
    public Invocation invoke(byte[] event) {
        if (closed || !permits.tryAcquire()) {
            return new Throttled();
        }
        try {
            return warm.take()
                    .map(instance -> run(instance, event))
                    .orElseGet(() -> startAndRun(event));
        } finally {
            permits.release();
        }
    }

    /// Ends the instances that have been idle for longer than the limit. The host does this by
    /// itself too.
    public void closeIdle() {
        warm.takeIdleFor(settings.idleLimit(), settings.clock().instant())
                .forEach(FunctionInstance::close);
    }

    /// How many invocations run now.
    public int inFlight() {
        return busy.size();
    }

    /// Ends all instances; what still runs is cut off.
    @Override
    public void close() {
        closed = true;
        busy.forEach(FunctionInstance::close);
        warm.takeAll().forEach(FunctionInstance::close);
    }

    private Invocation startAndRun(byte[] event) {
        return switch (factory.start(definition)) {
            case Start.Started(var instance) -> run(instance, event);
            case Start.Failed(var type, var message) -> {
                log("INIT_REPORT Status: error Error Type: " + type);
                yield new FunctionError(type, message);
            }
        };
    }

    private Invocation run(FunctionInstance instance, byte[] event) {
        var request = request(event);
        var call = new FutureTask<>(() -> instance.invoke(request));
        busy.add(instance);
        if (closed) {
            instance.close();
        }
        Thread.ofVirtual().name(definition.name()).start(call);
        try {
            return settle(instance, call.get(definition.timeout().toNanos(), NANOSECONDS));
        } catch (TimeoutException e) {
            cutOff(instance, call);
            log(
                    "%s Task timed out after %.2f seconds"
                            .formatted(
                                    request.requestId(), definition.timeout().toMillis() / 1000.0));
            return new TimedOut();
        } catch (ExecutionException e) {
            cutOff(instance, call);
            return new FunctionError("Runtime.Unknown", String.valueOf(e.getCause()));
        } catch (InterruptedException e) {
            cutOff(instance, call);
            Thread.currentThread().interrupt();
            return new FunctionError("Runtime.Interrupted", "the invoker was interrupted");
        } finally {
            busy.remove(instance);
        }
    }

    private Invocation settle(FunctionInstance instance, InstanceOutcome outcome) {
        return switch (outcome) {
            case Answered(var payload) -> {
                keep(instance);
                yield payload.length <= RESPONSE_LIMIT_BYTES
                        ? new Responded(payload)
                        : new FunctionError(
                                "Function.ResponseSizeTooLarge",
                                "Response payload size exceeded maximum allowed payload size ("
                                        + RESPONSE_LIMIT_BYTES
                                        + " bytes).");
            }
            case Raised(var type, var message) -> {
                keep(instance);
                yield new FunctionError(type, message);
            }
            case Broken(var type, var message) -> {
                instance.close();
                yield new FunctionError(type, message);
            }
        };
    }

    private static void cutOff(FunctionInstance instance, FutureTask<InstanceOutcome> call) {
        instance.close();
        call.cancel(true);
    }

    private void keep(FunctionInstance instance) {
        warm.give(instance, settings.clock().instant());
        if (closed) {
            warm.takeAll().forEach(FunctionInstance::close);
        } else {
            reapLater();
        }
    }

    private void reapLater() {
        if (reaping.compareAndSet(false, true)) {
            CompletableFuture.delayedExecutor(
                            settings.idleLimit().toNanos(), NANOSECONDS, Thread::startVirtualThread)
                    .execute(this::reap);
        }
    }

    private void reap() {
        reaping.set(false);
        closeIdle();
        if (!warm.isEmpty()) {
            reapLater();
        }
    }

    private InvocationRequest request(byte[] event) {
        var now = settings.clock().instant();
        return new InvocationRequest(
                ids.requestId(), ids.traceId(now), now.plus(definition.timeout()), event);
    }

    private void log(String line) {
        settings.log().line(definition.name(), line);
    }
}
