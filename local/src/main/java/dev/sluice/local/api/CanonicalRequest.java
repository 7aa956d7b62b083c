package dev.sluice.local.api;

import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Collectors;

/// The text that a signature of version 4 is made over, for every service but S3: the path is
/// normalized and encoded once more than on the wire.
final class CanonicalRequest {
    private static final String UNRESERVED = "-._~";

    private CanonicalRequest() {}

    /// The canonical form of `request`, over the headers that were signed and the body that came.
    static String of(ApiRequest request, List<String> signedHeaders) {
        return String.join(
                "\n",
                request.method(),
                path(request.path()),
                query(request.query()),
                signedHeaders.stream()
                        .map(name -> name + ":" + value(request.headers(), name) + "\n")
                        .collect(Collectors.joining()),
                String.join(";", signedHeaders),
                HexFormat.of().formatHex(Hashes.sha256(request.body())));
    }

    private static String value(HeaderLines headers, String name) {
        return headers.all(name).stream()
                .map(value -> value.strip().replaceAll(" +", " "))
                .collect(Collectors.joining(","));
    }

    static String path(String raw) {
        var kept = new ArrayDeque<String>();
        for (var segment : raw.split("/")) {
            if (segment.equals("..")) {
                kept.pollLast();
            } else if (!segment.isEmpty() && !segment.equals(".")) {
                kept.addLast(encode(segment));
            }
        }
        var slash = raw.endsWith("/") && !kept.isEmpty() ? "/" : "";
        return "/" + String.join("/", kept) + slash;
    }

    static String query(String raw) {
        return Arrays.stream(raw.split("&"))
                .filter(pair -> !pair.isEmpty())
                .map(pair -> pair.split("=", 2))
                .map(pair -> recode(pair[0]) + "=" + (pair.length == 2 ? recode(pair[1]) : ""))
                .sorted()
                .collect(Collectors.joining("&"));
    }

    private static String recode(String encoded) {
        return encode(URLDecoder.decode(encoded.replace("+", "%2B"), StandardCharsets.UTF_8));
    }

    private static String encode(String text) {
        var encoded = new StringBuilder();
        for (var octet : text.getBytes(StandardCharsets.UTF_8)) {
            var character = (char) (octet & 0xFF);
            if (isPlain(character)) {
                encoded.append(character);
            } else {
                encoded.append('%').append(HexFormat.of().withUpperCase().toHexDigits(octet));
            }
        }
        return encoded.toString();
    }

    private static boolean isPlain(char character) {
        return character >= 'a' && character <= 'z'
                || character >= 'A' && character <= 'Z'
                || character >= '0' && character <= '9'
                || UNRESERVED.indexOf(character) >= 0;
    }
}
