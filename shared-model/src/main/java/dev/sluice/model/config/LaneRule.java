package dev.sluice.model.config;

import java.util.OptionalInt;

/// Which tasks a lane takes, judged by declared types and names.
///
/// @param maxImages the most images; absent means any number
/// @param documents whether it takes documents
public record LaneRule(OptionalInt maxImages, Documents documents) {

    /// A rule that takes everything.
    public static final LaneRule ANYTHING = new LaneRule(OptionalInt.empty(), Documents.TAKEN);

    /// What a lane does with documents.
    public enum Documents {
        /// Takes tasks with documents, too.
        TAKEN,
        /// Takes only tasks without.
        REFUSED
    }

    /// Whether a task of so many images and documents fits.
    public boolean takes(int imageCount, int documentCount) {
        return (maxImages.isEmpty() || imageCount <= maxImages.getAsInt())
                && (documents == Documents.TAKEN || documentCount == 0);
    }
}
