package dev.sluice.functions.api;

import dev.sluice.bedrock.model.ModelProfile;
import dev.sluice.model.Inference;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Ranges of the sampling parameters, as Converse has them.
final class InferenceRules {

    private static final int MAX_STOP_SEQUENCES = 2500;

    private InferenceRules() {}

    /// @param profile the model asked, where it is known
    static void check(Inference inference, Optional<ModelProfile> profile, Complaints complaints) {
        var most = profile.map(ModelProfile::maxOutputTokens).orElse(Integer.MAX_VALUE);
        var tokens = inference.maxTokens();
        if (tokens != null && (tokens < 1 || tokens > most)) {
            complaints.invalid(
                    "inference.maxTokens", tokens + " must be from 1 to " + most + name(profile));
        }
        share("inference.temperature", inference.temperature(), complaints);
        share("inference.topP", inference.topP(), complaints);
        if (inference.temperature() != null && inference.topP() != null) {
            complaints.invalid(
                    "inference",
                    "temperature and topP exclude each other on newer models: set one");
        }
        stopSequences(inference.stopSequences(), complaints);
    }

    private static String name(Optional<ModelProfile> profile) {
        return profile.map(known -> ", the most of " + known.name()).orElse("");
    }

    private static void share(String field, @Nullable Double value, Complaints complaints) {
        if (value != null && (value < 0 || value > 1)) {
            complaints.invalid(field, value + " must be from 0 to 1");
        }
    }

    private static void stopSequences(@Nullable List<String> texts, Complaints complaints) {
        if (texts == null) {
            return;
        }
        if (texts.size() > MAX_STOP_SEQUENCES) {
            complaints.invalid(
                    "inference.stopSequences", texts.size() + "; at most " + MAX_STOP_SEQUENCES);
        }
        for (int index = 0; index < texts.size(); index++) {
            var field = "inference.stopSequences[" + index + "]";
            if (texts.get(index).isEmpty()) {
                complaints.invalid(field, "must not be empty");
            }
            TextRules.wellFormed(field, texts.get(index), complaints);
        }
    }
}
