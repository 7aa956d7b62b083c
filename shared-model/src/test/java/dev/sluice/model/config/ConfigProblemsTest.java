package dev.sluice.model.config;

import static dev.sluice.model.config.ConfigReaderTest.SMALLEST;
import static dev.sluice.model.config.ConfigReaderTest.problems;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Each mistake is one message with path, value and rule; and all of a file come at once.
class ConfigProblemsTest {

    private static final String MANY =
            """
            name: Sluice!
            api: { auth: basic, uploadUrlTtl: 20m, maxPromptBytes: 1TB, maxOpenTasksPerOwner: 0 }
            accountConcurrency: many
            tasks: { retention: 14d, maxDeliveries: 0, retries: 3 }
            models:
              default: m
              m:
                routes:
                  - { region: Virginia, weight: 0 }
                  - { model: "" }
                quota: { rpm: -1, burst: 2m }
                media: email
                inference: { maxTokens: 1.5, temperature: 2, stopSequences: [""] }
                system: " "
            lanes:
              Image: { readTimeout: 30, batchSize: 11, memory: 64, expect: { tokens: 0 } }
            pacing: luck
            throttle: { maxAttempts: "5", multiRoute: maybe, headroom: 1.1 }
            breaker: { openAbove: 2, ramp: [0.5, 0.1, 1.0] }
            inputs: { allow: [bucket, "s3://okay/"] }
            alarms: { topicArn: me, quotaUse: 80 }
            color: blue
            """;

    @Test
    void allMistakesOfAFile_comeAtOnce_oneMessageEach() {
        assertThat(problems(MANY))
                .extracting(ConfigProblem::path)
                .containsExactlyInAnyOrder(
                        "name",
                        "api.auth",
                        "api.uploadUrlTtl",
                        "api.maxPromptBytes",
                        "api.maxOpenTasksPerOwner",
                        "accountConcurrency",
                        "tasks.retention",
                        "tasks.maxDeliveries",
                        "tasks.retries",
                        "models.m.routes[0].region",
                        "models.m.routes[0].weight",
                        "models.m.routes[1].region",
                        "models.m.routes[1].model",
                        "models.m.quota.rpm",
                        "models.m.quota.burst",
                        "models.m.media",
                        "models.m.inference.maxTokens",
                        "models.m.inference.temperature",
                        "models.m.inference.stopSequences[0]",
                        "models.m.system",
                        "lanes.Image",
                        "lanes.Image.readTimeout",
                        "lanes.Image.batchSize",
                        "lanes.Image.memory",
                        "lanes.Image.expect.tokens",
                        "pacing",
                        "throttle.maxAttempts",
                        "throttle.multiRoute",
                        "throttle.headroom",
                        "breaker.openAbove",
                        "breaker.ramp[1]",
                        "inputs.allow[0]",
                        "alarms.topicArn",
                        "alarms.quotaUse",
                        "color");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    name: 7                                 | name                | 7             | must be 1 to 31
                    name: a_b                               | name                | "a_b"         | lower-case letters
                    api: []                                 | api                 | []            | must be a mapping
                    api: { auth: jwt }                      | api.auth            | "jwt"         | must be one of iam, cognito
                    api: { uploadUrlTtl: 900 }              | api.uploadUrlTtl    | 900           | must be a duration from 1m to 15m
                    api: { uploadUrlTtl: -5m }              | api.uploadUrlTtl    | "-5m"         | must be a duration
                    api: { maxPromptBytes: 5MiB }           | api.maxPromptBytes  | "5MiB"        | must be a size from 1 to 4194304
                    api: { maxPromptBytes: 999999999999GiB }| api.maxPromptBytes  | "999999999999GiB" | must be a size
                    tasks: { retention: 28d }               | tasks.retention     | "28d"         | must be a duration from 29d
                    tasks: { maxDeliveries: 3.0 }           | tasks.maxDeliveries | 3.0           | must be a whole number from 1 to 100
                    accountConcurrency: 9                   | accountConcurrency  | 9             | from 10 to 100000
                    pacing: Ledger                          | pacing              | "Ledger"      | must be one of ledger, concurrency
                    throttle: { backoffBase: 20s }          | throttle.backoffCap | 15s           | must not be below backoffBase (20s)
                    throttle: { maxAttemptsPerRoute: 6 }    | throttle.maxAttemptsPerRoute | 6    | must not exceed maxAttempts (5)
                    breaker: { ramp: [0.1, 0.5] }           | breaker.ramp        | [0.1,0.5]     | ends with 1.0
                    breaker: { ramp: [] }                   | breaker.ramp        | []            | ends with 1.0
                    breaker: { ramp: 1.0 }                  | breaker.ramp        | 1.0           | must be a list
                    breaker: { openAbove: 1.1 }             | breaker.openAbove   | 1.1           | must be a number from 0.0 to 1.0
                    inputs: { allow: "s3://bucket/" }       | inputs.allow        | "s3://bucket/"| must be a list
                    inputs: { allow: { a: b } }             | inputs.allow        | {"a":"b"}     | must be a list
                    inputs: { allow: ["s3://b/x"] }         | inputs.allow[0]     | "s3://b/x"    | must be s3://bucket/
                    alarms: { topicArn: "arn:aws:sqs:x" }   | alarms.topicArn     | "arn:aws:sqs:x" | ARN of an SNS topic
                    lane: {}                                | lane                | {}            | no such key; known are name
                    """)
    void aMistake_hasPathValueAndRule(String line, String path, String value, String rule) {
        assertThat(problems(SMALLEST + line + "\n"))
                .singleElement()
                .satisfies(problem -> {
                    assertThat(problem.path()).isEqualTo(path);
                    assertThat(problem.value()).isEqualTo(value);
                    assertThat(problem.rule()).contains(rule);
                    assertThat(problem).hasToString(path + ": " + value + ": " + problem.rule());
                });
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    routes: { region: us-east-1 }              | models.m.routes                    | must be a list
                    routes: []                                 | models.m.routes                    | must list at least one route
                    routes: null                               | models.m.routes                    | must list at least one route
                    routes: us-east-1                          | models.m.routes                    | must be a list
                    routes: [us-east-1]                        | models.m.routes[0]                 | must be a mapping
                    routes: [{ region: us_east }]              | models.m.routes[0].region          | must be an AWS region
                    routes: [{ weight: 2 }]                    | models.m.routes[0].region          | every route needs its region
                    """)
    void aMistakeInRoutes_isToldOnce(String line, String path, String rule) {
        var yaml = "models:\n  default: m\n  m: { %s }\nlanes: { only: {} }\n".formatted(line);

        assertThat(problems(yaml))
                .anySatisfy(problem -> {
                    assertThat(problem.path()).isEqualTo(path);
                    assertThat(problem.rule()).contains(rule);
                })
                .extracting(ConfigProblem::path)
                .doesNotHaveDuplicates();
    }

