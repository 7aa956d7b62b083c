package dev.sluice.local.engine;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/// The directory with all state of one local mode, held by one process at a time.
///
/// The claim is an operating-system lock: it ends with the process, however that ends.
public final class ClaimedDirectory implements AutoCloseable {
    private final Path path;
    private final FileChannel lock;

    private ClaimedDirectory(Path path, FileChannel lock) {
        this.path = path;
        this.lock = lock;
    }

    /// Creates `path` if need be and claims it; fails naming the process that holds it.
    public static ClaimedDirectory claim(Path path) {
        try {
            Files.createDirectories(path);
            var file = path.resolve("lock");
            var channel =
                    FileChannel.open(
                            file,
                            StandardOpenOption.CREATE,
                            StandardOpenOption.READ,
                            StandardOpenOption.WRITE);
            if (!locked(channel)) {
                channel.close();
                throw new StartFailure(
                        "data directory %s is in use by process %s; stop it or choose another with --data"
                                .formatted(path, Files.readString(file).strip()));
            }
            channel.truncate(0);
            var pid = Long.toString(ProcessHandle.current().pid());
            channel.write(ByteBuffer.wrap(pid.getBytes(StandardCharsets.UTF_8)), 0);
            return new ClaimedDirectory(path, channel);
        } catch (IOException failed) {
            throw new StartFailure("cannot use data directory " + path, failed);
        }
    }

    private static boolean locked(FileChannel channel) throws IOException {
        try {
            return channel.tryLock() != null;
        } catch (OverlappingFileLockException heldHere) {
            return false;
        }
    }

    /// Where `name` lives in it.
    public Path resolve(String name) {
        return path.resolve(name);
    }

    /// Gives the directory back.
    @Override
    public void close() {
        try {
            lock.close();
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }
}
