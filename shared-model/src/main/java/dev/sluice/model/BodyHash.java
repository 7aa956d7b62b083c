package dev.sluice.model;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;

/// What makes two submits the same: SHA-256 over the parsed request with sorted keys, nulls
/// omitted, without `taskId`.
public final class BodyHash {

    private static final JsonMapper SORTED =
            Json.mapper()
                    .rebuild()
                    .enable(SerializationFeature.ORDER_MAP_ENTRIES_BY_KEYS)
                    .enable(MapperFeature.SORT_PROPERTIES_ALPHABETICALLY)
                    .build();

    private BodyHash() {}

    /// The hash in 64 lower-case hex digits.
    public static String of(SubmitRequest request) {
        try {
            ObjectNode tree = SORTED.valueToTree(request);
            tree.remove("taskId");
            // A tree keeps its own order; plain maps are what the mapper sorts.
            return Sha256.hex(SORTED.writeValueAsString(SORTED.treeToValue(tree, Object.class)));
        } catch (JsonProcessingException impossible) {
            throw new IllegalStateException("a parsed request can be written", impossible);
        }
    }
}
