package dev.sluice.bedrock.media;

import java.util.regex.Pattern;

/// SVG is text that means a picture; as text it would only confuse a model.
final class Svg {

    private static final Pattern ROOT =
            Pattern.compile(
                    "\\A(?:\\s|<\\?[^>]*>|<![^-][^>]*>|<!--(?:(?!-->)[\\s\\S]){0,4000}+-->)*+"
                            + "<(?:\\w+:)?svg[\\s>/]",
                    Pattern.CASE_INSENSITIVE);

    private Svg() {}

    /// Whether the root element is `svg`, after any prolog. HTML with a drawing in it is text.
    static boolean isRootOf(String text) {
        return ROOT.matcher(text.substring(0, Math.min(text.length(), 8192))).find();
    }
}
