package dev.sluice.bedrock.fault;

import dev.sluice.model.ErrorCode;
import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import software.amazon.awssdk.awscore.exception.AwsServiceException;

/// Reads what the service said, by its error code. The status only counts where there is no code
/// that we know, the text only where nothing else tells two faults apart.
final class ServiceFaults {

    private ServiceFaults() {}

    static Fault classify(AwsServiceException refused) {
        return switch (code(refused)) {
            case "ThrottlingException",
                    "TooManyRequestsException",
                    "Throttling",
                    "ThrottledException",
                    "RequestThrottledException",
                    "RequestLimitExceeded" ->
                    new Fault.Throttled(scope(text(refused)), retryAfter(refused));
            case "ModelNotReadyException" -> new Fault.NotReady();
            case "ServiceUnavailableException", "ServiceUnavailable", "SlowDown" ->
                    new Fault.Unavailable(retryAfter(refused));
            case "InternalServerException", "InternalFailure", "InternalServerError" ->
                    new Fault.Internal();
            case "ModelTimeoutException" -> new Fault.ModelTimeout();
            case "ModelErrorException", "ModelStreamErrorException" -> new Fault.ModelError();
            case "ValidationException" -> ValidationTexts.classify(text(refused));
            case "RequestExpired",
                    "RequestTimeTooSkewed",
                    "ExpiredTokenException",
                    "ExpiredToken" ->
                    new Fault.Transport("expired signature or credentials");
            case "InvalidSignatureException" -> signature(text(refused));
            case "AccessDeniedException",
                    "ResourceNotFoundException",
                    "UnrecognizedClientException",
                    "IncompleteSignatureException",
                    "MissingAuthenticationTokenException",
                    "NotAuthorized",
                    "OptInRequired",
                    "ServiceQuotaExceededException",
                    "FTUFormNotFilled",
                    "MPAgreementBeingCreated" ->
                    new Fault.Config(code(refused));
            default -> byStatus(refused);
        };
    }

    private static Fault byStatus(AwsServiceException refused) {
        int status = refused.statusCode();
        return switch (status) {
            case 429 -> new Fault.Throttled(scope(text(refused)), retryAfter(refused));
            case 401, 403, 404 -> new Fault.Config("status " + status);
            case 408, 504 -> new Fault.ModelTimeout();
            case 413 -> ValidationTexts.tooLong();
            case 424 -> new Fault.ModelError();
            case 502, 503 -> new Fault.Unavailable(retryAfter(refused));
            default ->
                    status >= 400 && status < 500
                            ? new Fault.Rejected(
                                    ErrorCode.BEDROCK_VALIDATION, ValidationTexts.REFUSED)
                            : new Fault.Internal();
        };
    }

    /// A signature that has grown old, while this process was frozen or by a wrong clock, is not a
    /// wrong one.
    private static Fault signature(String text) {
        return text.contains("expired") || text.contains("not yet current")
                ? new Fault.Transport("expired signature")
                : new Fault.Config("InvalidSignatureException");
    }

    private static Fault.Throttled.Scope scope(String text) {
        if (text.contains("per day") || text.contains("daily")) {
            return Fault.Throttled.Scope.DAY;
        }
        return text.contains("token")
                ? Fault.Throttled.Scope.TOKENS
                : Fault.Throttled.Scope.REQUESTS;
    }

    /// Whole seconds, as HTTP has it; anything else is ignored.
    private static Optional<Duration> retryAfter(AwsServiceException refused) {
        return Optional.ofNullable(refused.awsErrorDetails())
                .map(details -> details.sdkHttpResponse())
                .flatMap(response -> response.firstMatchingHeader("Retry-After"))
                .filter(value -> value.matches("[0-9]{1,6}"))
                .map(value -> Duration.ofSeconds(Long.parseLong(value)));
    }

    private static String code(AwsServiceException refused) {
        return Optional.ofNullable(refused.awsErrorDetails())
                .map(details -> details.errorCode())
                .orElseGet(() -> refused.getClass().getSimpleName());
    }

    private static String text(AwsServiceException refused) {
        return String.valueOf(refused.getMessage()).toLowerCase(Locale.ROOT);
    }
}
