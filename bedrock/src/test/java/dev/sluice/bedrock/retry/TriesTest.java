package dev.sluice.bedrock.retry;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sluice.bedrock.fault.Fault;
import dev.sluice.bedrock.fault.Fault.Throttled.Scope;
import dev.sluice.model.ErrorCode;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class TriesTest {

    private static final Fault TRANSPORT = new Fault.Transport("reset");
    private static final Fault CONFIG = new Fault.Config("AccessDeniedException");

    @Test
    void f54_transport_isRepeatedOnceAndThenMoved() {
        var tries = Tries.first(2);

        assertThat(tries.after(TRANSPORT)).isEqualTo(Step.AGAIN);
        assertThat(tries.again().after(TRANSPORT)).isEqualTo(Step.ELSEWHERE);
        assertThat(tries.again().onNextRoute().after(TRANSPORT)).isEqualTo(Step.STOP);
        assertThat(Tries.first(1).again().after(TRANSPORT)).isEqualTo(Step.STOP);
    }

    @Test
    void f32_f34_routeThatCannotServe_isLeftOnce() {
        for (var fault :
                List.of(
                        CONFIG,
                        new Fault.Unavailable(Optional.empty()),
                        new Fault.NotReady(),
                        new Fault.Internal(),
                        new Fault.ModelError(),
                        new Fault.Throttled(Scope.DAY, Optional.empty()))) {
            assertThat(Tries.first(3).after(fault)).isEqualTo(Step.ELSEWHERE);
            assertThat(Tries.first(3).onNextRoute().after(fault)).isEqualTo(Step.STOP);
            assertThat(Tries.first(1).after(fault)).isEqualTo(Step.STOP);
        }
    }

    @Test
    void whatWouldRepeatOrPayTwice_stops() {
        for (var fault :
                List.of(
                        new Fault.ModelTimeout(),
                        new Fault.ClientTimeout(),
                        new Fault.Rejected(ErrorCode.BEDROCK_VALIDATION, "no"),
                        new Fault.Doubtful(ErrorCode.CORRUPT_FILE, "no"),
                        new Fault.Throttled(Scope.TOKENS, Optional.empty()))) {
            assertThat(Tries.first(3).after(fault)).isEqualTo(Step.STOP);
        }
    }
}
