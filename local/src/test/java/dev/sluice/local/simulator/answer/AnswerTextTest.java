package dev.sluice.local.simulator.answer;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import dev.sluice.bedrock.model.FlatTokens;
import dev.sluice.bedrock.model.PixelSize;
import dev.sluice.bedrock.model.TokenRules;
import dev.sluice.local.simulator.check.InputPart;
import dev.sluice.model.Json;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AnswerTextTest {
    private static final InputPart IMAGE =
            new InputPart.Image("webp", 12, "0123456789ab", new PixelSize(3, 4));
    private static final InputPart PDF = new InputPart.Document("pdf", "a", 9, "ba9876543210", 2);
    private static final InputPart TEXT = new InputPart.Text(5, "00000000ffff");

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    Say whether it may be published.  | verdict
                    Extract this invoice as JSON.     | number
                    Write a title and bullet points.  | title
                    """)
    void promptForFacts_isAnsweredInJson(String prompt, String field)
            throws JsonProcessingException {
        var answer = Json.mapper().readTree(AnswerText.compose(List.of(IMAGE, PDF), prompt));
        assertThat(answer.has(field)).isTrue();
        assertThat(answer.at("/inputs/0").asText())
                .isEqualTo("image webp sha256=0123456789ab size=12 pixels=3x4");
        assertThat(answer.at("/inputs/1").asText())
                .isEqualTo("document pdf \"a\" sha256=ba9876543210 size=9 pages=2");
    }

    @Test
    void otherPrompt_isAnsweredInProse() {
        assertThat(AnswerText.compose(List.of(IMAGE, IMAGE, TEXT), "What do you see?"))
                .contains("2 images, 1 text")
                .endsWith("\ntext sha256=00000000ffff size=5");
    }

    @Test
    void twentyImages_fitIntoTheUsualMaxTokens() {
        var cut = new TokenCut(new TokenRules(new FlatTokens(1), 1, 3.5, 1));
        var large =
                new InputPart.Image("jpeg", 3_932_160, "0123456789ab", new PixelSize(4000, 3000));
        var answer = AnswerText.compose(Collections.nCopies(20, large), "Is it unsafe?");
        assertThat(cut.tokens(answer)).isLessThanOrEqualTo(500);
    }

    @Test
    void cut_keepsCharactersWhole() {
        var cut = new TokenCut(new TokenRules(new FlatTokens(1), 1, 1, 1));
        assertThat(cut.atMost("aé€", 3)).isEqualTo("aé");
        assertThat(cut.atMost("a\ud83d\ude00b", 4)).isEqualTo("a");
        assertThat(cut.atMost("a\ud83d\ude00b", 5)).isEqualTo("a\ud83d\ude00");
        assertThat(cut.atMost("abc", 0)).isEmpty();
    }
}
