package dev.sluice.functions.api;

import static org.assertj.core.api.Assertions.assertThat;

import com.amazonaws.services.lambda.runtime.events.APIGatewayProxyRequestEvent;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BodiesTest {

    private static final String TEXT = "{\"prompt\":\"名前 é\"}";

    @Test
    void plainBody_isItself() {
        assertThat(Bodies.text(new APIGatewayProxyRequestEvent().withBody(TEXT))).hasValue(TEXT);
    }

    @Test
    void absentBody_isEmpty() {
        assertThat(Bodies.text(new APIGatewayProxyRequestEvent())).hasValue("");
    }

    @ParameterizedTest
    @CsvSource({
        "application/json, UTF-8",
        "application/json; charset=utf-8, UTF-8",
        "application/json;charset=\"UTF-16\", UTF-16",
        "text/plain; Charset = Shift_JIS, Shift_JIS"
    })
    void base64Body_isReadInItsCharset(String type, String charset) {
        var text = charset.equals("Shift_JIS") ? "{\"prompt\":\"名前\"}" : TEXT;

        assertThat(Bodies.text(base64(text.getBytes(Charset.forName(charset)), type)))
                .hasValue(text);
    }

    @Test
    void byteOrderMark_isNoPartOfIt() {
        assertThat(Bodies.text(base64(("\uFEFF" + TEXT).getBytes(StandardCharsets.UTF_8), "x")))
                .hasValue(TEXT);
    }

    @Test
    void bytesThatAreNotInTheCharset_areNoText() {
        assertThat(Bodies.text(base64(new byte[] {(byte) 0xC3, 0x28}, "application/json")))
                .isEmpty();
        assertThat(Bodies.text(base64(new byte[] {0x28}, "x; charset=nonsense"))).isEmpty();
        assertThat(Bodies.text(base64(new byte[] {0x28}, "x; charset=..."))).isEmpty();
    }

    @Test
    void brokenBase64_isNoText() {
        assertThat(
                        Bodies.text(
                                new APIGatewayProxyRequestEvent()
                                        .withBody("e30=x")
                                        .withIsBase64Encoded(true)))
                .isEmpty();
    }

    private static APIGatewayProxyRequestEvent base64(byte[] bytes, String type) {
        return new APIGatewayProxyRequestEvent()
                .withHeaders(Map.of("Content-Type", type))
                .withBody(Base64.getEncoder().encodeToString(bytes))
                .withIsBase64Encoded(true);
    }
}
