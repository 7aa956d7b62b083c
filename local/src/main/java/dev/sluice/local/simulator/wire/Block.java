package dev.sluice.local.simulator.wire;

import org.jspecify.annotations.Nullable;

/// One member of a message's `content`.
public sealed interface Block {

    /// A `text` block.
    record Text(String text) implements Block {}

    /// An `image` block.
    record Image(@Nullable String format, Source source) implements Block {}

    /// A `document` block.
    record Document(@Nullable String format, @Nullable String name, Source source)
            implements Block {}

    /// A known kind that the simulator takes as it is, such as `cachePoint` or `toolResult`.
    record Other(String kind) implements Block {}

    /// An object without any member.
    record Nothing() implements Block {}
}
