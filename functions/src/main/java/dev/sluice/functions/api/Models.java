package dev.sluice.functions.api;

import dev.sluice.bedrock.media.MediaDelivery;
import dev.sluice.bedrock.model.ModelCatalogue;
import dev.sluice.bedrock.model.ModelProfile;
import dev.sluice.model.ErrorCode;
import dev.sluice.model.config.ModelConfig;
import dev.sluice.model.config.SluiceConfig;
import java.util.Optional;

/// The configured models and what is known about each.
///
/// @param config which models there are
/// @param catalogue what they take
public record Models(SluiceConfig config, ModelCatalogue catalogue) {

    /// The model a request asks for; notes one that is not configured.
    Optional<ModelConfig> find(String key, Complaints complaints) {
        var model = config.model(key);
        if (model.isEmpty()) {
            complaints.add(
                    ErrorCode.UNKNOWN_MODEL,
                    "model",
                    JsonFields.show(key)
                            + " is not a model here; there are "
                            + String.join(", ", config.models().keySet()));
        }
        return model;
    }

    /// What is known of a model; nothing where its ids do not tell which one it is. Then only the
    /// worker and the service can judge.
    Optional<ModelProfile> profile(ModelConfig model) {
        return model.routes().stream()
                .map(route -> catalogue.profile(route.model()))
                .flatMap(Optional::stream)
                .findFirst();
    }

    /// How files will reach a model.
    static MediaDelivery delivery(ModelConfig model, ModelProfile profile) {
        return switch (model.media()) {
            case AUTO -> MediaDelivery.of(profile);
            case BYTES -> MediaDelivery.BYTES;
            case S3 -> MediaDelivery.S3;
        };
    }
}
