package dev.sluice.local.simulator.check;

import static dev.sluice.local.simulator.wire.ServiceError.validation;

import dev.sluice.bedrock.model.ModelCatalogue;
import dev.sluice.bedrock.model.ModelLookup;
import dev.sluice.bedrock.model.ModelProfile;
import dev.sluice.bedrock.model.ModelReference;
import dev.sluice.local.simulator.Route;
import dev.sluice.local.simulator.wire.ServiceException;
import java.util.Map;

/// Finds the model behind an id, or refuses the id as the service does.
public final class ModelGate {
    private static final String INVALID = "The provided model identifier is invalid.";

    private final ModelCatalogue catalogue;

    /// A gate to the models of a catalogue.
    public ModelGate(ModelCatalogue catalogue) {
        this.catalogue = catalogue;
    }

    /// The model that a call on this route reaches.
    ///
    /// @param aliases what stands behind ids that do not say so themselves
    public ModelProfile enter(Route route, Map<String, String> aliases) throws ServiceException {
        var id = aliases.getOrDefault(route.modelId(), route.modelId());
        if (ModelReference.parse(id) instanceof ModelReference.Profile(var geography, _)
                && !Geography.serves(geography, route.region())) {
            throw new ServiceException(validation(INVALID));
        }
        return switch (catalogue.find(id)) {
            case ModelLookup.Known(var profile) -> profile;
            case ModelLookup.NeedsProfile _ ->
                    throw new ServiceException(
                            validation(
                                    ("Invocation of model ID %s with on-demand throughput isn’t"
                                                    + " supported. Retry your request with the ID or"
                                                    + " ARN of an inference profile that contains this"
                                                    + " model.")
                                            .formatted(id)));
            case ModelLookup.NeedsModel _, ModelLookup.Unknown _ ->
                    throw new ServiceException(validation(INVALID));
        };
    }
}
