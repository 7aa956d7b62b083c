package dev.sluice.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sluice.cli.Surroundings.Terminal;
import dev.sluice.client.stub.StubEnding;
import dev.sluice.model.ErrorCode;
import dev.sluice.model.Json;
import dev.sluice.model.SubmitAnswer;
import dev.sluice.model.TaskStatus;
import dev.sluice.model.TaskView;
import java.nio.file.Files;
import java.util.Map;
import org.junit.jupiter.api.Test;

class SubmitCommandTest extends CliFixture {

    @Test
    void answer_isAllThatStandardOutputGets() throws Exception {
        api.end(new StubEnding.Answers("It is a mug.\nBlue."), 0);
        var file = Files.writeString(home.resolve("note.txt"), "hello");

        int code = sluiceHere("submit", file.toString(), "--prompt", "What?", "--model", "m");

        assertThat(code).isEqualTo(ExitCode.OK);
        assertThat(out.toString()).isEqualToNormalizingNewlines("It is a mug.\nBlue.\n");
        assertThat(err.toString()).isEmpty();
        var task = api.tasks().getFirst();
        assertThat(task.stored(0)).isEqualTo("hello".getBytes());
        assertThat(task.request().model()).isEqualTo("m");
    }

    @Test
    void everyOption_reachesTheRequest() {
        int code =
                sluiceHere(
                        "submit",
                        "--prompt=p",
                        "--system=s",
                        "--lane=document",
                        "--max-tokens=7",
                        "--s3=s3://b/k",
                        "--metadata=a=b",
                        "--no-wait");

        assertThat(code).isEqualTo(ExitCode.OK);
        var request = api.tasks().getFirst().request();
        assertThat(request.system()).isEqualTo("s");
        assertThat(request.lane()).isEqualTo("document");
        assertThat(request.inference().maxTokens()).isEqualTo(7);
        assertThat(request.inputs().getFirst().s3Uri()).isEqualTo("s3://b/k");
        assertThat(request.metadata()).isEqualTo(Map.of("a", "b"));
    }

    @Test
    void noWait_printsTheIdAlone() {
        sluiceHere("submit", "--prompt=p", "--no-wait");
        assertThat(out.toString().strip()).isEqualTo(api.tasks().getFirst().id().value());
    }

    @Test
    void json_isTheView_orTheSubmitAnswer() throws Exception {
        sluiceHere("submit", "--prompt=p", "--json");
        var view = Json.mapper().readValue(out.toString(), TaskView.class);
        assertThat(view.status()).isEqualTo(TaskStatus.COMPLETED);

        out.getBuffer().setLength(0);
        sluiceHere("submit", "--prompt=p", "--json", "--no-wait");
        assertThat(Json.mapper().readValue(out.toString(), SubmitAnswer.class).lane())
                .isEqualTo("image");
    }

    @Test
    void failedTask_exits1_withItsCodeOnStandardError_andStillGivesJson() throws Exception {
        api.end(new StubEnding.Fails(ErrorCode.ENCRYPTED_DOCUMENT, "a.pdf has\na password"), 0);

        assertThat(sluiceHere("submit", "--prompt=p", "--json")).isEqualTo(ExitCode.FAILED);

        assertThat(errLines()).hasSize(1);
        assertThat(err.toString()).contains("encrypted_document: a.pdf has a password");
        assertThat(Json.mapper().readValue(out.toString(), TaskView.class).error().code())
                .isEqualTo(ErrorCode.ENCRYPTED_DOCUMENT);
    }

    @Test
    void endOfPatience_exits1_andSaysHowToLookAgain() {
        api.end(new StubEnding.Runs(), 0);
        assertThat(sluiceHere("submit", "--prompt=p", "--timeout=0s")).isEqualTo(ExitCode.FAILED);
        assertThat(err.toString())
                .contains("still QUEUED", "./sluice result " + api.tasks().getFirst().id());
    }

    @Test
    void unknownFile_isUsage_andSaysWhichThereAre() throws Exception {
        Files.writeString(home.resolve("invoice.pdf"), "x");

        int code = sluiceHere("submit", home.resolve("invoce.pdf").toString(), "--prompt=p");

        assertThat(code).isEqualTo(ExitCode.USAGE);
        assertThat(errLines()).hasSize(1);
        assertThat(err.toString()).contains("no readable file", "its folder has invoice.pdf");
        assertThat(api.calls()).isEmpty();
    }

    @Test
    void unknownModel_saysWhatExists() {
        assertThat(sluiceHere("submit", "--prompt=p", "--model=unknown"))
                .isEqualTo(ExitCode.FAILED);
        assertThat(errLines())
                .containsExactly(
                        "sluice submit: unknown_model: unknown model unknown; there are:"
                                + " stub-model");
    }

    @Test
    void missingPrompt_isUsage() {
        assertThat(sluiceHere("submit")).isEqualTo(ExitCode.USAGE);
        assertThat(err.toString()).contains("--prompt", "submit --help");
        assertThat(errLines()).hasSize(1);
    }

    @Test
    void unreadableTimeout_isUsage() {
        assertThat(sluiceHere("submit", "--prompt=p", "--timeout=soon")).isEqualTo(ExitCode.USAGE);
        assertThat(err.toString()).contains("'soon' is no time as 90s, 15m or 1h");
    }

    @Test
    void nothingListening_isOneLine() {
        api.close();
        assertThat(sluice("submit", "--prompt=p", "--endpoint=" + api.endpoint()))
                .isEqualTo(ExitCode.FAILED);
        assertThat(errLines()).hasSize(1);
        assertThat(err.toString()).contains("is local mode running");
    }

    @Test
    void awsEndpointWithoutRegion_asksForIt() {
        assertThat(sluice("submit", "--prompt=p", "--endpoint=https://api.example.com/v1"))
                .isEqualTo(ExitCode.FAILED);
        assertThat(err.toString()).contains("add --region");
    }

    @Test
    void watchedTerminal_seesUploadsAndWaiting_onStandardErrorOnly() throws Exception {
        terminal = Terminal.WATCHED;
        api.end(new StubEnding.Runs(), 0);
        var file = Files.write(home.resolve("big.bin"), new byte[100_000]);

        sluiceHere("submit", file.toString(), "--prompt=p", "--timeout=0s");

        assertThat(err.toString())
                .contains("uploading big.bin 100 % (file 1 of 1, 97 KiB sent)", "QUEUED 0 s");
        assertThat(out.toString()).isEmpty();
    }
}
