package dev.sluice.bedrock;

import java.util.Arrays;

/// Where the bytes of a part are.
public sealed interface MediaSource {

    /// In memory. The array is neither copied nor changed.
    @SuppressWarnings("ArrayRecordComponent")
    record Bytes(byte[] content) implements MediaSource {

        @Override
        public boolean equals(Object other) {
            return other instanceof Bytes bytes && Arrays.equals(content, bytes.content);
        }

        @Override
        public int hashCode() {
            return Arrays.hashCode(content);
        }

        @Override
        public String toString() {
            return "Bytes[" + content.length + "]";
        }
    }

    /// In a bucket, which the service reads with the caller's rights.
    record S3(String uri) implements MediaSource {}
}
