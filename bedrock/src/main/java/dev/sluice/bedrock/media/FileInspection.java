package dev.sluice.bedrock.media;

import dev.sluice.bedrock.DocumentFormat;
import dev.sluice.bedrock.ImageFormat;
import dev.sluice.bedrock.model.PixelSize;
import dev.sluice.model.ErrorCode;
import java.util.Optional;
import java.util.OptionalInt;

/// What one file turned out to be.
sealed interface FileInspection {

    /// A picture; its size is unknown where its header lies beyond what is at hand.
    record Picture(int index, InputFile file, ImageFormat format, Optional<PixelSize> size)
            implements FileInspection {}

    /// A document; its pages are known for a PDF that is at hand.
    record Paper(int index, InputFile file, DocumentFormat format, OptionalInt pages)
            implements FileInspection {}

    /// A text.
    record Writing(int index, InputFile file, String text) implements FileInspection {}

    /// Something that cannot be sent.
    record Unfit(ContentPlan.Refused refusal) implements FileInspection {}

    /// Something of which more must be seen.
    record Partial(int index) implements FileInspection {}

    static FileInspection inspect(int index, InputFile file) {
        var content = file.content();
        return switch (Sniffer.sniff(content.head(), content.size())) {
            case MediaKind.Image image -> picture(index, file, image.format());
            case MediaKind.Document document -> paper(index, file, document.format());
            case MediaKind.Text _ -> writing(index, file);
            case MediaKind.Unsettled _ -> new Partial(index);
            case MediaKind.Empty _ -> unfit(ErrorCode.EMPTY_FILE, index, "is empty");
            case MediaKind.Encrypted encrypted ->
                    unfit(
                            ErrorCode.ENCRYPTED_DOCUMENT,
                            index,
                            "is an encrypted " + encrypted.name() + "; remove its password");
            case MediaKind.Unsupported other ->
                    unfit(ErrorCode.UNSUPPORTED_TYPE, index, Taken.insteadOf(other.name()));
        };
    }

    private static FileInspection picture(int index, InputFile file, ImageFormat format) {
        var size = ImageHeader.size(format, file.content().head());
        return size.isEmpty() && file.content().all().isPresent()
                ? unfit(
                        ErrorCode.CORRUPT_FILE,
                        index,
                        "is a " + format.wire() + " with a broken header")
                : new Picture(index, file, format, size);
    }

    private static FileInspection paper(int index, InputFile file, DocumentFormat format) {
        var unopened = new Paper(index, file, format, OptionalInt.empty());
        var all = file.content().all();
        if (all.isEmpty()) {
            return unopened;
        }
        return switch (format) {
            case PDF -> pdf(index, file, all.get());
            case DOCX, XLSX ->
                    ZipEnd.isIn(all.get())
                            ? unopened
                            : unfit(ErrorCode.CORRUPT_FILE, index, "is cut off");
            case DOC, XLS -> unopened;
        };
    }

    private static FileInspection pdf(int index, InputFile file, byte[] bytes) {
        return switch (PdfInspection.inspect(bytes)) {
            case PdfInspection.Readable readable ->
                    new Paper(index, file, DocumentFormat.PDF, OptionalInt.of(readable.pages()));
            case PdfInspection.Encrypted _ ->
                    unfit(
                            ErrorCode.ENCRYPTED_DOCUMENT,
                            index,
                            "is an encrypted PDF; remove its password");
            case PdfInspection.Unreadable _ ->
                    unfit(ErrorCode.CORRUPT_FILE, index, "is a PDF that does not open");
        };
    }

    private static FileInspection writing(int index, InputFile file) {
        return file.content()
                .all()
                .map(bytes -> writing(index, file, TextDecoding.decode(bytes)))
                .orElseGet(() -> new Partial(index));
    }

    private static FileInspection writing(int index, InputFile file, TextDecoding decoding) {
        return switch (decoding) {
            case TextDecoding.Decoded decoded -> new Writing(index, file, decoded.text());
            case TextDecoding.UnknownEncoding unknown ->
                    unfit(
                            ErrorCode.UNSUPPORTED_ENCODING,
                            index,
                            "is text in an unknown encoding; tried "
                                    + String.join(", ", unknown.tried()));
            case TextDecoding.Binary _ ->
                    unfit(
                            ErrorCode.UNSUPPORTED_TYPE,
                            index,
                            Taken.insteadOf("unknown binary format"));
        };
    }

    private static Unfit unfit(ErrorCode code, int index, String detail) {
        return new Unfit(new ContentPlan.Refused(code, detail, OptionalInt.of(index)));
    }
}
