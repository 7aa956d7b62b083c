package dev.sluice.bedrock.media;

import dev.sluice.bedrock.DocumentFormat;
import dev.sluice.bedrock.media.FileInspection.Paper;
import dev.sluice.bedrock.media.FileInspection.Partial;
import dev.sluice.bedrock.media.FileInspection.Picture;
import dev.sluice.bedrock.media.FileInspection.Unfit;
import dev.sluice.bedrock.media.FileInspection.Writing;
import dev.sluice.bedrock.model.PixelSize;
import dev.sluice.bedrock.model.TokenRules;
import java.nio.charset.StandardCharsets;
import java.util.List;

/// Estimates the input tokens of a plan. Estimates are corrected by what the service counts, so
/// rough rules are enough where nothing better is published.
final class PlanTokens {

    /// A picture whose size is unknown is taken for a large one.
    private static final PixelSize LARGE = new PixelSize(2000, 2000);

    /// Bytes of a PDF per page, where its pages are unknown.
    private static final long BYTES_PER_PAGE = 50_000;

    /// Office files are mostly markup, styles and compression: a quarter of them is text.
    private static final long OFFICE_TEXT_SHARE = 4;

    private PlanTokens() {}

    static long of(TokenRules rules, List<FileInspection> files, String prompt) {
        return ofText(rules, prompt) + files.stream().mapToLong(file -> of(rules, file)).sum();
    }

    private static long of(TokenRules rules, FileInspection file) {
        return switch (file) {
            case Picture picture -> rules.image().of(picture.size().orElse(LARGE));
            case Writing writing -> ofText(rules, writing.text());
            case Paper paper when paper.format() == DocumentFormat.PDF ->
                    rules.perPage() * pages(paper);
            case Paper paper -> rules.ofText(paper.file().content().size() / OFFICE_TEXT_SHARE);
            case Unfit _, Partial _ -> 0;
        };
    }

    private static long ofText(TokenRules rules, String text) {
        return rules.ofText(text.getBytes(StandardCharsets.UTF_8).length);
    }

    private static long pages(Paper paper) {
        return paper.pages()
                .orElse((int) Math.ceilDiv(paper.file().content().size(), BYTES_PER_PAGE));
    }
}
