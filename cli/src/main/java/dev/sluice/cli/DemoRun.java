package dev.sluice.cli;

import dev.sluice.client.SluiceClient;
import dev.sluice.client.SluiceException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;

/// Submits the sample tasks side by side and tells of each as it ends.
///
/// @param client of the API
/// @param folder with the samples
/// @param time now
/// @param patience how long a task may take
record DemoRun(SluiceClient client, Path folder, InstantSource time, Duration patience) {

    /// @param ended told of each line when its task has ended
    /// @return one line a task, in the tasks' order
    List<DemoLine> run(List<SampleTask> tasks, Consumer<DemoLine> ended)
            throws InterruptedException {
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            try {
                var finished = new ExecutorCompletionService<DemoLine>(threads);
                var lines = tasks.stream().map(task -> finished.submit(() -> one(task))).toList();
                for (int told = 0; told < lines.size(); told++) {
                    ended.accept(finished.take().get());
                }
                return lines.stream().map(Future::resultNow).toList();
            } catch (ExecutionException failed) {
                throw new CommandFailed(
                        "a sample task broke: " + failed.getCause(), failed.getCause());
            } finally {
                threads.shutdownNow();
            }
        }
    }

    private DemoLine one(SampleTask task) throws InterruptedException {
        var began = time.instant();
        try {
            var accepted = client.submit(task.request(folder));
            var outcome = client.await(accepted.taskId(), began.plus(patience));
            return DemoLine.of(task, outcome, Duration.between(began, time.instant()));
        } catch (SluiceException declined) {
            return DemoLine.declined(task, declined, Duration.between(began, time.instant()));
        }
    }
}
