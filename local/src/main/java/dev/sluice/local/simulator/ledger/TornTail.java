package dev.sluice.local.simulator.ledger;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Path;

/// Finds where the last whole line of a file ends.
final class TornTail {

    private TornTail() {}

    /// The length of the file without an unfinished last line.
    static long wholeLines(Path file) throws IOException {
        try (var bytes = new RandomAccessFile(file.toFile(), "r")) {
            var end = bytes.length();
            while (end > 0 && byteAt(bytes, end - 1) != '\n') {
                end--;
            }
            return end;
        }
    }

    private static int byteAt(RandomAccessFile bytes, long position) throws IOException {
        bytes.seek(position);
        return bytes.read();
    }
}
