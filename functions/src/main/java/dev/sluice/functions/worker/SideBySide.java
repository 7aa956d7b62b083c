package dev.sluice.functions.worker;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Function;

/// Applies a function to a few things at once, each on a virtual thread. It returns when all have
/// ended; an interrupt ends them all.
final class SideBySide {

    private SideBySide() {}

    /// The results in the order of the things; the first failure is thrown as it was.
    static <A, B> List<B> map(List<A> things, Function<A, B> function) {
        if (things.size() < 2) {
            return things.stream().map(function).toList();
        }
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            return collect(threads, things, function);
        }
    }

    private static <A, B> List<B> collect(
            ExecutorService threads, List<A> things, Function<A, B> function) {
        try {
            var calls =
                    things.stream().<Callable<B>>map(thing -> () -> function.apply(thing)).toList();
            var results = new ArrayList<B>();
            for (var future : threads.invokeAll(calls)) {
                results.add(result(future));
            }
            return results;
        } catch (InterruptedException interrupted) {
            threads.shutdownNow();
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted", interrupted);
        }
    }

    private static <B> B result(Future<B> future) throws InterruptedException {
        try {
            return future.get();
        } catch (ExecutionException failed) {
            switch (failed.getCause()) {
                case RuntimeException cause -> throw cause;
                case Error cause -> throw cause;
                case null, default -> throw new IllegalStateException(failed);
            }
        }
    }
}
