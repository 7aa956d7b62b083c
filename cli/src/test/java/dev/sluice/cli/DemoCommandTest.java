package dev.sluice.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sluice.cli.local.LocalSettings.Bedrock;
import dev.sluice.cli.local.LocalSettings.Hosting;
import dev.sluice.client.stub.StubEnding;
import dev.sluice.client.stub.StubFault;
import dev.sluice.model.ErrorCode;
import dev.sluice.model.Json;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class DemoCommandTest extends CliFixture {

    @BeforeEach
    void twoSamples() throws IOException {
        Files.createDirectories(home.resolve("samples"));
        Files.writeString(home.resolve("samples/a.txt"), "text");
        Files.writeString(
                home.resolve("samples/tasks.yaml"),
                """
                tasks:
                  - {name: one-file, use: extraction, files: [a.txt], prompt: "What?"}
                  - {name: words-only, use: moderation, prompt: "And this?"}
                """);
    }

    @Test
    void everyTask_getsItsLine_thenItsAnswer_andLocalModeIsGone() {
        api.end(new StubEnding.Answers("\nFirst line.\nSecond line."), 0);

        assertThat(sluice("demo")).isEqualTo(ExitCode.OK);

        assertThat(out.toString())
                .containsPattern("COMPLETED  one-file +\\d+\\.\\d s  First line\\.\\R")
                .containsPattern("COMPLETED  words-only +\\d+\\.\\d s  First line\\.\\R")
                .contains("--- one-file (COMPLETED)", "Second line.", "2 of 2 tasks completed.");
        assertThat(localMode.closed).containsExactly("local");
        assertThat(localMode.started.getFirst().data()).doesNotExist();
        assertThat(home.resolve(".sluice")).isEmptyDirectory();
    }

    @Test
    void oneFailure_exits1_butTheOthersAreShown() {
        api.fail("PUT /slots", new StubFault.Refuses(400, Map.of()));

        assertThat(sluice("demo")).isEqualTo(ExitCode.FAILED);

        assertThat(out.toString())
                .containsPattern("DECLINED   one-file .*upload of a.txt")
                .containsPattern("COMPLETED  words-only")
                .contains("1 of 2 tasks completed.");
        assertThat(localMode.closed).containsExactly("local");
    }

    @Test
    void failedTasks_areNamedWithTheirCode() {
        api.end(new StubEnding.Fails(ErrorCode.GUARDRAIL, "no"), 0);
        assertThat(sluice("demo")).isEqualTo(ExitCode.FAILED);
        assertThat(out.toString()).containsPattern("FAILED +one-file .*guardrail: no");
    }

    @Test
    void json_isAllThatStandardOutputGets() throws Exception {
        assertThat(sluice("demo", "--json")).isEqualTo(ExitCode.OK);
        var lines = Json.mapper().readTree(out.toString());
        assertThat(lines).hasSize(2);
        assertThat(lines.get(0).get("name").asText()).isEqualTo("one-file");
        assertThat(lines.get(0).get("ending").asText()).isEqualTo("COMPLETED");
    }

    @Test
    void options_reachLocalMode() {
        sluice("demo", "--bedrock=aws", "--isolate", "--dynamodb=http://127.0.0.1:9999");
        var settings = localMode.started.getFirst();
        assertThat(settings.bedrock()).isEqualTo(Bedrock.AWS);
        assertThat(settings.hosting()).isEqualTo(Hosting.ISOLATED);
        assertThat(settings.dynamoDb()).hasToString("Optional[http://127.0.0.1:9999]");
        assertThat(settings.assembly()).isEqualTo(home.resolve("assembly"));
    }

    @Test
    void sampleWithoutItsFile_isNamedBeforeAnythingStarts() throws Exception {
        Files.delete(home.resolve("samples/a.txt"));
        assertThat(sluice("demo")).isEqualTo(ExitCode.FAILED);
        assertThat(errLines()).hasSize(1);
        assertThat(err.toString()).contains("sample one-file lacks").contains("a.txt");
        assertThat(localMode.started).isEmpty();
    }

    @Test
    void unknownBedrock_saysWhatExists() {
        assertThat(sluice("demo", "--bedrock=gcp")).isEqualTo(ExitCode.USAGE);
        assertThat(err.toString()).contains("SIM", "AWS");
        assertThat(errLines()).hasSize(1);
    }

    @Test
    void samplesOfTheRepository_areComplete() {
        var samples = SampleTask.in(Path.of("../samples"));
        assertThat(samples).hasSizeGreaterThanOrEqualTo(8);
        assertThat(samples.stream().map(SampleTask::name)).doesNotHaveDuplicates();
        assertThat(samples.stream().flatMap(task -> task.files().stream()))
                .contains("lake-cabin.jpg", "invoice.pdf", "lease.docx", "products.csv")
                .contains("flea-market.webp", "shop-page.png", "review.txt");
        assertThat(samples.stream().map(SampleTask::use).distinct())
                .containsExactlyInAnyOrder(
                        "content moderation", "document extraction", "product enrichment");
    }
}
