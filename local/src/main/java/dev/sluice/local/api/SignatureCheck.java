package dev.sluice.local.api;

import dev.sluice.local.api.SignatureVerdict.Refused;
import dev.sluice.local.api.SignatureVerdict.Verified;
import dev.sluice.local.template.PseudoParameters;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Optional;

/// Checks Signature Version 4 by signing the request again.
///
/// Thread-safe.
final class SignatureCheck {
    static final String SERVICE = "execute-api";
    private static final Duration WINDOW = Duration.ofMinutes(5);
    private static final DateTimeFormatter STAMP =
            DateTimeFormatter.ofPattern("yyyyMMdd'T'HHmmss'Z'").withZone(ZoneOffset.UTC);

    private final LocalUsers users;
    private final InstantSource clock;

    SignatureCheck(LocalUsers users, InstantSource clock) {
        this.users = users;
        this.clock = clock;
    }

    /// Who signed `request`, if its body, path, query and signed headers are what was signed.
    SignatureVerdict check(ApiRequest request) {
        var authorization = request.headers().last("Authorization");
        if (authorization.isEmpty()) {
            return new Refused(Refusal.MISSING_AUTHENTICATION_TOKEN);
        }
        var credential = Credential.parse(authorization.get());
        var stamp = request.headers().last("X-Amz-Date");
        if (credential.isEmpty() || stamp.isEmpty()) {
            return new Refused(Refusal.INVALID_SIGNATURE);
        }
        return check(request, credential.get(), stamp.get());
    }

    private SignatureVerdict check(ApiRequest request, Credential credential, String stamp) {
        var user = users.find(credential.accessKey()).filter(known -> hasToken(request, known));
        if (user.isEmpty()) {
            return new Refused(Refusal.ACCESS_DENIED);
        }
        var fits =
                credential.service().equals(SERVICE)
                        && credential.region().equals(PseudoParameters.REGION)
                        && credential.signedHeaders().containsAll(List.of("host", "x-amz-date"))
                        && stamp.startsWith(credential.date())
                        && isCurrent(stamp)
                        && isSignature(request, credential, stamp, user.get());
        return fits ? new Verified(user.get().caller()) : new Refused(Refusal.INVALID_SIGNATURE);
    }

    private static boolean hasToken(ApiRequest request, LocalUser user) {
        return request.headers()
                .last("X-Amz-Security-Token")
                .equals(Optional.ofNullable(user.sessionToken()));
    }

    private boolean isCurrent(String stamp) {
        try {
            var age = Duration.between(STAMP.parse(stamp, Instant::from), clock.instant());
            return age.abs().compareTo(WINDOW) <= 0;
        } catch (DateTimeException malformed) {
            return false;
        }
    }

    private static boolean isSignature(
            ApiRequest request, Credential credential, String stamp, LocalUser user) {
        var expected = Signature.of(request, credential, stamp, user.secret());
        return MessageDigest.isEqual(
                expected.getBytes(StandardCharsets.UTF_8),
                credential.signature().getBytes(StandardCharsets.UTF_8));
    }
}
