package dev.sluice.functions.worker;

import dev.sluice.bedrock.model.ModelCatalogue;
import dev.sluice.bedrock.model.ModelProfile;
import dev.sluice.model.config.LaneConfig;
import dev.sluice.model.config.ModelConfig;
import dev.sluice.model.config.SluiceConfig;
import java.util.Optional;

/// What a worker knows of its deployment.
///
/// @param config the whole of it
/// @param lane the one it serves
/// @param bucket of uploads, specs and results
/// @param catalogue what the models take
public record WorkerSettings(
        SluiceConfig config, LaneConfig lane, String bucket, ModelCatalogue catalogue) {

    /// The configured model of this key.
    public Optional<ModelConfig> model(String key) {
        return config.model(key);
    }

    /// What is known of a configured model; its routes are all of one.
    public Optional<ModelProfile> profile(ModelConfig model) {
        return model.routes().stream()
                .map(route -> catalogue.profile(route.model()))
                .flatMap(Optional::stream)
                .findFirst();
    }
}
