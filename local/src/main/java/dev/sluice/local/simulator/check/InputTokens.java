package dev.sluice.local.simulator.check;

import dev.sluice.bedrock.model.TokenRules;
import java.util.List;

/// Counts the tokens of an input.
final class InputTokens {

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
            case InputPart.Document document -> rules.ofText(document.size());
        };
    }
}
