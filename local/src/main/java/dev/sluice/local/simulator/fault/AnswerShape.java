package dev.sluice.local.simulator.fault;

/// Answers that a careless client stores as a success or trips over.
public enum AnswerShape {
    /// A reasoning block before the text.
    REASONING_FIRST,
    /// A reasoning block and nothing else.
    REASONING_ONLY,
    /// A message without content, `end_turn`.
    EMPTY,
    /// No message at all.
    NO_MESSAGE,
    /// Canned text, `guardrail_intervened`.
    GUARDRAIL,
    /// Canned text, `content_filtered`.
    CONTENT_FILTERED,
    /// Half of the text, `max_tokens`.
    TRUNCATED,
    /// Half of the text, `model_context_window_exceeded`.
    CONTEXT_EXCEEDED,
    /// All of the text, with a stop reason that no SDK knows.
    UNKNOWN_STOP_REASON
}
