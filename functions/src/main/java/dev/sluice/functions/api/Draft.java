package dev.sluice.functions.api;

import dev.sluice.functions.task.NewTask;
import dev.sluice.functions.task.Slot;
import dev.sluice.functions.task.Task;
import dev.sluice.model.BodyHash;
import dev.sluice.model.FileReference;
import dev.sluice.model.Owner;
import dev.sluice.model.SubmitRequest;
import dev.sluice.model.TaskId;
import dev.sluice.model.TaskSpec;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// A submit on its way to become a task.
///
/// @param id the upload's, derived from the key, or random
/// @param owner who submits
/// @param request as read
/// @param hash of the request
/// @param repeatable whether a repeat has the same id
/// @param now when it came
record Draft(
        TaskId id,
        Owner owner,
        SubmitRequest request,
        String hash,
        Repeatable repeatable,
        Instant now) {

    /// Whether the sender can send it again as the same task.
    enum Repeatable {
        /// By task id or key.
        YES,
        /// Its id is random.
        NO
    }

    static Draft of(
            Owner owner, SubmitRequest request, Optional<String> key, TaskId random, Instant now) {
        var named =
                Optional.ofNullable(request.taskId())
                        .or(() -> key.map(text -> TaskId.derived(owner, text)));
        return new Draft(
                named.orElse(random),
                owner,
                request,
                BodyHash.of(request),
                named.isPresent() ? Repeatable.YES : Repeatable.NO,
                now);
    }

    /// Whether a record is of this very request.
    boolean isOf(Task task) {
        return task.owner().equals(owner) && task.bodyHash().equals(hash) && !task.isExpired(now);
    }

    NewTask task(String lane, String model, List<Slot> slots) {
        return new NewTask(
                id,
                owner,
                hash,
                lane,
                model,
                slots,
                Optional.ofNullable(request.metadata()).orElse(Map.of()),
                request.deadline(),
                now);
    }

    TaskSpec spec(List<FileReference> files) {
        return new TaskSpec(
                Optional.ofNullable(request.prompt()).orElseThrow(),
                request.system(),
                request.inference(),
                request.additional(),
                request.splittable(),
                files);
    }
}
