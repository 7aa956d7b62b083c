package dev.sluice.local.simulator.answer;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.sluice.bedrock.model.TokenRules;

/// Cuts text by tokens, at whole characters.
record TokenCut(TokenRules rules) {

    long tokens(String text) {
        return rules.ofText(text.getBytes(UTF_8).length);
    }

    /// The longest beginning that has no more than so many tokens.
    String atMost(String text, long tokens) {
        int fits = 0;
        int tooLong = text.length() + 1;
        while (tooLong - fits > 1) {
            int middle = (fits + tooLong) >>> 1;
            if (tokens(text.substring(0, middle)) <= tokens) {
                fits = middle;
            } else {
                tooLong = middle;
            }
        }
        return text.substring(0, wholeCharacters(text, fits));
    }

    private static int wholeCharacters(String text, int end) {
        var splits = end > 0 && end < text.length() && Character.isLowSurrogate(text.charAt(end));
        return splits ? end - 1 : end;
    }
}
