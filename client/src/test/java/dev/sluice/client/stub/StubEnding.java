package dev.sluice.client.stub;

import dev.sluice.model.ErrorCode;

/// How a task of the stub ends.
public sealed interface StubEnding {

    /// With an answer.
    record Answers(String text) implements StubEnding {}

    /// With an answer that lies behind a URL.
    ///
    /// @param text of the answer
    /// @param staleUrls how many URLs are given out before one works
    record AnswersAtLength(String text, int staleUrls) implements StubEnding {}

    /// Without an answer.
    record Fails(ErrorCode code, String detail) implements StubEnding {}

    /// Not at all.
    record Runs() implements StubEnding {}
}
