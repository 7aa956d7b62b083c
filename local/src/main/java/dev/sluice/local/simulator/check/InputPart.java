package dev.sluice.local.simulator.check;

import dev.sluice.bedrock.model.PixelSize;

/// What the model was given in one block, as the answer's digests name it.
public sealed interface InputPart {

    /// Bytes of the content.
    long size();

    /// Beginning of the content's SHA-256, in hex.
    String digest();

    /// One line that proves which bytes arrived.
    String line();

    /// A text block; size and digest are of its UTF-8 bytes.
    record Text(long size, String digest) implements InputPart {
        @Override
        public String line() {
            return "text sha256=%s size=%d".formatted(digest, size);
        }
    }

    /// An image.
    record Image(String format, long size, String digest, PixelSize pixels) implements InputPart {
        @Override
        public String line() {
            return "image %s sha256=%s size=%d pixels=%dx%d"
                    .formatted(format, digest, size, pixels.width(), pixels.height());
        }
    }

    /// A document; `pages` is 0 where its format has none to count.
    record Document(String format, String name, long size, String digest, int pages)
            implements InputPart {
        @Override
        public String line() {
            return "document %s \"%s\" sha256=%s size=%d%s"
                    .formatted(format, name, digest, size, pages == 0 ? "" : " pages=" + pages);
        }
    }
}
