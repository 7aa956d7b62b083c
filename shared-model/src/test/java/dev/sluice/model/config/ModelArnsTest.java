package dev.sluice.model.config;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// F31: a policy that names one region or one kind of ARN fails now and then.
class ModelArnsTest {

    private static final String NOVA = "amazon.nova-2-lite-v1:0";

    @Test
    void bareModel_isItselfInItsRegion() {
        assertThat(of("us-east-1", NOVA))
                .containsExactly("arn:aws:bedrock:us-east-1::foundation-model/" + NOVA);
    }

    @ParameterizedTest
    @CsvSource({
        "us, us-east-1, us-*",
        "eu, eu-west-3, eu-*",
        "apac, ap-south-1, ap-*",
        "jp, ap-northeast-1, ap-northeast-*",
        "au, ap-southeast-2, ap-southeast-*",
        "ca, ca-central-1, *"
    })
    void f31_geographicProfile_namesItselfAndTheModelInEveryRegionOfItsGeography(
            String geography, String region, String destinations) {
        assertThat(of(region, geography + "." + NOVA))
                .containsExactlyInAnyOrder(
                        "arn:aws:bedrock:%s:123456789012:inference-profile/%s.%s"
                                .formatted(region, geography, NOVA),
                        "arn:aws:bedrock:%s::foundation-model/%s".formatted(destinations, NOVA));
    }

    @Test
    void f31_globalProfile_namesTheModelWithoutRegionToo() {
        assertThat(of("us-east-1", "global." + NOVA))
                .containsExactlyInAnyOrder(
                        "arn:aws:bedrock:us-east-1:123456789012:inference-profile/global." + NOVA,
                        "arn:aws:bedrock:*::foundation-model/" + NOVA,
                        "arn:aws:bedrock:::foundation-model/" + NOVA);
    }

    @Test
    void profileByArn_namesItsModelToo() {
        var arn = "arn:aws:bedrock:us-east-1:123456789012:inference-profile/us." + NOVA;

        assertThat(of("us-east-1", arn))
                .containsExactlyInAnyOrder(arn, "arn:aws:bedrock:*::foundation-model/" + NOVA);
    }

    @Test
    void provisionedModel_isItself() {
        var arn = "arn:aws:bedrock:us-east-1:123456789012:provisioned-model/abc123";

        assertThat(of("us-east-1", arn)).containsExactly(arn);
    }

    private static List<String> of(String region, String model) {
        return ModelArns.of(
                new RouteConfig(region, model, 1, QuotaConfig.UNKNOWN), "aws", "123456789012");
    }
}
