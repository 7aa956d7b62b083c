package dev.sluice.functions.worker;

import dev.sluice.functions.task.Task;
import dev.sluice.model.Json;
import dev.sluice.model.TaskResult;
import java.nio.charset.StandardCharsets;

/// Whether an answer fits into its record. An item holds 400 KB of UTF-8, names included. Pure.
final class AnswerSize {

    private static final int SPILL_BYTES = 350_000;

    private AnswerSize() {}

    static boolean fits(Task task, TaskResult result) {
        return bytes(result) + bytes(task.metadata()) + bytes(task.slots()) <= SPILL_BYTES;
    }

    private static int bytes(Object value) {
        return Json.write(value).getBytes(StandardCharsets.UTF_8).length;
    }
}
