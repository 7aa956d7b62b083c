package dev.sluice.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sluice.client.stub.StubEnding;
import dev.sluice.model.ErrorCode;
import dev.sluice.model.Json;
import dev.sluice.model.TaskStatus;
import dev.sluice.model.TaskView;
import org.junit.jupiter.api.Test;

class ResultAndCancelTest extends CliFixture {

    @Test
    void completedTask_printsItsText_howeverLong() {
        api.end(new StubEnding.AnswersAtLength("long".repeat(1000), 0), 0);
        assertThat(sluiceHere("result", submitted())).isEqualTo(ExitCode.OK);
        assertThat(out.toString().strip()).isEqualTo("long".repeat(1000));
    }

    @Test
    void openTask_printsItsStatus() {
        api.end(new StubEnding.Runs(), 0);
        assertThat(sluiceHere("result", submitted().toLowerCase(java.util.Locale.ROOT)))
                .isEqualTo(ExitCode.OK);
        assertThat(out.toString().strip()).isEqualTo("QUEUED");
    }

    @Test
    void openTaskAsJson_isItsView() throws Exception {
        api.end(new StubEnding.Runs(), 0);
        sluiceHere("result", submitted(), "--json");
        assertThat(Json.mapper().readValue(out.toString(), TaskView.class).status())
                .isEqualTo(TaskStatus.QUEUED);
    }

    @Test
    void failedTask_exits1() {
        api.end(new StubEnding.Fails(ErrorCode.MODEL_TIMEOUT, "too slow"), 0);
        assertThat(sluiceHere("result", submitted())).isEqualTo(ExitCode.FAILED);
        assertThat(err.toString()).contains("failed: model_timeout: too slow");
        assertThat(out.toString()).isEmpty();
    }

    @Test
    void unknownTask_exits1_withNothingOnStandardOutput_evenAsJson() {
        assertThat(sluiceHere("result", "01J00000000000000000000000", "--json"))
                .isEqualTo(ExitCode.FAILED);
        assertThat(errLines()).containsExactly("sluice result: not_found: no such task");
        assertThat(out.toString()).isEmpty();
    }

    @Test
    void whatIsNoId_isUsage() {
        assertThat(sluiceHere("result", "17")).isEqualTo(ExitCode.USAGE);
        assertThat(err.toString()).contains("'17' is no task id");
    }

    @Test
    void cancelledTask_isGone() {
        api.end(new StubEnding.Runs(), 0);
        var id = submitted();
        assertThat(sluiceHere("cancel", id)).isEqualTo(ExitCode.OK);
        assertThat(out.toString()).contains(id + " CANCELLED");
        assertThat(sluiceHere("result", id)).isEqualTo(ExitCode.FAILED);
        assertThat(err.toString()).contains(id + " was cancelled");
    }

    @Test
    void cancelAsJson_isJson() throws Exception {
        sluiceHere("cancel", submitted(), "--json");
        assertThat(Json.mapper().readTree(out.toString()).get("status").asText())
                .isEqualTo("CANCELLED");
    }

    @Test
    void anotherUser_signsWithItsOwnKey_andASessionWithItsToken() {
        assertThat(sluiceHere("result", submitted(), "--as=guest")).isEqualTo(ExitCode.OK);
        assertThat(sluiceHere("result", submitted(), "--as=agent-1")).isEqualTo(ExitCode.OK);
    }

    private String submitted() {
        sluiceHere("submit", "--prompt=p", "--no-wait");
        var id = api.tasks().getLast().id().value();
        out.getBuffer().setLength(0);
        return id;
    }
}
