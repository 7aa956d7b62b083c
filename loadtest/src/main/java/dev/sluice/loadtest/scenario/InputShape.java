package dev.sluice.loadtest.scenario;

import java.util.Optional;

/// One kind of request.
///
/// @param weight how often, relative to the other kinds
/// @param lane of the pipeline; the pipeline's own choice when empty
/// @param textBytes of the prompt
/// @param images its pictures, if any
/// @param documents its PDFs, if any
public record InputShape(
        int weight,
        Optional<String> lane,
        int textBytes,
        Optional<ImageShape> images,
        Optional<DocumentShape> documents) {

    /// A short text alone.
    public static final InputShape TEXT =
            new InputShape(1, Optional.empty(), 200, Optional.empty(), Optional.empty());

    /// How many pictures.
    public int imageCount() {
        return images.map(ImageShape::count).orElse(0);
    }

    /// How many pages in all documents.
    public int pageCount() {
        return documents.map(all -> all.count() * all.pages()).orElse(0);
    }
}
