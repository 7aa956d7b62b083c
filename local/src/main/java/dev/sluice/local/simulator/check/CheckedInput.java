package dev.sluice.local.simulator.check;

import dev.sluice.bedrock.model.ModelProfile;
import java.util.List;

/// A request that the service and the model take.
///
/// @param tokens of its input, by the catalogue's rules
public record CheckedInput(ModelProfile model, List<InputPart> parts, long tokens) {

    /// Copies the parts.
    public CheckedInput {
        parts = List.copyOf(parts);
    }

    /// How many images.
    public int images() {
        return (int) parts.stream().filter(InputPart.Image.class::isInstance).count();
    }

    /// How many pages its documents have.
    public int pages() {
        return parts.stream()
                .mapToInt(
                        part -> part instanceof InputPart.Document document ? document.pages() : 0)
                .sum();
    }
}
