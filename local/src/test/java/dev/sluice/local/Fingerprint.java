package dev.sluice.local;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/// Tells whether something has changed since it was last looked at.
final class Fingerprint {
    private final MessageDigest digest;

    private Fingerprint(MessageDigest digest) {
        this.digest = digest;
    }

    static Fingerprint start() {
        try {
            return new Fingerprint(MessageDigest.getInstance("SHA-256"));
        } catch (NoSuchAlgorithmException everyJdkHasIt) {
            throw new IllegalStateException(everyJdkHasIt);
        }
    }

    Fingerprint text(String text) {
        digest.update((text + "\n").getBytes(StandardCharsets.UTF_8));
        return this;
    }

    Fingerprint content(Path file) throws IOException {
        digest.update(Files.readAllBytes(file));
        return this;
    }

    /// Names, sizes and times of all files below `directory`: their contents would take too long.
    Fingerprint files(Path directory) throws IOException {
        if (!Files.isDirectory(directory)) {
            return text(directory + " is not there");
        }
        try (var paths = Files.walk(directory)) {
            for (var file : paths.filter(Files::isRegularFile).sorted().toList()) {
                text("%s %d %s".formatted(file, Files.size(file), Files.getLastModifiedTime(file)));
            }
        }
        return this;
    }

    String hex() {
        return HexFormat.of().formatHex(digest.digest());
    }
}
