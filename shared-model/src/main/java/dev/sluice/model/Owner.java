package dev.sluice.model;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;

/// Whose task it is: under IAM the account and the caller id before `:`, under JWT `iss|sub`.
///
/// @param value opaque, never empty
public record Owner(@JsonValue String value) {

    /// @throws IllegalArgumentException when `value` is blank
    @JsonCreator
    public Owner {
        if (value.isBlank()) {
            throw new IllegalArgumentException("an owner is never blank");
        }
    }

    /// The fair-queue group of this owner's messages: a hash, so that no identity stands in a
    /// queue.
    public String messageGroup() {
        return Sha256.hex(value).substring(0, 32);
    }
}