    @Test
    void defaultModel_isOneOfTheModels() {
        assertThat(problems(SMALLEST.replace("default: us.", "default: eu.")))
                .singleElement()
                .hasToString(
                        "models.default: eu.amazon.nova-2-lite-v1:0:"
                                + " must be one of the models: [us.amazon.nova-2-lite-v1:0]");
    }

    @Test
    void routeThatStandsTwice_isAProblem() {
        assertThat(
                        problems(
                                SMALLEST.replace(
                                        "[{ region: us-east-1 }]",
                                        "[{ region: us-east-1 }, { region: us-east-1 }]")))
                .singleElement()
                .asString()
                .contains("us-east-1#us.amazon.nova-2-lite-v1:0", "stands twice");
    }

    @Test
    void bothSamplings_excludeEachOther() {
        assertThat(
                        problems(
                                SMALLEST.replace(
                                        "routes:",
                                        "inference: { temperature: 0.2, topP: 0.9 }\n    routes:")))
                .singleElement()
                .asString()
                .contains("temperature and topP exclude each other");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    readTimeout: 10s                          | lanes.only.readTimeout       | must be longer than expect.p99Seconds (12s)
                    functionTimeout: 30s                      | lanes.only.functionTimeout   | must be longer than readTimeout (30s)
                    visibilityTimeout: 1m                     | lanes.only.visibilityTimeout | must be longer than functionTimeout (1m)
                    when: { maxImages: 4 }                    | lanes.only.when              | the last lane takes whatever is left
                    maxConcurrency: 900                       | accountConcurrency           | the lanes need 900 but may take 800
                    maxConcurrency: 1                         | lanes.only.maxConcurrency    | from 2 to 1000
                    maxConcurrency: wide                      | lanes.only.maxConcurrency    | from 2 to 1000
                    throttle: { maxAttempts: 1 }              | lanes.only.throttle.maxAttemptsPerRoute | must not exceed maxAttempts (1)
                    """)
    void brokenLane_saysWhichNumberToChange(String lane, String path, String rule) {
        assertThat(problems(SMALLEST.replace("only: {}", "only: { " + lane + " }")))
                .singleElement()
                .satisfies(problem -> {
                    assertThat(problem.path()).isEqualTo(path);
                    assertThat(problem.rule()).contains(rule);
                });
    }
}
