package dev.sluice.functions.api;

import dev.sluice.functions.object.InputObjects;
import dev.sluice.functions.object.ObjectKeys;
import dev.sluice.functions.object.ObjectState;
import dev.sluice.functions.object.ObjectState.Absent;
import dev.sluice.functions.object.ObjectState.Present;
import dev.sluice.functions.object.UploadSlots;
import dev.sluice.functions.task.Slot;
import dev.sluice.model.ErrorCode;
import dev.sluice.model.FileReference;
import dev.sluice.model.TaskId;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/// Looks at every file of a task at once and takes down what lies there.
///
/// @param bucket of the uploads
public record Pinning(UploadSlots uploads, InputObjects objects, String bucket) {

    /// Files that are absent or empty are complained about.
    ///
    /// @param slots of the task; those pinned already are not looked at again
    PinnedFiles pin(
            TaskId id,
            List<Slot> slots,
            List<InputRules.Location> locations,
            Complaints complaints) {
        var states =
                InParallel.map(
                        IntStream.range(0, slots.size() + locations.size()).boxed().toList(),
                        index ->
                                index < slots.size()
                                        ? look(id, index, slots.get(index))
                                        : look(locations.get(index - slots.size())));
        var pinned = new ArrayList<Slot>();
        var files = new ArrayList<FileReference>();
        for (int index = 0; index < slots.size(); index++) {
            if (states.get(index) instanceof Present found
                    && isFilled("files[" + index + "]", found, complaints)) {
                pinned.add(slots.get(index).pinned(found.etag()));
                files.add(reference(id, index, pinned.getLast()));
            } else {
                complaints.add(
                        ErrorCode.NOT_UPLOADED, "files[" + index + "]", "is not uploaded yet");
            }
        }
        var inputs = new ArrayList<FileReference>();
        for (int index = 0; index < locations.size(); index++) {
            var field = "inputs[" + index + "]";
            switch (states.get(slots.size() + index)) {
                case Absent() -> complaints.add(ErrorCode.NOT_UPLOADED, field, "is not there");
                case Present found when isFilled(field, found, complaints) ->
                        inputs.add(reference(locations.get(index), found));
                case Present _ -> {}
            }
        }
        return new PinnedFiles(List.copyOf(pinned), List.copyOf(files), List.copyOf(inputs));
    }

    private ObjectState look(TaskId id, int index, Slot slot) {
        var etag = slot.etag();
        return etag == null ? uploads.look(id, index) : new Present(etag, slot.size());
    }

    private ObjectState look(InputRules.Location location) {
        return objects.look(location.bucket(), location.key());
    }

    private static boolean isFilled(String field, Present found, Complaints complaints) {
        if (found.size() > 0) {
            return true;
        }
        complaints.add(ErrorCode.EMPTY_FILE, field, "has no bytes");
        return false;
    }

    private FileReference reference(TaskId id, int index, Slot slot) {
        return new FileReference(
                bucket, ObjectKeys.upload(id, index), slot.etag(), slot.size(), slot.name());
    }

    private static FileReference reference(InputRules.Location location, Present found) {
        return new FileReference(
                location.bucket(), location.key(), found.etag(), found.size(), location.name());
    }
}
