package dev.sluice.functions.worker;

import dev.sluice.functions.object.ObjectKeys;
import dev.sluice.functions.object.TaskObjects;
import dev.sluice.model.ErrorCode;
import dev.sluice.model.TaskMessage;
import dev.sluice.model.TaskSpec;

/// Finds a message's spec: inside it, or in S3 under the one key that a message of this task can
/// have.
record Specs(TaskObjects objects) {

    Found of(TaskMessage message) {
        var key = message.specKey();
        if (message.spec() != null) {
            return new Found.Spec(message.spec());
        }
        if (!ObjectKeys.spec(message.taskId(), message.bodyHash()).equals(key)) {
            return new Found.Refused(ErrorCode.FORBIDDEN_INPUT, "the spec is not this task's");
        }
        return objects.spec(message.taskId(), key)
                .<Found>map(Found.Spec::new)
                .orElseGet(
                        () -> new Found.Refused(ErrorCode.INPUT_EXPIRED, "the spec has expired"));
    }

    /// What came of it.
    sealed interface Found {
        record Spec(TaskSpec spec) implements Found {}

        record Refused(ErrorCode code, String detail) implements Found {}
    }
}
