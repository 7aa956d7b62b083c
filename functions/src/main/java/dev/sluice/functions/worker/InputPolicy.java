package dev.sluice.functions.worker;

import dev.sluice.functions.object.ObjectKeys;
import dev.sluice.functions.task.Slot;
import dev.sluice.functions.task.Task;
import dev.sluice.model.FileReference;
import dev.sluice.model.config.InputsConfig;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/// Which objects a message may name: the uploads of its own record, pinned as the record has them,
/// and whatever lies where the configuration allows. A message is never believed. Pure.
///
/// @param bucket of the pipeline
/// @param inputs what is allowed besides
record InputPolicy(String bucket, InputsConfig inputs) {

    /// The object to read for a reference; empty when it is none of the task's business.
    Optional<FileReference> permitted(Task task, FileReference file) {
        if (isBlank(file.bucket()) || isBlank(file.key())) {
            return Optional.empty();
        }
        if (file.bucket().equals(bucket) && ObjectKeys.isOwn(file.key())) {
            return IntStream.range(0, task.slots().size())
                    .filter(index -> ObjectKeys.upload(task.id(), index).equals(file.key()))
                    .mapToObj(index -> upload(task, index))
                    .findFirst();
        }
        return inputs.allows(file.bucket(), file.key()) ? Optional.of(file) : Optional.empty();
    }

    private FileReference upload(Task task, int index) {
        Slot slot = task.slots().get(index);
        return new FileReference(
                bucket, ObjectKeys.upload(task.id(), index), slot.etag(), slot.size(), slot.name());
    }

    private static boolean isBlank(@Nullable String text) {
        return text == null || text.isBlank();
    }
}
