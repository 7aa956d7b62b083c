package dev.sluice.model;

import org.jspecify.annotations.Nullable;

/// Why a task FAILED.
///
/// @param code stable
/// @param detail for the task's owner; never text of the service
/// @param retryable whether submitting the same again may succeed
public record TaskError(ErrorCode code, @Nullable String detail, boolean retryable) {

    /// The error of a code.
    public static TaskError of(ErrorCode code, @Nullable String detail) {
        return new TaskError(code, detail, code.retryable());
    }
}
