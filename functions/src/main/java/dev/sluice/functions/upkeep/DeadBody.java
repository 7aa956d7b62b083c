package dev.sluice.functions.upkeep;

import com.fasterxml.jackson.core.JsonProcessingException;
import dev.sluice.model.Json;
import dev.sluice.model.TaskMessage;
import java.util.Optional;

/// Reads a body found in a dead-letter queue, where anything may lie.
final class DeadBody {

    private DeadBody() {}

    /// The message; nothing when it is none.
    static Optional<TaskMessage> read(String body) {
        try {
            var message = Json.mapper().readValue(body, TaskMessage.class);
            return Optional.ofNullable(message).filter(DeadBody::isComplete);
        } catch (JsonProcessingException none) {
            return Optional.empty();
        }
    }

    @SuppressWarnings("ConstantValue") // Jackson leaves absent members null.
    private static boolean isComplete(TaskMessage message) {
        return message.taskId() != null && message.owner() != null && message.bodyHash() != null;
    }
}
