package dev.sluice.local.simulator.answer;

import dev.sluice.local.simulator.check.InputPart;
import dev.sluice.model.Json;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/// What the simulated model says: something short and plausible for the prompt, and one line of
/// digest for each input. JSON where the prompt wants facts, prose otherwise. The same inputs
/// always give the same text.
public final class AnswerText {

    private AnswerText() {}

    /// The full answer, before any limit.
    ///
    /// @param prompt the text that asks, usually the last text block
    public static String compose(List<InputPart> parts, String prompt) {
        var lines = parts.stream().map(InputPart::line).toList();
        var pick = new Pick(String.join("\n", lines));
        return switch (PromptKind.of(prompt)) {
            case MODERATION -> json(moderation(pick), lines);
            case ENRICHMENT -> json(enrichment(pick), lines);
            case EXTRACTION -> json(extraction(pick, parts), lines);
            case DESCRIPTION -> description(pick, parts) + "\n\n" + String.join("\n", lines);
        };
    }

    private static Map<String, Object> moderation(Pick pick) {
        var verdict = pick.of("verdict", List.of("allow", "allow", "allow", "review"));
        var answer = new LinkedHashMap<String, Object>();
        answer.put("verdict", verdict);
        answer.put(
                "reasons",
                verdict.equals("allow")
                        ? List.of()
                        : List.of(pick.of("reason", List.of("contact details", "small print"))));
        answer.put("description", "Everyday content, nothing that the rules forbid.");
        answer.put("confidence", confidence(pick));
        return answer;
    }

    private static Map<String, Object> enrichment(Pick pick) {
        var answer = new LinkedHashMap<String, Object>();
        var colour = pick.of("colour", List.of("Sand", "Slate", "Moss", "Copper"));
        answer.put("title", colour + " stoneware, handmade");
        answer.put("bullets", List.of("Holds 350 ml", "Dishwasher safe", "Matt glaze"));
        answer.put("keywords", List.of("stoneware", "handmade", colour.toLowerCase(Locale.ROOT)));
        return answer;
    }

    private static Map<String, Object> extraction(Pick pick, List<InputPart> parts) {
        var answer = new LinkedHashMap<String, Object>();
        answer.put(
                "kind",
                parts.stream().anyMatch(InputPart.Document.class::isInstance)
                        ? "document"
                        : "page");
        answer.put("number", "2026-%04d".formatted(pick.number("number", 10_000)));
        answer.put(
                "date",
                "2026-%02d-%02d"
                        .formatted(1 + pick.number("month", 12), 1 + pick.number("day", 28)));
        answer.put(
                "total",
                "%d.%02d".formatted(pick.number("total", 5_000), pick.number("cents", 100)));
        answer.put("currency", pick.of("currency", List.of("EUR", "USD", "GBP")));
        answer.put("confidence", confidence(pick));
        return answer;
    }

    private static String description(Pick pick, List<InputPart> parts) {
        var what =
                parts.stream()
                        .collect(
                                Collectors.groupingBy(
                                        AnswerText::noun, TreeMap::new, Collectors.counting()))
                        .entrySet()
                        .stream()
                        .map(e -> e.getValue() + " " + e.getKey() + (e.getValue() == 1 ? "" : "s"))
                        .collect(Collectors.joining(", "));
        return pick.of(
                        "opening",
                        List.of(
                                "Here is what I found in %s.",
                                "In short, from %s:", "Having looked at %s, this is the gist."))
                .formatted(what);
    }

    private static String noun(InputPart part) {
        return switch (part) {
            case InputPart.Text _ -> "text";
            case InputPart.Image _ -> "image";
            case InputPart.Document _ -> "document";
        };
    }

    private static double confidence(Pick pick) {
        return (80 + pick.number("confidence", 20)) / 100.0;
    }

    private static String json(Map<String, Object> answer, List<String> lines) {
        answer.put("inputs", lines);
        return Json.write(answer);
    }
}
