package dev.sluice.bedrock.converse;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Pattern;

/// Makes pairs fit for `requestMetadata`: at most 16, keys of 1 to 256 characters, values of up to
/// 256, all of a small alphabet. What does not fit is replaced or left out, never a reason to fail.
final class RequestMetadata {

    private static final int MOST_PAIRS = 16;
    private static final int LONGEST = 256;
    private static final Pattern REFUSED = Pattern.compile("[^a-zA-Z0-9\\s:_@$#=/+,\\-.]");

    private RequestMetadata() {}

    static Map<String, String> of(Map<String, String> pairs) {
        var fit = new LinkedHashMap<String, String>();
        pairs.forEach((key, value) -> {
            if (!key.isEmpty() && fit.size() < MOST_PAIRS) {
                fit.putIfAbsent(fit(key), fit(value));
            }
        });
        return fit;
    }

    private static String fit(String text) {
        var clean = REFUSED.matcher(text).replaceAll("_");
        return clean.substring(0, Math.min(clean.length(), LONGEST));
    }
}
