package dev.sluice.local.simulator.check;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/// The short digest by which an answer names an input.
public final class Digest {

    /// How many hex digits of the SHA-256 are shown.
    public static final int HEX_DIGITS = 12;

    private Digest() {}

    /// The first [#HEX_DIGITS] digits of the SHA-256.
    public static String of(byte[] content) {
        try {
            var hash = MessageDigest.getInstance("SHA-256").digest(content);
            return HexFormat.of().formatHex(hash).substring(0, HEX_DIGITS);
        } catch (NoSuchAlgorithmException missing) {
            throw new IllegalStateException("every Java platform has SHA-256", missing);
        }
    }
}
