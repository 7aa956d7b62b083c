package dev.sluice.model;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import com.github.f4b6a3.ulid.Ulid;
import java.nio.ByteBuffer;
import java.time.Instant;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.regex.Pattern;

/// A task's name: a ULID, 26 characters of upper-case Crockford base32.
///
/// @param value the 26 characters
public record TaskId(@JsonValue String value) {

    private static final Pattern ULID = Pattern.compile("[0-7][0-9A-HJKMNP-TV-Z]{25}");

    /// @throws IllegalArgumentException when `value` is not a ULID in canonical form
    @JsonCreator
    public TaskId {
        if (!ULID.matcher(value).matches()) {
            throw new IllegalArgumentException("a task id is a ULID of 26 characters");
        }
    }

    /// Reads what a client sent; empty when it cannot be a task id.
    public static Optional<TaskId> parse(String text) {
        return ULID.matcher(text).matches() ? Optional.of(new TaskId(text)) : Optional.empty();
    }

    /// A new id of this millisecond.
    public static TaskId random(Instant now, RandomGenerator random) {
        var time = now.toEpochMilli() << 16;
        return of(time | (random.nextLong() & 0xFFFF), random.nextLong());
    }

    /// The id of an idempotent submit: the first 128 bits of SHA-256 over owner and key.
    public static TaskId derived(Owner owner, String idempotencyKey) {
        var digest = ByteBuffer.wrap(Sha256.digest(owner.value() + "\n" + idempotencyKey));
        return of(digest.getLong(), digest.getLong());
    }

    private static TaskId of(long most, long least) {
        return new TaskId(new Ulid(most, least).toString());
    }

    @Override
    public String toString() {
        return value;
    }
}
