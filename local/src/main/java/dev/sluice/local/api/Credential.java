package dev.sluice.local.api;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.TreeMap;

/// The `Authorization` header of Signature Version 4, taken apart.
///
/// @param date `yyyyMMdd` of the scope
/// @param signedHeaders lower-case names as listed
record Credential(
        String accessKey,
        String date,
        String region,
        String service,
        List<String> signedHeaders,
        String signature) {
    static final String ALGORITHM = "AWS4-HMAC-SHA256";
    private static final int SCOPE_PARTS = 5;

    /// What the header says, or nothing when it is not a complete one.
    static Optional<Credential> parse(String header) {
        if (!header.startsWith(ALGORITHM + " ")) {
            return Optional.empty();
        }
        var parts = new TreeMap<String, String>();
        for (var part : header.substring(ALGORITHM.length()).split(",")) {
            var pair = part.strip().split("=", 2);
            parts.put(pair[0], pair.length == 2 ? pair[1] : "");
        }
        var scope = parts.getOrDefault("Credential", "").split("/", -1);
        var headers = parts.getOrDefault("SignedHeaders", "");
        var signature = parts.getOrDefault("Signature", "");
        if (scope.length != SCOPE_PARTS || headers.isEmpty() || signature.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(
                new Credential(
                        scope[0],
                        scope[1],
                        scope[2],
                        scope[3],
                        Arrays.stream(headers.toLowerCase(Locale.ROOT).split(";")).toList(),
                        signature));
    }

    /// The scope as it stands in the string to sign.
    String scope() {
        return "%s/%s/%s/aws4_request".formatted(date, region, service);
    }
}
