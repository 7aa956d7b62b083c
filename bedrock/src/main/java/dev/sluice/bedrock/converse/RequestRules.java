package dev.sluice.bedrock.converse;

import dev.sluice.bedrock.InferenceRequest;
import dev.sluice.bedrock.Outcome;
import dev.sluice.bedrock.media.BlankText;
import dev.sluice.bedrock.model.Capability;
import dev.sluice.bedrock.model.ModelProfile;
import dev.sluice.bedrock.model.Sampling;
import dev.sluice.model.ErrorCode;
import java.util.Optional;

/// What the service would refuse about settings, known before the call.
final class RequestRules {

    private RequestRules() {}

    static Optional<Outcome.Rejected> broken(InferenceRequest request, ModelProfile profile) {
        var settings = request.settings();
        if (settings.temperature() != null
                && settings.topP() != null
                && profile.sampling() == Sampling.EITHER) {
            return rejected(
                    ErrorCode.INVALID_REQUEST,
                    profile.name() + " takes temperature or topP, not both");
        }
        if (settings.maxTokens() != null && settings.maxTokens() > profile.maxOutputTokens()) {
            return rejected(
                    ErrorCode.INVALID_REQUEST,
                    "maxTokens %d; %s writes at most %d"
                            .formatted(
                                    settings.maxTokens(),
                                    profile.name(),
                                    profile.maxOutputTokens()));
        }
        if (request.system() != null
                && !BlankText.isBlank(request.system())
                && !profile.can(Capability.SYSTEM)) {
            return rejected(
                    ErrorCode.UNSUPPORTED_FEATURE, profile.name() + " takes no system prompt");
        }
        return Optional.empty();
    }

    private static Optional<Outcome.Rejected> rejected(ErrorCode code, String detail) {
        return Optional.of(new Outcome.Rejected(code, detail));
    }
}
