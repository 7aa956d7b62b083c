package dev.sluice.local.simulator.check;

import static dev.sluice.local.simulator.wire.ServiceError.fromModel;

import dev.sluice.bedrock.model.ModelProfile;
import dev.sluice.local.simulator.ObjectReader;
import dev.sluice.local.simulator.wire.ConverseBody;
import dev.sluice.local.simulator.wire.ServiceException;

/// The service's validation, from the shape of the request to the pages of its documents.
public final class RequestCheck {
    private final ObjectReader objects;

    /// Media named by location are read through `objects`.
    public RequestCheck(ObjectReader objects) {
        this.objects = objects;
    }

    /// What the service checks before it knows the model.
    public void shape(ConverseBody body) throws ServiceException {
        ConstraintCheck.check(body);
    }

    /// Everything else.
    public CheckedInput input(ConverseBody body, ModelProfile model) throws ServiceException {
        ConversationCheck.check(body);
        ModelCheck.check(body, model);
        var parts = InputReading.read(body, model, objects);
        var tokens = InputTokens.count(parts, model.tokens());
        if (tokens > model.contextTokens()) {
            throw new ServiceException(
                    fromModel(
                            "prompt is too long: %d tokens > %d maximum"
                                    .formatted(tokens, model.contextTokens())));
        }
        return new CheckedInput(model, parts, tokens);
    }
}
