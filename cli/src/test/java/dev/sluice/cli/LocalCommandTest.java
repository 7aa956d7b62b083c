package dev.sluice.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.sluice.cli.local.LocalPorts;
import dev.sluice.cli.local.LocalSettings.Start;
import java.util.concurrent.FutureTask;
import org.junit.jupiter.api.Test;

class LocalCommandTest extends CliFixture {

    @Test
    void runsUntilInterrupted_printingWhereEverythingIs() throws Exception {
        assertThat(untilInterrupted("local", "--reset")).isEqualTo(ExitCode.OK);

        assertThat(out.toString())
                .contains("API       " + api.endpoint())
                .contains("S3        http://127.0.0.1:9090")
                .contains("SQS       http://127.0.0.1:9324")
                .contains("DynamoDB  http://127.0.0.1:8000")
                .contains("Bedrock   http://127.0.0.1:4570")
                .contains("--aws-sigv4 aws:amz:us-east-1:execute-api --user local:local-secret")
                .contains("--data-binary @samples/question.json http://127.0.0.1:")
                .contains("./sluice submit samples/lake-cabin.jpg")
                .contains("aws s3 ls s3://bucket-1 --recursive --endpoint-url")
                .contains("--table-name tasks-1");
        var settings = localMode.started.getFirst();
        assertThat(settings.ports()).isEqualTo(LocalPorts.USUAL);
        assertThat(settings.start()).isEqualTo(Start.RESET);
        assertThat(settings.data()).isEqualTo(home.resolve(".sluice/data"));
        assertThat(localMode.closed).containsExactly("local");
    }

    @Test
    void everyPortAndTheFolder_canBeChosen() throws Exception {
        untilInterrupted(
                "local",
                "--port=1",
                "--s3-port=2",
                "--sqs-port=3",
                "--dynamodb-port=4",
                "--bedrock-port=5",
                "--data=" + home.resolve("elsewhere"));

        var settings = localMode.started.getFirst();
        assertThat(settings.ports()).isEqualTo(new LocalPorts(1, 2, 3, 4, 5));
        assertThat(settings.start()).isEqualTo(Start.CONTINUED);
        assertThat(settings.data()).isEqualTo(home.resolve("elsewhere"));
    }

    @Test
    void simulator_runsAloneUntilInterrupted() throws Exception {
        assertThat(untilInterrupted("simulator", "--port=4571")).isEqualTo(ExitCode.OK);
        assertThat(out.toString())
                .contains("AWS_ENDPOINT_URL_BEDROCK_RUNTIME=http://127.0.0.1:4571/us-east-1");
        assertThat(localMode.closed).containsExactly("simulator");
    }

    @Test
    void takenPort_isOneLine() {
        assertThat(sluice("simulator", "--port=1")).isEqualTo(ExitCode.FAILED);
        assertThat(errLines()).hasSize(1);
        assertThat(err.toString()).contains("port 1 is in use");
    }

    private int untilInterrupted(String... words) throws Exception {
        var run = new FutureTask<>(() -> sluice(words));
        var thread = Thread.ofPlatform().start(run);
        await().until(() -> out.toString().contains("Ctrl-C stops it."));
        thread.interrupt();
        return run.get();
    }
}
