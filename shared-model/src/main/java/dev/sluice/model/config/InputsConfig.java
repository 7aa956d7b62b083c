package dev.sluice.model.config;

import java.util.List;

/// Which objects a task may name besides its own uploads.
///
/// @param allow `s3://bucket/prefix`, each ending in `/` or naming a whole bucket
public record InputsConfig(List<String> allow) {

    /// Whether an object lies under an allowed prefix.
    public boolean allows(String bucket, String key) {
        var uri = "s3://" + bucket + "/" + key;
        return allow.stream().anyMatch(uri::startsWith);
    }
}
