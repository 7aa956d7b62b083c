package dev.sluice.client;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/// One input of a task, in the order the model will see it (files before S3 objects).
public sealed interface Input {

    /// A file on this machine, streamed while it is uploaded.
    ///
    /// @param path of a readable file that does not change until it is uploaded
    /// @param name shown to the model; metadata only
    /// @param contentType as declared; the service looks at the bytes
    record OnDisk(Path path, String name, String contentType) implements Upload {

        @Override
        public long size() throws IOException {
            if (!Files.isRegularFile(path)) {
                throw new NoSuchFileException(path.toString());
            }
            return Files.size(path);
        }
    }

    /// Bytes in memory.
    ///
    /// @param name shown to the model; metadata only
    /// @param contentType as declared; the service looks at the bytes
    /// @param content not copied: leave it alone until the task is submitted
    record InMemory(String name, String contentType, byte[] content) implements Upload {

        @Override
        public long size() {
            return content.length;
        }
    }

    /// An object that lies in S3 already, under a prefix the deployment allows.
    ///
    /// @param uri `s3://bucket/key`
    record InS3(URI uri) implements Input {}

    /// What has to be uploaded.
    sealed interface Upload extends Input {

        /// The declared name.
        String name();

        /// The declared type.
        String contentType();

        /// In bytes.
        ///
        /// @throws IOException when there is no such file
        long size() throws IOException;
    }

    /// A file under its own name, with the type that name suggests.
    static Input file(Path path) {
        var name = String.valueOf(path.getFileName());
        return new OnDisk(path, name, ContentTypes.ofName(name));
    }

    /// Bytes under a name, with the type that name suggests.
    static Input bytes(String name, byte[] content) {
        return new InMemory(name, ContentTypes.ofName(name), content);
    }

    /// An object in S3.
    static Input s3(String uri) {
        return new InS3(URI.create(uri));
    }
}
