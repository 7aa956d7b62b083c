package dev.sluice.functions.api;

import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Function;

/// Does one thing to many items at once.
final class InParallel {

    private InParallel() {}

    /// The results in the items' order. The first failure is thrown once all have ended.
    static <T, R> List<R> map(List<T> items, Function<T, R> work) {
        if (items.size() < 2) {
            return items.stream().map(work).toList();
        }
        List<Future<R>> futures;
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            futures = items.stream().map(item -> threads.submit(() -> work.apply(item))).toList();
        }
        return futures.stream().map(InParallel::result).toList();
    }

    private static <R> R result(Future<R> future) {
        try {
            return future.get();
        } catch (ExecutionException failed) {
            throw failed.getCause() instanceof RuntimeException cause
                    ? cause
                    : new IllegalStateException(failed.getCause());
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted", stopped);
        }
    }
}
