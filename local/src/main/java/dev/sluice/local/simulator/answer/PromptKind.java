package dev.sluice.local.simulator.answer;

import java.util.List;
import java.util.Locale;

/// What a prompt seems to want.
enum PromptKind {
    MODERATION("moderat", "publish", "permit", "harmless", "unsafe", "appropriate", "reject"),
    EXTRACTION("extract", "invoice", "lease", "json", "field"),
    ENRICHMENT("product", "catalogue", "bullet", "keyword", "enrich"),
    DESCRIPTION("");

    private final List<String> words;

    PromptKind(String... words) {
        this.words = List.of(words);
    }

    /// The first kind that one of its words gives away.
    static PromptKind of(String prompt) {
        var lower = prompt.toLowerCase(Locale.ROOT);
        for (var kind : values()) {
            if (kind.words.stream().anyMatch(lower::contains)) {
                return kind;
            }
        }
        return DESCRIPTION;
    }
}
