package dev.sluice.bedrock.fault;

import dev.sluice.model.ErrorCode;
import java.time.Duration;
import java.util.Optional;

/// What went wrong with one call. Each kind has its own remedy, so switches over it have no
/// default.
public sealed interface Fault {

    /// Over the quota.
    record Throttled(Scope scope, Optional<Duration> retryAfter) implements Fault {

        /// Which quota, as far as the service says.
        public enum Scope {
            REQUESTS,
            TOKENS,
            DAY
        }
    }

    /// The model is still being loaded.
    record NotReady() implements Fault {}

    /// The service has no capacity; not the account's quota.
    record Unavailable(Optional<Duration> retryAfter) implements Fault {}

    /// The service failed by itself.
    record Internal() implements Fault {}

    /// The service gave up on the generation: the same payload would time out again.
    record ModelTimeout() implements Fault {}

    /// No answer within the read timeout. The generation may be running and billed.
    record ClientTimeout() implements Fault {}

    /// The request did not reach the service, or its signature had grown old on the way.
    record Transport(String detail) implements Fault {}

    /// The model failed on the payload, for now.
    record ModelError() implements Fault {}

    /// The service refused the payload for good. The detail is our own wording.
    record Rejected(ErrorCode code, String detail) implements Fault {}

    /// Not the sender's fault: access, model id, account or code.
    record Config(String detail) implements Fault {}

    /// A refusal that our own check of the same bytes contradicts.
    record Doubtful(ErrorCode code, String detail) implements Fault {}
}
