package dev.sluice.functions.worker;

import dev.sluice.bedrock.media.InputFile;
import dev.sluice.model.ErrorCode;
import java.util.List;

/// A task's files, or why they cannot be had.
sealed interface Inputs {

    /// In slot order.
    record Ready(List<InputFile> files) implements Inputs {}

    /// One of them is not what was submitted, or too much.
    record Refused(ErrorCode code, String detail) implements Inputs {}
}
