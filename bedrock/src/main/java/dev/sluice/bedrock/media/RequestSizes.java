package dev.sluice.bedrock.media;

import dev.sluice.bedrock.model.ModelProfile;
import dev.sluice.model.ErrorCode;
import java.util.List;
import java.util.function.ToLongFunction;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// A model's limits on all files of a request together.
record RequestSizes(ModelProfile profile) {

    Stream<Breach> breaches(List<MediaItem> items) {
        var limits = profile.request();
        var embedded = items.stream().filter(item -> item.isSentAs(MediaDelivery.BYTES)).toList();
        var referenced = items.stream().filter(item -> item.isSentAs(MediaDelivery.S3)).toList();
        return Stream.of(
                        atMost(embedded, MediaItem::size, limits.maxMediaBytes(), "bytes of files"),
                        atMost(
                                embedded,
                                MediaItem::base64Size,
                                limits.maxBase64Bytes(),
                                "base64 bytes of files"),
                        atMost(
                                referenced,
                                MediaItem::size,
                                limits.maxReferencedBytes(),
                                "bytes of files in S3"))
                .flatMap(breaches -> breaches);
    }

    private Stream<Breach> atMost(
            List<MediaItem> items,
            ToLongFunction<MediaItem> measure,
            @Nullable Long limit,
            String what) {
        long sum = items.stream().mapToLong(measure).sum();
        return limit == null || sum <= limit
                ? Stream.empty()
                : Stream.of(
                        Breach.together(
                                ErrorCode.TOO_LARGE,
                                "%d %s together; %s takes at most %d"
                                        .formatted(sum, what, profile.name(), limit)));
    }
}
