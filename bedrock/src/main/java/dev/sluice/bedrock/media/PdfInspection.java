package dev.sluice.bedrock.media;

import java.io.IOException;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.io.MemoryUsageSetting;
import org.apache.pdfbox.pdmodel.encryption.InvalidPasswordException;

/// What a PDF shows when it is opened, without rendering or extracting anything.
public sealed interface PdfInspection {

    /// It opens without a password.
    record Readable(int pages) implements PdfInspection {}

    /// It needs a password.
    record Encrypted() implements PdfInspection {}

    /// It does not open.
    record Unreadable() implements PdfInspection {}

    /// Opens a PDF. The parser's own buffers beyond 16 MiB go to the temporary folder. A file made
    /// to exhaust memory or stack counts as unreadable; the errors are the last resort where its
    /// structure did not give it away.
    static PdfInspection inspect(byte[] bytes) {
        return PdfStructure.isModest(bytes) ? opened(bytes) : new Unreadable();
    }

    private static PdfInspection opened(byte[] bytes) {
        var cache = MemoryUsageSetting.setupMixed(16L << 20).streamCache;
        try (var document = Loader.loadPDF(bytes, "", null, null, cache)) {
            int pages = document.getNumberOfPages();
            return pages > 0 ? new Readable(pages) : new Unreadable();
        } catch (InvalidPasswordException locked) {
            return new Encrypted();
        } catch (IOException | RuntimeException | StackOverflowError | OutOfMemoryError broken) {
            return new Unreadable();
        }
    }
}
