package dev.sluice.functions.worker;

import dev.sluice.bedrock.media.InputContent;
import dev.sluice.bedrock.media.InputFile;
import dev.sluice.bedrock.media.MediaDelivery;
import dev.sluice.bedrock.media.Sniffer;
import dev.sluice.functions.object.Fetched;
import dev.sluice.functions.object.InputObjects;
import dev.sluice.model.ErrorCode;
import dev.sluice.model.FileReference;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/// Reads a task's files side by side, each only as it was pinned. Bytes that the model reads from
/// S3 by itself never come here, but for the beginning that tells what they are.
///
/// @param objects where they lie
/// @param maxBytes of all files of a task together that may be held at once
record InputFetch(InputObjects objects, long maxBytes) {

    /// The files, by reference or with all their bytes.
    Inputs fetch(List<FileReference> files, MediaDelivery delivery) {
        return switch (delivery) {
            case BYTES -> whole(files);
            case S3 -> collect(SideBySide.map(files, file -> head(file)));
        };
    }

    /// The same files, some of them with all their bytes now.
    Inputs complete(List<FileReference> files, Inputs.Ready known, List<Integer> whole) {
        var room = maxBytes;
        for (var index : whole) {
            room -= known.files().get(index).content().size();
        }
        if (room < 0) {
            return tooMuch();
        }
        return collect(
                SideBySide.map(
                        IntStream.range(0, files.size()).boxed().toList(),
                        index ->
                                whole.contains(index)
                                        ? complete(files.get(index), known.files().get(index))
                                        : new One.Fit(known.files().get(index))));
    }

    private One complete(FileReference file, InputFile known) {
        // A short file came with its beginning.
        return known.content().size() == known.content().head().length
                ? fit(file, new InputContent.Whole(known.content().head()))
                : whole(file);
    }

    private Inputs whole(List<FileReference> files) {
        var declared = 0L;
        for (var file : files) {
            declared += file.size() == null ? 0 : file.size();
        }
        return declared > maxBytes ? tooMuch() : collect(SideBySide.map(files, this::whole));
    }

    private One whole(FileReference file) {
        return one(
                file,
                objects.whole(file, maxBytes),
                bytes -> new InputContent.Whole(bytes.bytes()));
    }

    private One head(FileReference file) {
        return one(
                file,
                objects.head(file, Sniffer.HEAD_BYTES),
                bytes ->
                        new InputContent.Referenced(
                                "s3://" + file.bucket() + "/" + file.key(),
                                bytes.objectSize(),
                                bytes.bytes()));
    }

    private static One one(FileReference file, Fetched fetched, Content content) {
        return switch (fetched) {
            case Fetched.Bytes bytes -> fit(file, content.of(bytes));
            case Fetched.Changed _ ->
                    new One.Unfit(ErrorCode.INPUT_CHANGED, "was changed after it was submitted");
            case Fetched.Gone _ -> new One.Unfit(ErrorCode.INPUT_EXPIRED, "is not there any more");
            case Fetched.TooLarge(var size) ->
                    new One.Unfit(ErrorCode.TOO_LARGE, "has " + size + " bytes");
        };
    }

    private static One fit(FileReference file, InputContent content) {
        return new One.Fit(new InputFile(file.name() == null ? "" : file.name(), content));
    }

    private static Inputs collect(List<One> ones) {
        var files = new ArrayList<InputFile>();
        for (var index = 0; index < ones.size(); index++) {
            switch (ones.get(index)) {
                case One.Fit(var file) -> files.add(file);
                case One.Unfit(var code, var detail) -> {
                    return new Inputs.Refused(code, "file " + index + " " + detail);
                }
            }
        }
        return new Inputs.Ready(List.copyOf(files));
    }

    private Inputs tooMuch() {
        return new Inputs.Refused(
                ErrorCode.TOO_LARGE, "the files have more than " + maxBytes + " bytes together");
    }

    /// One file, or why not.
    private sealed interface One {
        record Fit(InputFile file) implements One {}

        record Unfit(ErrorCode code, String detail) implements One {}
    }

    /// What to make of fetched bytes.
    @FunctionalInterface
    private interface Content {
        InputContent of(Fetched.Bytes bytes);
    }
}
