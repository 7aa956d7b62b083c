package dev.sluice.local.simulator.check;

import static dev.sluice.local.simulator.wire.ServiceError.fromModel;

import dev.sluice.bedrock.ImageFormat;
import dev.sluice.bedrock.media.ImageHeader;
import dev.sluice.bedrock.media.MediaKind;
import dev.sluice.bedrock.media.Sniffer;
import dev.sluice.bedrock.model.ImageLimits;
import dev.sluice.bedrock.model.PixelSize;
import dev.sluice.local.simulator.wire.Block;
import dev.sluice.local.simulator.wire.ServiceException;
import dev.sluice.local.simulator.wire.Source;

/// Looks into the images of one request.
///
/// @param count how many images the whole request has: beyond a number each may be smaller only
record ImageCheck(ImageLimits limits, int count) {

    InputPart.Image check(Position position, Block.Image image, byte[] bytes)
            throws ServiceException {
        if (image.source() instanceof Source.Bytes) {
            embeddedSize(position, bytes.length);
        }
        var format = format(position, image, bytes);
        var pixels = pixels(position, format, bytes);
        sides(position, pixels);
        return new InputPart.Image(format.wire(), bytes.length, Digest.of(bytes), pixels);
    }

    private void embeddedSize(Position position, long bytes) throws ServiceException {
        var encoded = Base64Size.of(bytes);
        var maxEncoded = limits.maxBase64Bytes();
        if (maxEncoded != null && encoded > maxEncoded) {
            throw tooLarge(position, encoded, maxEncoded);
        }
        var max = limits.maxBytes();
        if (max != null && bytes > max) {
            throw tooLarge(position, bytes, max);
        }
    }

    private static ServiceException tooLarge(Position position, long bytes, long limit) {
        return refused(
                "%s.image.source.bytes: image exceeds %s MB maximum: %d bytes > %d bytes"
                        .formatted(position, Megabytes.of(limit), bytes, limit));
    }

    private static ImageFormat format(Position position, Block.Image image, byte[] bytes)
            throws ServiceException {
        if (!(Sniffer.sniff(bytes) instanceof MediaKind.Image(var found))) {
            throw refused(position + ".image.source.bytes: Could not process image");
        }
        if (!found.wire().equals(image.format())) {
            throw refused(
                    ("%s.image.source.bytes: The image was specified using the image/%s media type,"
                                    + " but the image appears to be a image/%s image")
                            .formatted(position, image.format(), found.wire()));
        }
        return found;
    }

    private static PixelSize pixels(Position position, ImageFormat format, byte[] bytes)
            throws ServiceException {
        return ImageHeader.size(format, bytes)
                .orElseThrow(
                        () -> refused(position + ".image.source.bytes: Could not process image"));
    }

    private void sides(Position position, PixelSize pixels) throws ServiceException {
        var longest = limits.sideFor(count);
        if (pixels.longSide() > longest) {
            throw refused(
                    ("%s.image.source.bytes: At least one of the image dimensions exceed max"
                                    + " allowed size%s: %d pixels")
                            .formatted(
                                    position,
                                    count > limits.manyImages() ? " for many-image requests" : "",
                                    longest));
        }
    }

    private static ServiceException refused(String message) {
        return new ServiceException(fromModel(message));
    }
}
