package dev.sluice.local.simulator.ledger;

import com.fasterxml.jackson.annotation.JsonIgnore;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/// One line of the ledger: a call that has ended. It stands on disk before the caller hears of it.
///
/// @param id the request id, also in the answer's `x-amzn-RequestId`
/// @param taskId `taskId` of the request's `requestMetadata`
/// @param outcome `completed`, the name of the exception, `connection_refused`, `connection_reset`
///   or `no_answer`
/// @param sdkAttempt the number in `amz-sdk-request`
/// @param operation `Converse` or `CountTokens`
/// @param invocationId `amz-sdk-invocation-id`: one per call of the SDK, whatever its attempts
/// @param stopReason of a completed call
/// @param fault the injected fault, if one decided the outcome
/// @param detail the message of a refusal
/// @param admittedAt when quota was deducted; null for a call that was never admitted, like the two
///   that follow
/// @param reservedTokens what was deducted of tokens a minute at start
/// @param chargedTokens the final charge, settled at `endedAt`
public record CallRecord(
        String id,
        Instant startedAt,
        Instant endedAt,
        String region,
        String modelId,
        @Nullable String taskId,
        String outcome,
        long inputTokens,
        long outputTokens,
        @Nullable Integer sdkAttempt,
        @Nullable String operation,
        @Nullable String invocationId,
        @Nullable String stopReason,
        @Nullable String fault,
        @Nullable String detail,
        @Nullable Instant admittedAt,
        @Nullable Long reservedTokens,
        @Nullable Long chargedTokens) {

    /// The outcome of a call that the model finished and the account pays for.
    public static final String COMPLETED = "completed";

    /// The outcome of a call that was left without any answer.
    public static final String NO_ANSWER = "no_answer";

    /// Whether the model finished this call.
    @JsonIgnore
    public boolean isCompleted() {
        return COMPLETED.equals(outcome);
    }
}
