package dev.sluice.bedrock.media;

import dev.sluice.bedrock.media.FileInspection.Paper;
import dev.sluice.bedrock.media.FileInspection.Partial;
import dev.sluice.bedrock.media.FileInspection.Picture;
import dev.sluice.bedrock.media.FileInspection.Unfit;
import dev.sluice.bedrock.media.FileInspection.Writing;
import dev.sluice.bedrock.model.ModelProfile;
import dev.sluice.model.ErrorCode;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;

/// The limits that hold for inspected files: those of declarations, image sides and PDF pages.
final class PlanLimits {

    private PlanLimits() {}

    /// The first limit that is broken.
    static Optional<ContentPlan.Refused> broken(ModelProfile profile, List<FileInspection> files) {
        var items = files.stream().flatMap(PlanLimits::item).toList();
        return Stream.of(
                        new MediaLimits(profile).breaches(items).stream(),
                        sides(profile, files),
                        pages(profile, files))
                .flatMap(breaches -> breaches)
                .findFirst()
                .map(breach ->
                        new ContentPlan.Refused(breach.code(), breach.detail(), breach.index()));
    }

    private static Stream<MediaItem> item(FileInspection file) {
        return switch (file) {
            case Picture picture ->
                    Stream.of(
                            item(
                                    picture.index(),
                                    new MediaKind.Image(picture.format()),
                                    picture.file()));
            case Paper paper ->
                    Stream.of(
                            item(
                                    paper.index(),
                                    new MediaKind.Document(paper.format()),
                                    paper.file()));
            case Writing writing ->
                    Stream.of(item(writing.index(), new MediaKind.Text(), writing.file()));
            case Unfit _, Partial _ -> Stream.empty();
        };
    }

    private static MediaItem item(int index, MediaKind kind, InputFile file) {
        var delivery =
                switch (file.content()) {
                    case InputContent.Whole _ -> MediaDelivery.BYTES;
                    case InputContent.Referenced _ -> MediaDelivery.S3;
                };
        return new MediaItem(index, kind, file.content().size(), delivery);
    }

    private static Stream<Breach> sides(ModelProfile profile, List<FileInspection> files) {
        var pictures =
                files.stream().filter(Picture.class::isInstance).map(Picture.class::cast).toList();
        int limit = profile.images().sideFor(pictures.size());
        return pictures.stream()
                .filter(picture -> longSide(picture) > limit)
                .map(picture ->
                        new Breach(
                                ErrorCode.TOO_LARGE,
                                OptionalInt.of(picture.index()),
                                Breach.Member.ITSELF,
                                "%d pixels on the longer side; %s takes at most %d with %d images"
                                        .formatted(
                                                longSide(picture),
                                                profile.name(),
                                                limit,
                                                pictures.size())));
    }

    private static int longSide(Picture picture) {
        return picture.size().map(size -> size.longSide()).orElse(0);
    }

    private static Stream<Breach> pages(ModelProfile profile, List<FileInspection> files) {
        var limit = profile.documents().maxPages();
        long pages =
                files.stream()
                        .filter(Paper.class::isInstance)
                        .mapToLong(file -> ((Paper) file).pages().orElse(0))
                        .sum();
        return limit == null || pages <= limit
                ? Stream.empty()
                : Stream.of(
                        Breach.together(
                                ErrorCode.TOO_MANY_PAGES,
                                "%d PDF pages; %s takes at most %d"
                                        .formatted(pages, profile.name(), limit)));
    }
}
