package dev.sluice.local.function;

import dev.sluice.local.function.InstanceOutcome.Broken;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.LinkedBlockingQueue;
import org.jspecify.annotations.Nullable;

/// The conversation with one child: it asks for events, gets one at a time, and answers each.
final class RuntimeSession {

    private record Pending(String requestId, CompletableFuture<InstanceOutcome> outcome) {}

    private final CompletableFuture<Optional<Broken>> initialized = new CompletableFuture<>();
    private final BlockingQueue<Optional<InvocationRequest>> events = new LinkedBlockingQueue<>();
    private volatile @Nullable Pending pending;
    private volatile @Nullable Broken end;

    /// Completes when the child asks for its first event (empty), or with why it never will.
    CompletableFuture<Optional<Broken>> initialized() {
        return initialized;
    }

    boolean ended() {
        return end != null;
    }

    /// The host's side: one event to the child, and its outcome.
    InstanceOutcome invoke(InvocationRequest request) throws InterruptedException {
        var outcome = new CompletableFuture<InstanceOutcome>();
        pending = new Pending(request.requestId(), outcome);
        var ended = end;
        if (ended != null) {
            return ended;
        }
        events.add(Optional.of(request));
        try {
            return outcome.get();
        } catch (ExecutionException e) {
            throw new IllegalStateException(e.getCause());
        }
    }

    /// The child's side: waits for the next event; empty when the child is to end.
    Optional<InvocationRequest> next() throws InterruptedException {
        initialized.complete(Optional.empty());
        return events.take();
    }

    /// The child's side: how an event ended. An answer to another event than the one it has is
    /// refused.
    Reply answer(String requestId, InstanceOutcome outcome) {
        var current = pending;
        if (current == null || !current.requestId().equals(requestId)) {
            return Reply.UNKNOWN_REQUEST;
        }
        current.outcome().complete(outcome);
        return Reply.ACCEPTED;
    }

    /// The child could not initialize its handler.
    void initializationFailed(Broken why) {
        initialized.complete(Optional.of(why));
    }

    /// The child's process ended, for whatever reason.
    void ended(Broken how) {
        end = how;
        initialized.complete(Optional.of(how));
        var current = pending;
        if (current != null) {
            current.outcome().complete(how);
        }
        events.add(Optional.empty());
    }

    /// What the runtime API says to an answer.
    enum Reply {
        ACCEPTED,
        UNKNOWN_REQUEST
    }
}
