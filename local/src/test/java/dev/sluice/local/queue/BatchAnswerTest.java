package dev.sluice.local.queue;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.sluice.local.function.Invocation;
import dev.sluice.local.queue.BatchOutcome.AllFailed;
import dev.sluice.local.queue.BatchOutcome.NotStarted;
import dev.sluice.local.queue.BatchOutcome.SomeFailed;
import dev.sluice.local.queue.BatchOutcome.Succeeded;
import dev.sluice.local.template.EventSourceMapping.Reporting;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class BatchAnswerTest {

    private static final Set<String> BATCH = Set.of("a", "b");

    private static BatchOutcome reporting(String response) {
        return BatchAnswer.read(
                new Invocation.Responded(response.getBytes(UTF_8)), Reporting.ITEM_FAILURES, BATCH);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "null",
                "{}",
                "{\"batchItemFailures\":null}",
                "{\"batchItemFailures\":[]}",
                "{\"something\":\"else\"}"
            })
    void emptyOrNullResponseOrList_isSuccessOfAll(String response) {
        assertThat(reporting(response)).isEqualTo(new Succeeded());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{nonsense",
                "{} {}",
                "\"OK\"",
                "[]",
                "true",
                "{\"batchItemFailures\":\"a\"}",
                "{\"batchItemFailures\":{}}",
                "{\"batchItemFailures\":[{\"itemIdentifier\":\"\"}]}",
                "{\"batchItemFailures\":[{\"itemIdentifier\":null}]}",
                "{\"batchItemFailures\":[{\"itemIdentifier\":7}]}",
                "{\"batchItemFailures\":[{\"itemId\":\"a\"}]}",
                "{\"batchItemFailures\":[{\"itemIdentifier\":\"unknown\"}]}",
                "{\"batchItemFailures\":[{\"itemIdentifier\":\"a\"},{\"itemIdentifier\":\"\"}]}",
                "{\"batchItemFailures\":[null]}",
                "{\"batchItemFailures\":[\"a\"]}"
            })
    void malformedResponse_isFailureOfAll(String response) {
        assertThat(reporting(response)).isInstanceOf(AllFailed.class);
    }

    @Test
    void namedMessages_failAlone_howeverOftenTheyAreNamed() {
        assertThat(
                        reporting(
                                "{\"batchItemFailures\":[{\"itemIdentifier\":\"b\"},"
                                        + "{\"itemIdentifier\":\"b\"}]}"))
                .isEqualTo(new SomeFailed(Set.of("b")));
    }

    @ParameterizedTest
    @EnumSource(Reporting.class)
    void errorOrTimeout_isFailureOfAll(Reporting reporting) {
        assertThat(BatchAnswer.read(new Invocation.FunctionError("E", "broke"), reporting, BATCH))
                .isEqualTo(new AllFailed("E: broke"));
        assertThat(BatchAnswer.read(new Invocation.TimedOut(), reporting, BATCH))
                .isEqualTo(new AllFailed("timed out"));
    }

    @ParameterizedTest
    @EnumSource(Reporting.class)
    void throttled_wasNotStarted(Reporting reporting) {
        assertThat(BatchAnswer.read(new Invocation.Throttled(), reporting, BATCH))
                .isEqualTo(new NotStarted());
    }

    @Test
    void withoutReporting_whateverIsReturnedIsSuccess() {
        var failures = "{\"batchItemFailures\":[{\"itemIdentifier\":\"a\"}]}";
        assertThat(
                        BatchAnswer.read(
                                new Invocation.Responded(failures.getBytes(UTF_8)),
                                Reporting.WHOLE_BATCH,
                                BATCH))
                .isEqualTo(new Succeeded());
    }
}
