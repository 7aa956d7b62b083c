package dev.sluice.bedrock.model;

import org.jspecify.annotations.Nullable;

/// What a model takes by way of images in one request. Sizes in bytes, sides in pixels; absent
/// means no limit of its own.
///
/// @param maxEmbedded images sent as bytes
/// @param maxReferenced images in a bucket
/// @param maxBytes of one image, as it is
/// @param maxBase64Bytes of one image, as it is encoded in the request
/// @param maxSide longest side
/// @param manyImages up to this many images, [#maxSide] holds
/// @param manyImagesSide longest side of each beyond that
public record ImageLimits(
        int maxEmbedded,
        int maxReferenced,
        @Nullable Long maxBytes,
        @Nullable Long maxBase64Bytes,
        int maxSide,
        int manyImages,
        int manyImagesSide) {

    /// The longest side each image may have in a request with this many.
    public int sideFor(int images) {
        return images > manyImages ? manyImagesSide : maxSide;
    }
}
