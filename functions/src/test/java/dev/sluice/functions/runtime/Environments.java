package dev.sluice.functions.runtime;

import dev.sluice.model.config.ConfigReader;
import java.nio.file.Path;
import java.util.Map;

/// Environments as infra writes them.
final class Environments {

    static final String SLUICE_JSON =
            ConfigReader.yamlAsJson(
                    """
                    models:
                      default: us.amazon.nova-2-lite-v1:0
                      us.amazon.nova-2-lite-v1:0: { routes: [{ region: us-east-1 }] }
                    lanes:
                      image: { when: { maxImages: 4, documents: false } }
                      document: {}
                    """);

    private Environments() {}

    static Map<String, String> complete(Path root) {
        return Map.of(
                "AWS_REGION", "eu-west-1",
                "AWS_ACCESS_KEY_ID", "AKIDEXAMPLE",
                "AWS_SECRET_ACCESS_KEY", "secret",
                "LAMBDA_TASK_ROOT", root.toString(),
                "TASKS_TABLE", "tasks-table",
                "CONTROL_TABLE", "control-table",
                "BUCKET", "the-bucket",
                "LANE", "image",
                "QUEUE_URLS", queues("image", "document"),
                "DEAD_LETTER_QUEUE_URLS", queues("image-dead", "document-dead"));
    }

    private static String queues(String image, String document) {
        var url = "https://sqs.eu-west-1.amazonaws.com/1/";
        return "image=" + url + image + ", document=" + url + document;
    }
}
