package dev.sluice.bedrock.model;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sluice.bedrock.DocumentFormat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ModelCatalogueTest {

    private final ModelCatalogue catalogue = ModelCatalogue.standard();

    @ParameterizedTest
    @CsvSource({
        "us.amazon.nova-2-lite-v1:0,Nova 2 Lite",
        "eu.amazon.nova-2-lite-v1:0,Nova 2 Lite",
        "jp.amazon.nova-2-lite-v1:0,Nova 2 Lite",
        "global.amazon.nova-2-lite-v1:0,Nova 2 Lite",
        "amazon.nova-lite-v1:0,Nova Lite",
        "amazon.nova-lite-v1:0:300k,Nova Lite",
        "apac.amazon.nova-pro-v1:0,Nova Pro",
        "us.amazon.nova-micro-v1:0,Nova Micro",
        "us.anthropic.claude-sonnet-4-20250514-v1:0,Claude Sonnet 4",
        "eu.anthropic.claude-sonnet-4-5-20250929-v1:0,Claude Sonnet 4.5",
        "global.anthropic.claude-sonnet-4-6,Claude Sonnet 4.6",
        "us.anthropic.claude-haiku-4-5-20251001-v1:0,Claude Haiku 4.5",
        "us.anthropic.claude-opus-4-5-20251101-v1:0,Claude Opus 4.5",
        "global.anthropic.claude-opus-4-6-v1,Claude Opus 4.6",
        "arn:aws:bedrock:us-east-1:123456789012:inference-profile/us.amazon.nova-2-lite-v1:0,"
                + "Nova 2 Lite",
        "arn:aws:bedrock:us-east-1::foundation-model/amazon.nova-lite-v1:0,Nova Lite",
        "arn:aws-us-gov:bedrock:us-gov-west-1::foundation-model/amazon.nova-pro-v1:0,Nova Pro",
    })
    void everyWayOfNaming_findsTheModel(String id, String name) {
        assertThat(catalogue.find(id))
                .isInstanceOfSatisfying(
                        ModelLookup.Known.class,
                        known -> assertThat(known.profile().name()).isEqualTo(name));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "amazon.nova-2-lite-v1:0",
                "arn:aws:bedrock:us-east-1::foundation-model/amazon.nova-2-lite-v1:0"
            })
    void f30_bareIdOfAProfileOnlyModel_offersItsProfiles(String id) {
        assertThat(catalogue.find(id))
                .isInstanceOfSatisfying(
                        ModelLookup.NeedsProfile.class,
                        needs ->
                                assertThat(needs.offered())
                                        .contains(
                                                "us.amazon.nova-2-lite-v1:0",
                                                "global.amazon.nova-2-lite-v1:0"));
        assertThat(catalogue.profile(id)).isPresent();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "arn:aws:bedrock:us-east-1:123456789012:provisioned-model/abc123",
                "arn:aws:bedrock:us-east-1:123456789012:application-inference-profile/abc123",
                "my-model",
                ""
            })
    void opaqueId_needsTheModelNamed(String id) {
        assertThat(catalogue.find(id)).isEqualTo(new ModelLookup.NeedsModel(id));
    }

    @ParameterizedTest
    @ValueSource(strings = {"meta.llama3-70b-instruct-v1:0", "us.amazon.nova-3-lite-v1:0"})
    void modelThatWeDoNotHave_isUnknown(String id) {
        assertThat(catalogue.find(id)).isEqualTo(new ModelLookup.Unknown(id));
    }

    @Test
    void everyModel_isFoundByItsOwnIdOnly() {
        assertThat(catalogue.models()).hasSize(10);
        for (var model : catalogue.models()) {
            assertThat(catalogue.models().stream().filter(m -> model.id().matches(m.idPattern())))
                    .containsExactly(model);
        }
    }

    @Test
    void documentedFigures_areThere() {
        var nova = catalogue.profile("us.amazon.nova-2-lite-v1:0").orElseThrow();
        var claude = catalogue.profile("us.anthropic.claude-haiku-4-5-20251001-v1:0").orElseThrow();

        assertThat(nova.can(Capability.S3_MEDIA)).isTrue();
        assertThat(claude.can(Capability.S3_MEDIA)).isFalse();
        assertThat(nova.tokens().burndown()).isEqualTo(1);
        assertThat(claude.tokens().burndown()).isEqualTo(5);
        assertThat(nova.maxOutputTokens()).isEqualTo(64_000);
        assertThat(nova.documents().maxBytesOf(DocumentFormat.DOCX)).isEmpty();
        assertThat(claude.documents().maxBytesOf(DocumentFormat.DOCX)).hasValue(4_500_000);
        assertThat(claude.documents().maxPages()).isEqualTo(100);
        assertThat(claude.sampling()).isEqualTo(Sampling.EITHER);
    }
}
