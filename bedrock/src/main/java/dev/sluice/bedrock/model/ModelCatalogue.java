package dev.sluice.bedrock.model;

import com.fasterxml.jackson.core.type.TypeReference;
import dev.sluice.model.Json;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;

/// The models we know, from the resource `catalogue.json` beside this class. Immutable.
///
/// Its figures are AWS's and the vendors' published ones of 2026; where two texts disagree, the
/// newer one.
public record ModelCatalogue(List<ModelProfile> models) {

    public ModelCatalogue {
        models = List.copyOf(models);
    }

    /// The catalogue that ships with this version.
    public static ModelCatalogue standard() {
        return Standard.CATALOGUE;
    }

    /// What an id means: bare id, inference profile or ARN.
    public ModelLookup find(String modelId) {
        return switch (ModelReference.parse(modelId)) {
            case ModelReference.Opaque opaque -> new ModelLookup.NeedsModel(opaque.id());
            case ModelReference.Profile profile ->
                    byBareId(profile.modelId())
                            .<ModelLookup>map(ModelLookup.Known::new)
                            .orElseGet(() -> new ModelLookup.Unknown(modelId));
            case ModelReference.Bare bare ->
                    byBareId(bare.modelId())
                            .map(ModelCatalogue::onDemand)
                            .orElseGet(() -> new ModelLookup.Unknown(modelId));
        };
    }

    /// The profile of an id, whether or not it can be called under it.
    public Optional<ModelProfile> profile(String modelId) {
        return switch (find(modelId)) {
            case ModelLookup.Known known -> Optional.of(known.profile());
            case ModelLookup.NeedsProfile needs -> Optional.of(needs.profile());
            case ModelLookup.NeedsModel _, ModelLookup.Unknown _ -> Optional.empty();
        };
    }

    private Optional<ModelProfile> byBareId(String bareId) {
        return models.stream().filter(model -> bareId.matches(model.idPattern())).findFirst();
    }

    private static ModelLookup onDemand(ModelProfile profile) {
        return switch (profile.access()) {
            case ON_DEMAND -> new ModelLookup.Known(profile);
            case PROFILE_ONLY ->
                    new ModelLookup.NeedsProfile(
                            profile,
                            profile.geographies().stream()
                                    .map(geography -> geography + "." + profile.id())
                                    .toList());
        };
    }

    /// Read once, on first use.
    private static final class Standard {
        private static final ModelCatalogue CATALOGUE = read();

        private static ModelCatalogue read() {
            try (var resource = ModelCatalogue.class.getResourceAsStream("catalogue.json")) {
                return new ModelCatalogue(
                        Json.mapper()
                                .readValue(resource, new TypeReference<List<ModelProfile>>() {}));
            } catch (IOException broken) {
                throw new UncheckedIOException("the model catalogue is broken", broken);
            }
        }
    }
}
