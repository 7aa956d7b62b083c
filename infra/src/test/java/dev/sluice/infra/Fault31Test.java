package dev.sluice.infra;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/// F31: a profile runs a call in any of its regions, so its own ARN and the model's in all of them
/// are needed, or some calls are denied.
class Fault31Test {

    @Test
    void f31_workerMayCallProfileAndModelInEveryDestination() {
        assertThat(Permissions.of(Synthesized.ofDefault(), "DocumentLaneWorker"))
                .filteredOn(permission -> permission.startsWith("bedrock:"))
                .containsExactly(
                        "bedrock:InvokeModel arn:AWS::Partition:bedrock:eu-*::foundation-model/amazon.nova-2-lite-v1:0",
                        "bedrock:InvokeModel arn:AWS::Partition:bedrock:eu-west-3:AWS::AccountId:inference-profile/eu.amazon.nova-2-lite-v1:0",
                        "bedrock:InvokeModel arn:AWS::Partition:bedrock:us-*::foundation-model/amazon.nova-2-lite-v1:0",
                        "bedrock:InvokeModel arn:AWS::Partition:bedrock:us-east-1:AWS::AccountId:inference-profile/us.amazon.nova-2-lite-v1:0");
    }

    @Test
    void f31_globalProfileNamesTheModelWithoutRegionToo() {
        var global =
                Synthesized.of(yaml ->
                        yaml.replace(
                                "model: eu.amazon.nova-2-lite-v1:0",
                                "model: global.amazon.nova-2-lite-v1:0"));
        assertThat(Permissions.of(global, "ImageLaneWorker"))
                .contains(
                        "bedrock:InvokeModel arn:AWS::Partition:bedrock:::foundation-model/amazon.nova-2-lite-v1:0",
                        "bedrock:InvokeModel arn:AWS::Partition:bedrock:*::foundation-model/amazon.nova-2-lite-v1:0",
                        "bedrock:InvokeModel arn:AWS::Partition:bedrock:eu-west-3:AWS::AccountId:inference-profile/global.amazon.nova-2-lite-v1:0");
    }
}
