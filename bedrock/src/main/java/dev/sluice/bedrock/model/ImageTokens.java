package dev.sluice.bedrock.model;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;

/// How many input tokens an image is counted as.
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "rule")
@JsonSubTypes({
    @JsonSubTypes.Type(value = FlatTokens.class, name = "flat"),
    @JsonSubTypes.Type(value = PatchTokens.class, name = "patches"),
    @JsonSubTypes.Type(value = TableTokens.class, name = "table")
})
public sealed interface ImageTokens permits FlatTokens, PatchTokens, TableTokens {

    /// Tokens of an image of this size.
    long of(PixelSize size);
}
