package dev.sluice.bedrock.media;

import dev.sluice.bedrock.model.Capability;
import dev.sluice.bedrock.model.ModelProfile;

/// How media reach the model. Text always goes as text.
public enum MediaDelivery {
    /// In the request.
    BYTES,
    /// By reference to a bucket. What only the whole file shows (pages, a password, damage) is then
    /// left to the service.
    S3;

    /// By reference where the model takes it.
    public static MediaDelivery of(ModelProfile profile) {
        return profile.can(Capability.S3_MEDIA) ? S3 : BYTES;
    }
}
