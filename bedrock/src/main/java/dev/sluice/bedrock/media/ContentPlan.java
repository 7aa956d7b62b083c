package dev.sluice.bedrock.media;

import dev.sluice.bedrock.ContentPart;
import dev.sluice.bedrock.model.ModelProfile;
import dev.sluice.model.ErrorCode;
import java.util.List;
import java.util.OptionalInt;

/// The user message of a task, or why there cannot be one.
public sealed interface ContentPlan {

    /// Parts in slot order, the prompt last.
    ///
    /// @param estimatedTokens what the service will about count as input
    record Planned(List<ContentPart> parts, long estimatedTokens) implements ContentPlan {}

    /// The model would refuse this.
    ///
    /// @param detail for the sender: what was found, what the rule is
    /// @param fileIndex which file is at fault, where it is one
    record Refused(ErrorCode code, String detail, OptionalInt fileIndex) implements ContentPlan {}

    /// A file is at hand only in part, and that does not settle what it is, or it must be sent as
    /// bytes: fetch the whole of it and plan again.
    record NeedsWhole(List<Integer> fileIndexes) implements ContentPlan {}

    /// Plans a message for this model.
    static ContentPlan plan(ModelProfile profile, List<InputFile> files, String prompt) {
        throw new UnsupportedOperationException("being written");
    }
}
