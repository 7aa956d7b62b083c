package dev.sluice.functions.worker;

import dev.sluice.bedrock.DeferReason;
import java.util.Locale;

/// Why a message comes back. A metric dimension.
public sealed interface Reason {

    /// The name as a metric dimension and in a task's record.
    String wire();

    /// The model was not called, or not to an end.
    record Call(DeferReason why) implements Reason {
        @Override
        public String wire() {
            return why.wire();
        }
    }

    /// What happened around the call.
    enum Run implements Reason {
        /// Another run holds the task.
        HELD,
        /// Another run took the task away while this one was at work.
        LOST_RACE,
        /// An answer could not be written to its record; it lies in S3.
        UNWRITTEN,
        /// Too little time was left to start.
        SHORT_OF_TIME,
        /// A store did not answer.
        STORE_FAULT,
        /// Our own code failed.
        CRASHED;

        @Override
        public String wire() {
            return name().toLowerCase(Locale.ROOT);
        }
    }
}
