package dev.sluice.local.engine;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.random.RandomGenerator;

/// The credentials that every function of the stack runs under.
///
/// Presigned URLs name the key and are signed with the secret, so both stay the same across
/// restarts of one data directory.
public record RoleCredentials(String accessKeyId, String secretAccessKey) {

    /// The credentials in `file`, made up from `random` when there are none yet.
    public static RoleCredentials in(Path file, RandomGenerator random) {
        try {
            if (!Files.exists(file)) {
                var fresh = Files.createTempFile(file.getParent(), "role", ".new");
                Files.writeString(fresh, "ASIA" + letters(random, 8) + "\n" + letters(random, 20));
                Files.move(fresh, file);
            }
            var lines = Files.readAllLines(file);
            return new RoleCredentials(lines.get(0), lines.get(1));
        } catch (IOException failed) {
            throw new StartFailure("cannot keep credentials in " + file, failed);
        }
    }

    private static String letters(RandomGenerator random, int bytes) {
        var made = new byte[bytes];
        random.nextBytes(made);
        return HexFormat.of().withUpperCase().formatHex(made);
    }
}
