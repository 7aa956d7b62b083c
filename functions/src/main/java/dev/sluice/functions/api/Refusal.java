package dev.sluice.functions.api;

import dev.sluice.model.ErrorCode;
import dev.sluice.model.FieldProblem;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/// Why a request was not carried out.
///
/// @param code what kind, and so the HTTP status
/// @param detail for its sender
/// @param errors every field at fault, where fields are
/// @param retryAfter when the same request may succeed, where that can be told
public record Refusal(
        ErrorCode code, String detail, List<FieldProblem> errors, Optional<Duration> retryAfter) {

    static final Refusal NO_SUCH_TASK = of(ErrorCode.NOT_FOUND, "no such task");

    static Refusal of(ErrorCode code, String detail) {
        return new Refusal(code, detail, List.of(), Optional.empty());
    }

    Refusal after(Duration delay) {
        return new Refusal(code, detail, errors, Optional.of(delay));
    }
}
