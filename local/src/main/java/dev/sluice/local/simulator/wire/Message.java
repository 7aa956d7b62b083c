package dev.sluice.local.simulator.wire;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// One turn of a conversation.
public record Message(@Nullable String role, List<Block> content) {

    /// Copies the blocks.
    public Message {
        content = List.copyOf(content);
    }
}
