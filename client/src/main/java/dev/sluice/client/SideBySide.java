package dev.sluice.client;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/// Runs work on virtual threads, at most so many at once. The first failure interrupts the rest.
final class SideBySide {
    private SideBySide() {}

    /// The results in the order of `work`.
    ///
    /// @throws SluiceException the first that any of them threw
    static <T> List<T> run(int width, Collection<Callable<T>> work) throws InterruptedException {
        var threads = Thread.ofVirtual().name("sluice-", 0).factory();
        try (var pool = Executors.newFixedThreadPool(Math.max(1, width), threads)) {
            var finished = new ExecutorCompletionService<T>(pool);
            var all = work.stream().map(finished::submit).toList();
            try {
                for (int i = 0; i < all.size(); i++) {
                    valueOf(finished.take());
                }
                var results = new ArrayList<T>();
                for (var one : all) {
                    results.add(one.resultNow());
                }
                return results;
            } finally {
                pool.shutdownNow();
            }
        }
    }

    private static <T> void valueOf(Future<T> ended) throws InterruptedException {
        try {
            var unused = ended.get();
        } catch (ExecutionException failed) {
            switch (failed.getCause()) {
                case RuntimeException known -> throw known;
                case Error broken -> throw broken;
                case InterruptedException stopped -> throw stopped;
                case null, default -> throw new IllegalStateException(failed.getCause());
            }
        }
    }
}
