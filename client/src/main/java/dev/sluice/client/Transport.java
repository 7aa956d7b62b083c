package dev.sluice.client;

import java.io.IOException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.Set;
import java.util.random.RandomGenerator;

/// Sends a call until it is answered, refused or hopeless. Only for calls that may be made twice.
final class Transport {
    private static final Set<Integer> PASSING = Set.of(429, 500, 502, 503, 504);
    private static final Duration LONGEST_ASKED = Duration.ofSeconds(30);

    private final HttpClient http;
    private final Backoff backoff;
    private final RandomGenerator random;
    private final Pause pause;

    Transport(HttpClient http, Backoff backoff, RandomGenerator random, Pause pause) {
        this.http = http;
        this.backoff = backoff;
        this.random = random;
        this.pause = pause;
    }

    /// The answer, or the last one where every try met a passing fault. The request is made anew
    /// for each try, as signatures age.
    ///
    /// @param call names it in errors
    HttpResponse<byte[]> send(String call, Request request) throws InterruptedException {
        for (int tries = 1; ; tries++) {
            var asked = Duration.ZERO;
            try {
                var answer = http.send(request.make(), BodyHandlers.ofByteArray());
                asked = retryAfter(answer);
                if (!PASSING.contains(answer.statusCode())
                        || tries >= backoff.maxTries()
                        || asked.compareTo(LONGEST_ASKED) > 0) {
                    return answer;
                }
            } catch (IOException broken) {
                if (tries >= backoff.maxTries()) {
                    throw new UnreachableException(call, tries, broken);
                }
            }
            pause.forA(backoff.after(tries, asked, random));
        }
    }

    /// What the service asks to wait, zero when it does not say.
    static Duration retryAfter(HttpResponse<?> answer) {
        return answer.headers()
                .firstValue("retry-after")
                .filter(value -> value.matches("\\d{1,9}"))
                .map(Long::parseLong)
                .map(Duration::ofSeconds)
                .orElse(Duration.ZERO);
    }

    /// Makes the request of one try.
    @FunctionalInterface
    interface Request {

        /// A fresh request. What it throws is final.
        HttpRequest make();
    }
}
