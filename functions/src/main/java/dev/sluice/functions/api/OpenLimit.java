package dev.sluice.functions.api;

import dev.sluice.functions.task.OwnedTasks;
import dev.sluice.model.ErrorCode;
import dev.sluice.model.Owner;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalInt;

/// How many tasks one owner may have open. Counted from an index that lags a little, so a burst may
/// pass it by a few.
///
/// @param tasks where they are counted
/// @param limit none means no limit, and no count
record OpenLimit(OwnedTasks tasks, OptionalInt limit) {

    private static final Duration RETRY = Duration.ofSeconds(30);

    Optional<Refusal> refuses(Owner owner) {
        if (limit.isEmpty() || tasks.countOpen(owner, limit.getAsInt()) < limit.getAsInt()) {
            return Optional.empty();
        }
        return Optional.of(
                Refusal.of(
                                ErrorCode.TOO_MANY_OPEN,
                                limit.getAsInt() + " tasks are open; that is the most of one owner")
                        .after(RETRY));
    }
}
