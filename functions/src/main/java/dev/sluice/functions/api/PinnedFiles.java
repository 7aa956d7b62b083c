package dev.sluice.functions.api;

import dev.sluice.functions.task.Slot;
import dev.sluice.model.FileDeclaration;
import dev.sluice.model.FileReference;
import java.util.List;
import java.util.stream.Stream;

/// The files of a task as they are now: a later change is noticed.
///
/// @param slots uploads, with what lies in them
/// @param uploads where they lie, in slot order
/// @param inputs other objects, in the request's order
record PinnedFiles(List<Slot> slots, List<FileReference> uploads, List<FileReference> inputs) {

    static final PinnedFiles NONE = new PinnedFiles(List.of(), List.of(), List.of());

    List<FileReference> references() {
        return Stream.concat(uploads.stream(), inputs.stream()).toList();
    }

    /// What is known of each, to judge it by.
    List<FileDeclaration> declarations() {
        return Stream.concat(
                        slots.stream()
                                .map(slot ->
                                        new FileDeclaration(
                                                slot.name(), slot.contentType(), slot.size())),
                        inputs.stream()
                                .map(file -> new FileDeclaration(file.name(), null, file.size())))
                .toList();
    }

    /// The name in the request of what a declaration calls `files[n]`.
    String field(String declared) {
        var end = declared.indexOf(']');
        if (end < 0) {
            return slots.isEmpty() ? "inputs" : declared;
        }
        var index = Integer.parseInt(declared.substring("files[".length(), end));
        return index < slots.size()
                ? "files[" + index + "]"
                : "inputs[" + (index - slots.size()) + "]";
    }
}
