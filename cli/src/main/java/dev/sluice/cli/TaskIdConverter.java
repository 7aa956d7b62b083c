package dev.sluice.cli;

import dev.sluice.model.TaskId;
import java.util.Locale;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/// A task's id, in whichever case it was typed.
final class TaskIdConverter implements ITypeConverter<TaskId> {

    @Override
    public TaskId convert(String text) {
        return TaskId.parse(text.toUpperCase(Locale.ROOT))
                .orElseThrow(() ->
                        new TypeConversionException(
                                "'" + text + "' is no task id: a ULID of 26 characters"));
    }
}
