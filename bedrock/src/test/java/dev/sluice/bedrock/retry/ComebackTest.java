package dev.sluice.bedrock.retry;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sluice.bedrock.DeferReason;
import dev.sluice.bedrock.Outcome;
import dev.sluice.bedrock.fault.Fault;
import dev.sluice.bedrock.fault.Fault.Throttled.Scope;
import dev.sluice.model.ErrorCode;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ComebackTest {

    private static final Instant NOW = Instant.parse("2026-11-30T22:00:00Z");
    private static final RandomGenerator LOWEST = () -> 0;
    private static final RandomGenerator HIGHEST = () -> -1;

    private final Comeback comeback = new Comeback(Waits.STANDARD);

    private Outcome.Deferred deferred(Fault fault, RandomGenerator random) {
        return (Outcome.Deferred) comeback.after(fault, NOW, random);
    }

    private static Fault throttled(Scope scope, Optional<Duration> asked) {
        return new Fault.Throttled(scope, asked);
    }

    @Test
    void f42_f45_throttling_alwaysComesBack() {
        var requests = throttled(Scope.REQUESTS, Optional.empty());

        assertThat(deferred(requests, LOWEST))
                .isEqualTo(
                        new Outcome.Deferred(NOW.plusSeconds(15), DeferReason.THROTTLED_REQUESTS));
        assertThat(deferred(requests, HIGHEST).until())
                .isBetween(NOW.plusSeconds(29), NOW.plusSeconds(30));
        assertThat(deferred(throttled(Scope.TOKENS, Optional.empty()), LOWEST).reason())
                .isEqualTo(DeferReason.THROTTLED_TOKENS);
        assertThat(DeferReason.THROTTLED_REQUESTS.counting()).isEqualTo(DeferReason.Counting.FREE);
    }

    @Test
    void f41_daysQuota_waitsForTheNextDay() {
        var day = throttled(Scope.DAY, Optional.empty());

        assertThat(deferred(day, LOWEST))
                .isEqualTo(
                        new Outcome.Deferred(
                                Instant.parse("2026-12-01T00:00:00Z"), DeferReason.THROTTLED_DAY));
        assertThat(deferred(day, HIGHEST).until()).isBefore(Instant.parse("2026-12-01T00:30:01Z"));
    }

    @ParameterizedTest
    @CsvSource({"1,15", "15,15", "60,75", "86400,915"})
    void retryAfter_isHonouredWithinReason(long asked, long waited) {
        var fault = new Fault.Unavailable(Optional.of(Duration.ofSeconds(asked)));

        assertThat(deferred(fault, LOWEST).until()).isEqualTo(NOW.plusSeconds(waited));
    }

    @Test
    void repeatingWouldNotHelp_ends() {
        assertThat(comeback.after(new Fault.ModelTimeout(), NOW, LOWEST))
                .isInstanceOfSatisfying(
                        Outcome.Failed.class,
                        failed -> assertThat(failed.code()).isEqualTo(ErrorCode.MODEL_TIMEOUT));
        assertThat(
                        comeback.after(
                                new Fault.Rejected(ErrorCode.BEDROCK_VALIDATION, "no"),
                                NOW,
                                LOWEST))
                .isEqualTo(new Outcome.Rejected(ErrorCode.BEDROCK_VALIDATION, "no"));
    }

    @Test
    void limitedReasons_countAndNameTheirEnd() {
        assertThat(deferred(new Fault.ClientTimeout(), LOWEST).reason())
                .satisfies(reason -> {
                    assertThat(reason.limit()).isEqualTo(1);
                    assertThat(reason.exhausted()).isEqualTo(ErrorCode.CLIENT_TIMEOUT);
                    assertThat(reason.counting()).isEqualTo(DeferReason.Counting.COUNTS);
                });
        assertThat(deferred(new Fault.ModelError(), LOWEST).reason())
                .isEqualTo(DeferReason.MODEL_ERROR);
        assertThat(
                        deferred(new Fault.Doubtful(ErrorCode.CORRUPT_FILE, "no"), LOWEST)
                                .reason()
                                .exhausted())
                .isEqualTo(ErrorCode.CORRUPT_FILE);
        assertThat(deferred(new Fault.Config("AccessDenied"), LOWEST).reason().counting())
                .isEqualTo(DeferReason.Counting.FREE);
    }
}
