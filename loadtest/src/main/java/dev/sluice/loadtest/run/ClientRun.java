package dev.sluice.loadtest.run;

import dev.sluice.loadtest.input.Inputs;
import dev.sluice.loadtest.scenario.RetryShape;
import dev.sluice.loadtest.scenario.Scenario;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Supplier;

/// Runs a scenario as its callers would without any system in between: each request has a virtual
/// thread that calls the model when the request comes, and again while the retries allow.
///
/// @param scenario already scaled
/// @param retry how callers retry; one round is no retry
/// @param calls the model
/// @param clock starts the run's time
public record ClientRun(
        Scenario scenario, RetryShape retry, ModelCalls calls, Supplier<Timeline> clock) {
    private static final long GOLDEN = 0x9E3779B97F4A7C15L;

    /// Every request called once.
    public static ClientRun direct(Scenario scenario, ModelCalls calls) {
        var once = new RetryShape(1, Duration.ZERO, Duration.ZERO);
        return new ClientRun(scenario, once, calls, Timeline::startingNow);
    }

    /// Every request called until it is answered or its rounds are over.
    public static ClientRun retry(Scenario scenario, ModelCalls calls) {
        return new ClientRun(scenario, scenario.retry(), calls, Timeline::startingNow);
    }

    /// Runs all of it. An interrupt ends it early: what was going on is cut, and the interrupt
    /// stays set.
    public List<TaskRun> run() {
        var random = new SplittableRandom(scenario.seed());
        var arrivals = scenario.arrival().times(scenario.requests(), random.split());
        var first = (int) arrivals.stream().filter(Duration::isZero).count();
        var start = new Start(new Inputs(scenario), new CountDownLatch(first), new Go(clock));
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            var tasks = new ArrayList<Future<TaskRun>>();
            for (int request = 0; request < arrivals.size(); request++) {
                tasks.add(submit(threads, request, arrivals.get(request), start));
            }
            return collected(tasks, threads, start);
        }
    }

    private Future<TaskRun> submit(
            ExecutorService threads, int request, Duration arrival, Start start) {
        var dice = new SplittableRandom(scenario.seed() ^ GOLDEN * (request + 1));
        var caller = new Caller(request, arrival, retry, calls, dice);
        return threads.submit(() -> caller.run(start));
    }

    private static List<TaskRun> collected(
            List<Future<TaskRun>> tasks, ExecutorService threads, Start start) {
        var interrupted = start.awaitPrepared() == Start.Waited.INTERRUPTED;
        var runs = new ArrayList<TaskRun>();
        for (var task : tasks) {
            if (interrupted) {
                threads.shutdownNow();
            }
            while (true) {
                try {
                    runs.add(task.get());
                    break;
                } catch (InterruptedException stopped) {
                    interrupted = true;
                    threads.shutdownNow();
                } catch (ExecutionException broken) {
                    threads.shutdownNow();
                    throw new IllegalStateException("a caller broke down", broken.getCause());
                }
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
        return runs;
    }
}
