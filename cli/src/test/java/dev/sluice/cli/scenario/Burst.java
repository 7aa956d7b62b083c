package dev.sluice.cli.scenario;

import dev.sluice.client.Input;
import dev.sluice.client.Submission;
import dev.sluice.client.TaskRequest;
import dev.sluice.model.TaskId;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Tasks of a burst: text alone, and four small images each.
final class Burst {

    private Burst() {}

    static List<TaskRequest> tasks(int texts, int images) {
        var textTasks =
                IntStream.range(0, texts)
                        .mapToObj(n -> TaskRequest.of("Describe number " + n + ".").build());
        var imageTasks = IntStream.range(0, images).mapToObj(Burst::imageTask);
        return Stream.concat(textTasks, imageTasks).toList();
    }

    private static TaskRequest imageTask(int number) {
        var builder = TaskRequest.of("Compare these images, pair " + number + ".");
        for (int index = 0; index < 4; index++) {
            builder.input(Input.bytes("image-" + index + ".png", TinyPng.of(number, index)));
        }
        return builder.build();
    }

    /// The tasks that were accepted, all at once.
    static List<TaskId> accepted(List<Submission> submissions) {
        return submissions.stream()
                .filter(Submission.Accepted.class::isInstance)
                .map(one -> ((Submission.Accepted) one).answer().taskId())
                .toList();
    }
}
