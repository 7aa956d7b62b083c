package dev.sluice.local.template;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// A DynamoDB table of the template.
///
/// @param attributeTypes S, N or B of each key attribute
/// @param timeToLive name of the attribute with the epoch second of expiry
public record TableResource(
        String logicalId,
        String name,
        Map<String, String> attributeTypes,
        List<Key> key,
        List<Index> indexes,
        @Nullable String timeToLive) {

    /// One part of a key.
    ///
    /// @param type HASH or RANGE
    public record Key(String attribute, String type) {}

    /// A global secondary index.
    ///
    /// @param projection ALL, KEYS_ONLY or INCLUDE
    public record Index(
            String name, List<Key> key, String projection, List<String> nonKeyAttributes) {}
}
