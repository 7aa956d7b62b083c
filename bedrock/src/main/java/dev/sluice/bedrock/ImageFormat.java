package dev.sluice.bedrock;

import java.util.Locale;

/// The picture formats that Converse takes.
public enum ImageFormat {
    PNG,
    JPEG,
    GIF,
    WEBP;

    /// The name in a request.
    public String wire() {
        return name().toLowerCase(Locale.ROOT);
    }
}
