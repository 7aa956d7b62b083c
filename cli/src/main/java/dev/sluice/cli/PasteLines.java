package dev.sluice.cli;

import dev.sluice.cli.local.RunningLocal;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// What `local` prints: where everything listens, and commands to paste into another terminal.
final class PasteLines {
    private PasteLines() {}

    static List<String> of(RunningLocal running) {
        return Stream.of(where(running), outputs(running.outputs()), commands(running))
                .flatMap(List::stream)
                .toList();
    }

    private static List<String> where(RunningLocal running) {
        return List.of(
                "API       " + running.api(),
                "S3        " + running.s3(),
                "SQS       " + running.sqs(),
                "DynamoDB  " + running.dynamoDb(),
                "Bedrock   " + running.bedrock(),
                "");
    }

    private static List<String> outputs(Map<String, String> outputs) {
        if (outputs.isEmpty()) {
            return List.of();
        }
        var lines =
                outputs.entrySet().stream()
                        .sorted(Map.Entry.comparingByKey())
                        .map(output -> "%-28s %s".formatted(output.getKey(), output.getValue()));
        return Stream.concat(lines, Stream.of("")).collect(Collectors.toList());
    }

    private static List<String> commands(RunningLocal running) {
        var api = running.api();
        var table = running.outputs().getOrDefault("TasksTable", "TABLE");
        var bucket = running.outputs().getOrDefault("Bucket", "BUCKET");
        var sigv4 = "curl -s --aws-sigv4 aws:amz:us-east-1:execute-api --user local:local-secret";
        return List.of(
                "Paste into another terminal:",
                "",
                "  ./sluice submit samples/lake-cabin.jpg --prompt 'What is in this picture?'"
                        + endpointOption(running),
                "",
                "  " + sigv4 + " \\",
                "    --json '{\"prompt\":\"Say hello.\"}' " + api + "/submit",
                "  " + sigv4 + " \\",
                "    -H 'content-type: application/json' --data-binary @samples/question.json "
                        + api
                        + "/submit",
                "  " + sigv4 + " " + api + "/result/TASK_ID",
                "  curl -s " + api + "/health",
                "",
                "  export AWS_ACCESS_KEY_ID=local AWS_SECRET_ACCESS_KEY=local-secret"
                        + " AWS_DEFAULT_REGION=us-east-1",
                "  aws sqs list-queues --endpoint-url " + running.sqs(),
                "  aws s3 ls s3://" + bucket + " --recursive --endpoint-url " + running.s3(),
                "  aws dynamodb scan --table-name "
                        + table
                        + " --endpoint-url "
                        + running.dynamoDb(),
                "");
    }

    private static String endpointOption(RunningLocal running) {
        return running.api().getPort() == 8080 ? "" : " --endpoint " + running.api();
    }
}
