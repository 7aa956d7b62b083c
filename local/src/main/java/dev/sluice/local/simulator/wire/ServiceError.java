package dev.sluice.local.simulator.wire;

import java.time.Duration;
import org.jspecify.annotations.Nullable;

/// A refusal or failure as the service words it.
///
/// @param type the exception and its status
/// @param message the text in the body; imitates reported texts, which are no contract of the
///   service
/// @param retryAfter sent as `Retry-After` in seconds where given
public record ServiceError(ErrorType type, String message, @Nullable Duration retryAfter) {

    /// An error without `Retry-After`.
    public static ServiceError of(ErrorType type, String message) {
        return new ServiceError(type, message, null);
    }

    /// A `ValidationException`.
    public static ServiceError validation(String message) {
        return of(ErrorType.VALIDATION, message);
    }

    /// A `ValidationException` that the model itself raised.
    public static ServiceError fromModel(String message) {
        return validation("The model returned the following errors: " + message);
    }

    /// The same error with a `Retry-After`.
    public ServiceError retryAfter(@Nullable Duration wait) {
        return new ServiceError(type, message, wait);
    }
}
