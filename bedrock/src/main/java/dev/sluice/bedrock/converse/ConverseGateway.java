package dev.sluice.bedrock.converse;

import dev.sluice.bedrock.BedrockGateway;
import dev.sluice.bedrock.Deadline;
import dev.sluice.bedrock.InferenceRequest;
import dev.sluice.bedrock.Outcome;
import dev.sluice.bedrock.model.ModelProfile;
import dev.sluice.bedrock.route.Routes;
import java.time.InstantSource;
import java.util.function.Function;
import java.util.random.RandomGenerator;

/// The gateway over Bedrock's Converse API.
public final class ConverseGateway implements BedrockGateway {

    /// Puts the collaborators in place.
    ///
    /// @param profiles the profile of a configured model
    public ConverseGateway(
            ConverseClients clients,
            Routes routes,
            Function<String, ModelProfile> profiles,
            GatewaySettings settings,
            InstantSource clock,
            RandomGenerator random) {}

    @Override
    public Outcome invoke(InferenceRequest request, Deadline deadline) {
        throw new UnsupportedOperationException("being written");
    }
}
