package dev.sluice.local;

import java.util.ArrayDeque;
import java.util.Deque;

/// Everything that was started, to be stopped in the opposite order, also when one of them refuses.
final class Parts implements AutoCloseable {
    private final Deque<AutoCloseable> parts = new ArrayDeque<>();

    <P extends AutoCloseable> P add(P part) {
        parts.push(part);
        return part;
    }

    @Override
    public void close() {
        RuntimeException failure = null;
        while (!parts.isEmpty()) {
            try {
                parts.pop().close();
            } catch (Exception refused) {
                failure =
                        failure == null
                                ? new IllegalStateException("did not stop", refused)
                                : failure;
                failure.addSuppressed(refused);
            }
        }
        if (failure != null) {
            throw failure;
        }
    }
}
