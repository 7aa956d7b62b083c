package dev.sluice.model;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// An error answer, RFC 9457 `application/problem+json`.
///
/// @param title one short line for the kind of error
/// @param status the HTTP status
/// @param code stable, see [ErrorCode]
/// @param detail what is wrong with this request, for its sender
/// @param errors every field at fault, where fields are
public record Problem(
        String title,
        int status,
        ErrorCode code,
        @Nullable String detail,
        @Nullable List<FieldProblem> errors) {

    /// The media type of its JSON.
    public static final String MEDIA_TYPE = "application/problem+json";
}
