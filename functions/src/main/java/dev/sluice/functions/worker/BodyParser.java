package dev.sluice.functions.worker;

import com.fasterxml.jackson.core.JacksonException;
import dev.sluice.model.Json;
import dev.sluice.model.TaskMessage;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Reads bodies. A service may have written one, so nothing is taken for granted.
///
/// @param lane the worker's own; a message of another is not for it
record BodyParser(String lane) {

    ParsedBody parse(String body) {
        try {
            return check(Json.mapper().readValue(body, TaskMessage.class));
        } catch (JacksonException broken) {
            return new ParsedBody.Unreadable("not a task message");
        }
    }

    /// Jackson leaves absent components null, whatever their type says.
    private ParsedBody check(@Nullable TaskMessage message) {
        return missing(message)
                .<ParsedBody>map(what -> new ParsedBody.Unreadable("no " + what))
                .orElseGet(() -> compatible(message));
    }

    private static Optional<String> missing(@Nullable TaskMessage message) {
        if (message == null) {
            return Optional.of("content");
        }
        if (message.taskId() == null) {
            return Optional.of("taskId");
        }
        if (message.owner() == null) {
            return Optional.of("owner");
        }
        if (isBlank(message.lane())) {
            return Optional.of("lane");
        }
        if (isBlank(message.model())) {
            return Optional.of("model");
        }
        if (isBlank(message.bodyHash())) {
            return Optional.of("bodyHash");
        }
        if (message.submittedAt() == null) {
            return Optional.of("submittedAt");
        }
        return work(message);
    }

    private static Optional<String> work(TaskMessage message) {
        if (message.spec() == null && message.specKey() == null) {
            return Optional.of("spec");
        }
        return message.spec() != null && isBlank(message.spec().prompt())
                ? Optional.of("prompt")
                : Optional.empty();
    }

    private ParsedBody compatible(TaskMessage message) {
        if (message.version() != TaskMessage.VERSION) {
            return new ParsedBody.Unreadable("version " + message.version());
        }
        if (message.generation() < 0) {
            return new ParsedBody.Unreadable("generation " + message.generation());
        }
        return message.lane().equals(lane)
                ? new ParsedBody.Readable(message)
                : new ParsedBody.Unreadable("of another lane");
    }

    private static boolean isBlank(@Nullable String text) {
        return text == null || text.isBlank();
    }
}
