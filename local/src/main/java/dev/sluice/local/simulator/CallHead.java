package dev.sluice.local.simulator;

import dev.sluice.local.simulator.http.WireRequest;
import java.time.Instant;
import java.util.Optional;
import java.util.UUID;
import java.util.random.RandomGenerator;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// What is known of a call before its body is read.
///
/// @param id the request id
/// @param sdkAttempt the number in `amz-sdk-request`: 1 for the first try of the SDK
/// @param invocationId the same for all tries of one call of the SDK
record CallHead(
        String id,
        Route route,
        Operation operation,
        Instant startedAt,
        @Nullable Integer sdkAttempt,
        @Nullable String invocationId) {
    private static final Pattern ATTEMPT = Pattern.compile("attempt=(\\d{1,9})(;.*)?");

    static CallHead of(
            WireRequest request,
            Route route,
            Operation operation,
            Instant now,
            RandomGenerator random) {
        return new CallHead(
                new UUID(random.nextLong(), random.nextLong()).toString(),
                route,
                operation,
                now,
                attempt(request.header("amz-sdk-request")),
                request.header("amz-sdk-invocation-id").orElse(null));
    }

    private static @Nullable Integer attempt(Optional<String> header) {
        return header.map(ATTEMPT::matcher)
                .filter(match -> match.matches())
                .map(match -> Integer.valueOf(match.group(1)))
                .orElse(null);
    }
}
