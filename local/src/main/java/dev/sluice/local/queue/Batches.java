package dev.sluice.local.queue;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;
import software.amazon.awssdk.services.sqs.model.Message;

/// Cuts what was received into batches for one invocation each.
///
/// @param size the mapping's batch size
/// @param weight what a message adds to an event, in bytes
/// @param limit the most that one event may weigh; a single message always fits
record Batches(int size, ToIntFunction<Message> weight, int limit) {

    /// An event may have 6 MB, its frame included.
    static final int EVENT_LIMIT_BYTES = 6 * 1024 * 1024 - 1024;

    List<List<Message>> of(List<Message> messages) {
        var batches = new ArrayList<List<Message>>();
        var filled = 0;
        for (var message : messages) {
            var added = weight.applyAsInt(message);
            if (batches.isEmpty() || batches.getLast().size() == size || filled + added > limit) {
                batches.add(new ArrayList<>());
                filled = 0;
            }
            batches.getLast().add(message);
            filled += added;
        }
        return batches;
    }
}
