package dev.sluice.model;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/// SHA-256 over UTF-8 text.
public final class Sha256 {

    private Sha256() {}

    /// The 32 bytes.
    public static byte[] digest(String text) {
        try {
            return MessageDigest.getInstance("SHA-256")
                    .digest(text.getBytes(StandardCharsets.UTF_8));
        } catch (NoSuchAlgorithmException missing) {
            throw new IllegalStateException("every Java platform has SHA-256", missing);
        }
    }

    /// The 64 lower-case hex digits.
    public static String hex(String text) {
        return HexFormat.of().formatHex(digest(text));
    }
}
