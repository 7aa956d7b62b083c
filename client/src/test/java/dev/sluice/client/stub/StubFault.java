package dev.sluice.client.stub;

import java.util.Map;

/// What goes wrong with one call.
public sealed interface StubFault {

    /// Answered with a status and a body that is no problem detail, before anything is done.
    ///
    /// @param status of the answer
    /// @param headers of the answer
    record Refuses(int status, Map<String, String> headers) implements StubFault {}

    /// The connection breaks before anything is done.
    record BreaksBefore() implements StubFault {}

    /// All is done, but the connection breaks before the answer.
    record BreaksAfter() implements StubFault {}
}
