package dev.sluice.local.simulator.check;

import static dev.sluice.local.simulator.check.Requests.CLAUDE;
import static dev.sluice.local.simulator.check.Requests.NOVA;
import static dev.sluice.local.simulator.check.Requests.OK;
import static dev.sluice.local.simulator.check.Requests.check;
import static dev.sluice.local.simulator.check.Requests.image;
import static dev.sluice.local.simulator.check.Requests.json;
import static dev.sluice.local.simulator.check.Requests.text;
import static dev.sluice.local.simulator.check.Requests.user;
import static org.assertj.core.api.Assertions.assertThat;

import dev.sluice.local.simulator.Media;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ModelCheckTest {
    private static final String BY_LOCATION =
            """
            {"messages":[{"role":"user","content":[
             {"image":{"format":"png","source":{"s3Location":{"uri":"s3://inputs/a.png"}}}},
             {"text":"What?"}]}]}
            """;

    @Test
    void maxTokensOverTheModels_isRefused() {
        assertThat(check(NOVA, json(inference("\"maxTokens\":64001"))))
                .isEqualTo(
                        "The maximum tokens you requested exceeds the model limit of 64000. Try"
                                + " again with a maximum tokens value that is lower than 64000.");
        assertThat(check(NOVA, json(inference("\"maxTokens\":64000")))).isEqualTo(OK);
    }

    @Test
    void f29_temperatureAndTopP_areRefusedTogetherWhereTheModelMinds() {
        var both = json(inference("\"temperature\":0.2,\"topP\":0.9"));
        assertThat(check(CLAUDE, both)).contains("cannot both be specified");
        assertThat(check(NOVA, both)).isEqualTo(OK);
        assertThat(check(CLAUDE, json(inference("\"temperature\":0.2")))).isEqualTo(OK);
    }

    @Test
    void f13_location_isRefusedWhereTheModelTakesNone() {
        assertThat(check(CLAUDE, json(BY_LOCATION)))
                .isEqualTo(
                        "The model returned the following errors: messages.0.content.0.image.source"
                                + ".type: Field required");
    }

    @Test
    void location_isReadWhereTheModelTakesIt() {
        assertThat(check(NOVA, json(BY_LOCATION), uri -> Optional.of(Media.png(2, 2))))
                .isEqualTo(OK);
        assertThat(check(NOVA, json(BY_LOCATION)))
                .startsWith("Unable to access the S3 object at messages.0.content.0.image.source");
    }

    @Test
    void locationThatIsNoUri_isRefused() {
        assertThat(check(NOVA, json(BY_LOCATION.replace("s3://", "https://"))))
                .contains("regular expression pattern");
    }

    @Test
    void f24_imageCount_isTheModels() {
        var images = IntStream.range(0, 101).mapToObj(i -> image("png", Media.png(1, 1))).toList();
        assertThat(check(CLAUDE, user(images.subList(0, 100), "Go."))).isEqualTo(OK);
        assertThat(check(CLAUDE, user(images, "Go."))).contains("Too much media: 101 images > 100");
        assertThat(check(NOVA, user(images.subList(0, 5), "Go."))).isEqualTo(OK);
        assertThat(check(NOVA, user(images.subList(0, 6), "Go."))).contains("6 images > 5");
    }

    @Test
    void f33_imageForATextModel_isRefused() {
        assertThat(
                        check(
                                "us.amazon.nova-micro-v1:0",
                                user(image("png", Media.png(1, 1)), text("Go."))))
                .startsWith("This model doesn't support the image field");
    }

    @Test
    void f10_documentOfBareText_isRefused() {
        assertThat(
                        check(
                                NOVA,
                                json(
                                        """
                                        {"messages":[{"role":"user","content":[
                                         {"document":{"format":"txt","name":"a","source":{"text":"x"}}},
                                         {"text":"Go."}]}]}
                                        """)))
                .contains("bytes or s3Location is required");
    }

    @Test
    void promptLongerThanTheContext_isRefused() {
        assertThat(check(CLAUDE, user(text("a".repeat(700_001)))))
                .startsWith(
                        "The model returned the following errors: prompt is too long: 200001 tokens"
                                + " > 200000 maximum");
    }

    private static String inference(String members) {
        return "{\"messages\":[{\"role\":\"user\",\"content\":[{\"text\":\"Hi\"}]}],"
                + "\"inferenceConfig\":{"
                + members
                + "}}";
    }
}
