package dev.sluice.bedrock;

/// One block of the user message.
public sealed interface ContentPart {

    /// Text that is not blank.
    record TextPart(String text) implements ContentPart {}

    /// A picture in the format that its bytes show.
    record ImagePart(ImageFormat format, MediaSource source) implements ContentPart {}

    /// A document under a neutral name that the service accepts and that is unique in the request.
    record DocumentPart(String name, DocumentFormat format, MediaSource source)
            implements ContentPart {}
}
