package dev.sluice.loadtest.run;

import dev.sluice.loadtest.input.Payload;

/// Makes model calls, one attempt each. Safe for hundreds of threads; never throws for what the
/// service or the network did.
@FunctionalInterface
public interface ModelCalls {

    /// Returns when the call has ended, also when its thread is interrupted.
    CallOutcome call(Payload payload);
}
