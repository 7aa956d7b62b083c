package dev.sluice.bedrock.media;

import dev.sluice.bedrock.DocumentFormat;
import dev.sluice.bedrock.ImageFormat;

/// What a file is, by its bytes or, before there are any, by its declared type and name.
public sealed interface MediaKind {

    /// A picture that can be sent.
    record Image(ImageFormat format) implements MediaKind {}

    /// A document that can be sent.
    record Document(DocumentFormat format) implements MediaKind {}

    /// Text of any kind; it is sent as a text block.
    record Text() implements MediaKind {}

    /// Something that no model takes, by its usual name.
    record Unsupported(String name) implements MediaKind {}

    /// A document that needs a password.
    record Encrypted(String name) implements MediaKind {}

    /// No bytes at all.
    record Empty() implements MediaKind {}

    /// What is at hand does not decide it: the whole file, or its bytes at all, are needed.
    record Unsettled() implements MediaKind {}
}
