package dev.sluice.bedrock.media;

import dev.sluice.bedrock.model.ModelProfile;
import dev.sluice.model.ErrorCode;
import dev.sluice.model.FieldProblem;
import dev.sluice.model.FileDeclaration;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Refuses, before anything is uploaded, what a model would refuse later: by declared names, types
/// and sizes only. The worker applies the same limits to what it finds.
public final class DeclaredFiles {

    private DeclaredFiles() {}

    /// Everything wrong with these files, each with its field, value and rule. Members that are
    /// absent are not this check's business.
    ///
    /// @param delivery how this model will be given its media
    public static List<Finding> check(
            ModelProfile profile, MediaDelivery delivery, List<FileDeclaration> files) {
        var items =
                IntStream.range(0, files.size())
                        .mapToObj(index -> item(index, files.get(index), delivery))
                        .toList();
        return Stream.concat(
                        items.stream().flatMap(item -> unfit(item, files.get(item.index()))),
                        new MediaLimits(profile).breaches(items).stream())
                .map(breach ->
                        new Finding(
                                breach.code(), new FieldProblem(breach.field(), breach.detail())))
                .toList();
    }

    private static MediaItem item(int index, FileDeclaration file, MediaDelivery delivery) {
        return new MediaItem(
                index,
                ContentTypes.declared(file.name(), file.contentType()),
                Optional.ofNullable(file.size()).orElse(0L),
                delivery);
    }

    private static Stream<Breach> unfit(MediaItem item, FileDeclaration file) {
        if (file.size() != null && file.size() == 0) {
            return Stream.of(
                    Breach.of(
                            ErrorCode.EMPTY_FILE,
                            item,
                            Breach.Member.SIZE,
                            "0; a file has at least 1 byte"));
        }
        return item.kind() instanceof MediaKind.Unsupported(var name)
                ? Stream.of(
                        Breach.of(
                                ErrorCode.UNSUPPORTED_TYPE,
                                item,
                                Breach.Member.CONTENT_TYPE,
                                Taken.insteadOf(name)))
                : Stream.empty();
    }

    /// One thing wrong.
    public record Finding(ErrorCode code, FieldProblem problem) {}
}
