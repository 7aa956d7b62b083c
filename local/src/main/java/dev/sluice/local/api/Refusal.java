package dev.sluice.local.api;

/// Why the gateway answers by itself: its gateway response types with their usual status and text.
enum Refusal {
    /// Neither a signature nor a route that would need none.
    MISSING_AUTHENTICATION_TOKEN(403, "Missing Authentication Token"),
    /// The signature is not that of the request, too old, or for something else.
    INVALID_SIGNATURE(403, "The request signature we calculated does not match"),
    /// Nobody has this access key.
    ACCESS_DENIED(403, "The security token included in the request is invalid."),
    /// Over 10 MB, or over 6 MB once it is an event.
    REQUEST_TOO_LARGE(413, "Request Too Long"),
    /// The account's functions are all busy.
    THROTTLED(429, "Too Many Requests"),
    /// The integration took longer than the gateway waits.
    INTEGRATION_TIMEOUT(504, "Endpoint request timed out"),
    /// The function failed, or answered what is no answer.
    DEFAULT_5XX(502, "Internal server error"),
    /// The request is not HTTP.
    DEFAULT_4XX(400, "Bad Request");

    final int status;
    final String message;

    Refusal(int status, String message) {
        this.status = status;
        this.message = message;
    }

    /// The type that stands in where the template says nothing of this one.
    String fallback() {
        return status < 500 ? "DEFAULT_4XX" : "DEFAULT_5XX";
    }
}
