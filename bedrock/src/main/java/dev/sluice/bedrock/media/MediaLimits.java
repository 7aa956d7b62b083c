package dev.sluice.bedrock.media;

import dev.sluice.bedrock.model.Capability;
import dev.sluice.bedrock.model.ModelProfile;
import dev.sluice.model.ErrorCode;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// A model's limits on kinds, counts and sizes: all that can be known without looking into a file.
/// The API checks declarations with it, the worker what it found.
record MediaLimits(ModelProfile profile) {

    /// No token of any text has more bytes than this on average; what is longer cannot fit.
    private static final long MOST_BYTES_PER_TOKEN = 10;

    /// Everything that is too much, files in order and then their sum.
    List<Breach> breaches(List<MediaItem> items) {
        return Stream.of(
                        features(items),
                        counts(items),
                        items.stream().flatMap(this::sizes),
                        new RequestSizes(profile).breaches(items))
                .flatMap(breaches -> breaches)
                .toList();
    }

    private Stream<Breach> features(List<MediaItem> items) {
        return Stream.of(
                        missing(items, Capability.IMAGES, MediaItem::isImage, "images"),
                        missing(items, Capability.DOCUMENTS, MediaItem::isDocument, "documents"),
                        missing(
                                items,
                                Capability.S3_MEDIA,
                                item -> item.isSentAs(MediaDelivery.S3),
                                "files by reference to S3"))
                .flatMap(breaches -> breaches);
    }

    private Stream<Breach> missing(
            List<MediaItem> items, Capability needed, Predicate<MediaItem> needing, String what) {
        return profile.can(needed)
                ? Stream.empty()
                : items.stream()
                        .filter(needing)
                        .limit(1)
                        .map(item ->
                                Breach.of(
                                        ErrorCode.UNSUPPORTED_FEATURE,
                                        item,
                                        Breach.Member.CONTENT_TYPE,
                                        profile.name() + " takes no " + what));
    }

    private Stream<Breach> counts(List<MediaItem> items) {
        var images = profile.images();
        return Stream.of(
                        tooMany(
                                items,
                                item -> item.isImage() && item.isSentAs(MediaDelivery.BYTES),
                                images.maxEmbedded(),
                                "images"),
                        tooMany(
                                items,
                                item -> item.isImage() && item.isSentAs(MediaDelivery.S3),
                                images.maxReferenced(),
                                "images"),
                        tooMany(
                                items,
                                MediaItem::isDocument,
                                profile.documents().maxCount(),
                                "documents"))
                .flatMap(breaches -> breaches);
    }

    /// A limit of 0 is a missing capability and reported as such.
    private Stream<Breach> tooMany(
            List<MediaItem> items, Predicate<MediaItem> counted, int limit, String what) {
        long count = items.stream().filter(counted).count();
        return limit == 0 || count <= limit
                ? Stream.empty()
                : Stream.of(
                        Breach.together(
                                ErrorCode.TOO_MANY_FILES,
                                "%d %s; %s takes at most %d"
                                        .formatted(count, what, profile.name(), limit)));
    }

    private Stream<Breach> sizes(MediaItem item) {
        return switch (item.kind()) {
            case MediaKind.Image _ when item.isSentAs(MediaDelivery.BYTES) -> image(item);
            case MediaKind.Document document ->
                    atMost(
                            item,
                            item.size(),
                            profile.documents()
                                    .maxBytesOf(document.format())
                                    .orElse(Long.MAX_VALUE),
                            "bytes in a " + document.format().wire());
            case MediaKind.Text _ -> text(item);
            default -> Stream.empty();
        };
    }

    private Stream<Breach> image(MediaItem item) {
        var limits = profile.images();
        return Stream.concat(
                atMost(item, item.size(), limit(limits.maxBytes()), "bytes in an image"),
                atMost(
                        item,
                        item.base64Size(),
                        limit(limits.maxBase64Bytes()),
                        "base64 bytes in an image"));
    }

    private Stream<Breach> text(MediaItem item) {
        long limit = profile.contextTokens() * MOST_BYTES_PER_TOKEN;
        return item.size() <= limit
                ? Stream.empty()
                : Stream.of(
                        Breach.of(
                                ErrorCode.INPUT_TOO_LONG,
                                item,
                                Breach.Member.SIZE,
                                "%d bytes of text; %s reads at most %d tokens"
                                        .formatted(
                                                item.size(),
                                                profile.name(),
                                                profile.contextTokens())));
    }

    private Stream<Breach> atMost(MediaItem item, long value, long limit, String what) {
        return value <= limit
                ? Stream.empty()
                : Stream.of(
                        Breach.of(
                                ErrorCode.TOO_LARGE,
                                item,
                                Breach.Member.SIZE,
                                "%d %s; %s takes at most %d"
                                        .formatted(value, what, profile.name(), limit)));
    }

    private static long limit(@Nullable Long limit) {
        return limit == null ? Long.MAX_VALUE : limit;
    }
}
