package dev.sluice.bedrock.media;

import dev.sluice.bedrock.ContentPart;
import dev.sluice.bedrock.model.ModelProfile;
import dev.sluice.model.ErrorCode;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/// The user message of a task, or why there cannot be one.
public sealed interface ContentPlan {

    /// Parts in slot order, the prompt last.
    ///
    /// @param estimatedTokens what the service will about count as input
    record Planned(List<ContentPart> parts, long estimatedTokens) implements ContentPlan {

        public Planned {
            parts = List.copyOf(parts);
        }
    }

    /// The model would refuse this.
    ///
    /// @param detail for the sender: what was found, what the rule is; without the file's name
    /// @param fileIndex which file is at fault, where it is one
    record Refused(ErrorCode code, String detail, OptionalInt fileIndex) implements ContentPlan {}

    /// Some files are at hand only in part, and that does not settle what they are, or they are
    /// text too long to be at hand, which is never sent by reference: fetch them whole and plan
    /// again.
    record NeedsWhole(List<Integer> fileIndexes) implements ContentPlan {

        public NeedsWhole {
            fileIndexes = List.copyOf(fileIndexes);
        }
    }

    /// Plans a message for this model. The first thing wrong is reported.
    static ContentPlan plan(ModelProfile profile, List<InputFile> files, String prompt) {
        if (BlankText.isBlank(prompt)) {
            return new Refused(
                    ErrorCode.INVALID_REQUEST, "the prompt is blank", OptionalInt.empty());
        }
        var inspected =
                IntStream.range(0, files.size())
                        .mapToObj(index -> FileInspection.inspect(index, files.get(index)))
                        .toList();
        for (var file : inspected) {
            if (file instanceof FileInspection.Unfit(var refusal)) {
                return refusal;
            }
        }
        var partial = partial(inspected);
        if (!partial.isEmpty()) {
            return new NeedsWhole(partial);
        }
        return PlanLimits.broken(profile, inspected)
                .<ContentPlan>map(refusal -> refusal)
                .orElseGet(() -> planned(profile, inspected, prompt));
    }

    private static ContentPlan planned(
            ModelProfile profile, List<FileInspection> inspected, String prompt) {
        return new Planned(
                PlanParts.of(inspected, prompt),
                PlanTokens.of(profile.tokens(), inspected, prompt));
    }

    private static List<Integer> partial(List<FileInspection> inspected) {
        return inspected.stream()
                .filter(FileInspection.Partial.class::isInstance)
                .map(file -> ((FileInspection.Partial) file).index())
                .toList();
    }
}
