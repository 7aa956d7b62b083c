package dev.sluice.functions.api;

import com.amazonaws.services.lambda.runtime.events.APIGatewayProxyRequestEvent;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Optional;
import java.util.regex.Pattern;

/// The body of a request as text.
final class Bodies {

    private static final Pattern CHARSET =
            Pattern.compile("charset\\s*=\\s*\"?([\\w.:+-]+)", Pattern.CASE_INSENSITIVE);

    private Bodies() {}

    /// The text; nothing when it cannot be decoded. An absent body is an empty one. Bytes that the
    /// gateway passes in base64 are read in the charset of the content type, else in UTF-8.
    static Optional<String> text(APIGatewayProxyRequestEvent event) {
        var body = Optional.ofNullable(event.getBody()).orElse("");
        if (!Boolean.TRUE.equals(event.getIsBase64Encoded())) {
            return Optional.of(withoutMark(body));
        }
        try {
            var bytes = ByteBuffer.wrap(Base64.getMimeDecoder().decode(body));
            return Optional.of(withoutMark(charset(event).newDecoder().decode(bytes).toString()));
        } catch (IllegalArgumentException | CharacterCodingException undecodable) {
            return Optional.empty();
        }
    }

    private static Charset charset(APIGatewayProxyRequestEvent event) {
        var named = CHARSET.matcher(new ApiRequest(event).header("Content-Type").orElse(""));
        return named.find() ? Charset.forName(named.group(1)) : StandardCharsets.UTF_8;
    }

    private static String withoutMark(String text) {
        return text.startsWith("\uFEFF") ? text.substring(1) : text;
    }
}
