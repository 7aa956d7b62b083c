package dev.sluice.local.simulator.check;

import dev.sluice.bedrock.model.TokenRules;
import java.util.List;

/// Counts the tokens of an input.
final class InputTokens {

    /// Office files are mostly markup, styles and compression: a quarter of them is text.
    private static final long OFFICE_TEXT_SHARE = 4;

    /// The rest of a large one is pictures.
    private static final long MAX_OFFICE = 50_000;

    private InputTokens() {}

    static long count(List<InputPart> parts, TokenRules rules) {
        return parts.stream().mapToLong(part -> count(part, rules)).sum();
    }

    private static long count(InputPart part, TokenRules rules) {
        return switch (part) {
            case InputPart.Text text -> rules.ofText(text.size());
            case InputPart.Image image -> rules.image().of(image.pixels());
            case InputPart.Document document when document.pages() > 0 ->
                    document.pages() * rules.perPage();
            case InputPart.Document document
                    when Formats.TEXT_DOCUMENTS.contains(document.format()) ->
                    rules.ofText(document.size());
            case InputPart.Document document ->
                    Math.min(MAX_OFFICE, rules.ofText(document.size() / OFFICE_TEXT_SHARE));
        };
    }
}
