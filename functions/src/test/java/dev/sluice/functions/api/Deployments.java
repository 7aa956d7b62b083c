package dev.sluice.functions.api;

import dev.sluice.bedrock.model.ModelCatalogue;
import dev.sluice.model.config.ConfigReader;

/// Deployments to test against.
final class Deployments {

    static final String NOVA = "us.amazon.nova-2-lite-v1:0";
    static final String CLAUDE = "us.anthropic.claude-haiku-4-5-20251001-v1:0";

    private static final String YAML =
            """
            api: { maxPromptBytes: 400000 }
            models:
              default: us.amazon.nova-2-lite-v1:0
              us.amazon.nova-2-lite-v1:0: { routes: [{ region: us-east-1 }] }
              us.anthropic.claude-haiku-4-5-20251001-v1:0: { routes: [{ region: us-east-1 }] }
              small:
                routes: [{ region: us-east-1, model: us.amazon.nova-2-lite-v1:0 }]
                quota: { tpm: 1000 }
              unheard-of: { routes: [{ region: us-east-1, model: arn:aws:bedrock:us-east-1:1:provisioned-model/x }] }
            lanes:
              image: { when: { maxImages: 4, documents: false } }
              document: {}
            inputs: { allow: ["s3://shared/in/", "s3://the-bucket/"] }
            """;

    private Deployments() {}

    static Models models() {
        return of(YAML);
    }

    /// With at most this many open tasks an owner.
    static Models limitedTo(int openTasks) {
        return of(
                YAML.replace(
                        "maxPromptBytes: 400000",
                        "maxPromptBytes: 400000, maxOpenTasksPerOwner: " + openTasks));
    }

    private static Models of(String yaml) {
        return new Models(ConfigReader.yaml(yaml).orThrow(), ModelCatalogue.standard());
    }
}
