package dev.sluice.bedrock.media;

/// One file as far as limits are concerned.
record MediaItem(int index, MediaKind kind, long size, MediaDelivery delivery) {

    boolean isImage() {
        return kind instanceof MediaKind.Image;
    }

    boolean isDocument() {
        return kind instanceof MediaKind.Document;
    }

    boolean isText() {
        return kind instanceof MediaKind.Text;
    }

    boolean isSentAs(MediaDelivery way) {
        return delivery == way && !isText();
    }

    /// How long these bytes are in a JSON request.
    long base64Size() {
        return Math.ceilDiv(size, 3L) * 4;
    }
}
