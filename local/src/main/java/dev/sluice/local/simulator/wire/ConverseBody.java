package dev.sluice.local.simulator.wire;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/// The body of a Converse request, or the `converse` member of a CountTokens one, as sent.
///
/// @param metadata `requestMetadata`
/// @param serviceTier the tier asked for, echoed in the answer; empty for none
public record ConverseBody(
        List<Message> messages,
        List<Block> system,
        InferenceConfig inference,
        Map<String, String> metadata,
        String serviceTier) {

    /// A body without any member.
    public static final ConverseBody EMPTY =
            new ConverseBody(List.of(), List.of(), InferenceConfig.NONE, Map.of(), "");

    /// Copies the lists and the map.
    public ConverseBody {
        messages = List.copyOf(messages);
        system = List.copyOf(system);
        metadata = Map.copyOf(metadata);
    }

    /// The blocks of all messages, in order.
    public Stream<Block> blocks() {
        return messages.stream().flatMap(message -> message.content().stream());
    }

    /// How many document blocks it has.
    public int documents() {
        return (int) blocks().filter(Block.Document.class::isInstance).count();
    }

    /// How many image blocks it has.
    public int images() {
        return (int) blocks().filter(Block.Image.class::isInstance).count();
    }
}
