package dev.sluice.model.config;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LaneWidthsTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    # rpm, tpm, pacing, seconds, p99, tokens, batch = width
                    rpm: 200               | concurrency | 3   | 20 | 1700  | 1  | 10
                    rpm: 200, tpm: 100000  | concurrency | 3   | 20 | 1700  | 1  | 2
                    tpm: 340000            | concurrency | 3   | 20 | 1700  | 1  | 10
                    rpm: 200               | ledger      | 3   | 20 | 1700  | 1  | 100
                    rpm: 200               | ledger      | 3   | 20 | 1700  | 10 | 10
                    rpm: 2000, tpm: 8000000| ledger      | 3   | 20 | 70000 | 1  | 58
                    rpm: 100000            | ledger      | 3   | 20 | 1700  | 1  | 800
                    rpm: 1                 | ledger      | 3   | 20 | 1700  | 1  | 2
                    burst: 0s              | ledger      | 3   | 20 | 1700  | 1  | 50
                    burst: 0s              | ledger      | 3   | 20 | 1700  | 10 | 5
                    """)
    void auto_followsFromQuotaAndExpectation(
            String quota,
            String pacing,
            String seconds,
            String p99,
            String tokens,
            int batch,
            int width) {
        var config =
                ConfigReaderTest.valid(
                        """
                        models: { default: m, m: { routes: [{ region: us-east-1 }], quota: { %s } } }
                        pacing: %s
                        lanes:
                          only: { batchSize: %d, expect: { seconds: %s, p99Seconds: %s, tokens: %s } }
                        """
                                .formatted(quota, pacing, batch, seconds, p99, tokens));

        assertThat(LaneWidths.of(config)).isEqualTo(Map.of("only", width));
    }

    @Test
    void rateOfAuto_isTheSumOverTheModelsRoutes() {
        var config =
                ConfigReaderTest.valid(
                        """
                        models:
                          default: m
                          m:
                            quota: { rpm: 200 }
                            routes: [{ region: us-east-1 }, { region: eu-west-1, quota: { rpm: 100 } }]
                        pacing: concurrency
                        lanes: { only: { expect: { seconds: 2, tokens: 1 } } }
                        """);

        assertThat(LaneWidths.of(config)).containsEntry("only", 10);
    }

    @Test
    void f67_computedWidthsTogether_stayUnder80PercentOfTheAccount() {
        var config =
                ConfigReaderTest.valid(
                        """
                        accountConcurrency: 100
                        models: { default: m, m: { routes: [{ region: us-east-1 }], quota: { rpm: 6000 } } }
                        lanes:
                          a: { when: { documents: false }, maxConcurrency: 20 }
                          b: { when: { maxImages: 1 } }
                          c: {}
                        """);
        var widths = LaneWidths.of(config);

        assertThat(widths).containsEntry("a", 20);
        assertThat(widths.values().stream().mapToInt(Integer::intValue).sum())
                .isLessThanOrEqualTo(80)
                .isGreaterThan(70);
    }

    @Test
    void f67_explicitWidthsBeyondIt_areAProblem() {
        assertThat(
                        ConfigReaderTest.problems(
                                """
                                accountConcurrency: 100
                                models: { default: m, m: { routes: [{ region: us-east-1 }] } }
                                lanes:
                                  a: { when: { documents: false }, maxConcurrency: 79 }
                                  b: {}
                                """))
                .singleElement()
                .asString()
                .contains("accountConcurrency: 100", "need 81", "may take 80");
    }

    @Test
    void underConcurrency_anExplicitWidthAboveTheQuota_isAProblem() {
        var yaml =
                """
                models: { default: m, m: { routes: [{ region: us-east-1 }], quota: { rpm: 200 } } }
                pacing: %s
                lanes: { only: { maxConcurrency: 11, expect: { seconds: 3 } } }
                """;

        assertThat(ConfigReaderTest.problems(yaml.formatted("concurrency")))
                .singleElement()
                .asString()
                .contains("lanes.only.maxConcurrency: 11", "= 10 under pacing: concurrency");
        assertThat(LaneWidths.of(ConfigReaderTest.valid(yaml.formatted("ledger"))))
                .containsEntry("only", 11);
    }
}
