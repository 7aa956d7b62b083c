package dev.sluice.functions.api;

import dev.sluice.functions.object.TaskObjects;
import dev.sluice.functions.queue.TaskQueue;
import dev.sluice.functions.task.Task;
import dev.sluice.model.Json;
import dev.sluice.model.TaskMessage;
import dev.sluice.model.TaskSpec;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/// Sends a task's message. The work rides in it; work too long for one is kept in S3 before.
public record Dispatch(TaskQueue queue, TaskObjects objects) {

    /// UTF-8 bytes of a whole message. SQS takes more by now, but not everywhere.
    static final int MAX_MESSAGE_BYTES = 256 * 1024;

    /// Returns when the message is durable.
    void send(Task task, TaskSpec spec) {
        var message = message(task, spec, null);
        if (Json.write(message).getBytes(StandardCharsets.UTF_8).length > MAX_MESSAGE_BYTES) {
            message = message(task, null, objects.putSpec(task.id(), task.bodyHash(), spec));
        }
        queue.send(message);
    }

    private static TaskMessage message(
            Task task, @Nullable TaskSpec spec, @Nullable String specKey) {
        return new TaskMessage(
                TaskMessage.VERSION,
                task.id(),
                task.owner(),
                task.lane(),
                task.model(),
                task.generation(),
                task.bodyHash(),
                task.updatedAt(),
                task.deadline(),
                spec,
                specKey);
    }
}
