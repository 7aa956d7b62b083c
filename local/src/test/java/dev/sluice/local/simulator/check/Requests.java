package dev.sluice.local.simulator.check;

import dev.sluice.bedrock.model.ModelCatalogue;
import dev.sluice.local.simulator.ObjectReader;
import dev.sluice.local.simulator.wire.Block;
import dev.sluice.local.simulator.wire.BodyReader;
import dev.sluice.local.simulator.wire.ConverseBody;
import dev.sluice.local.simulator.wire.InferenceConfig;
import dev.sluice.local.simulator.wire.Message;
import dev.sluice.local.simulator.wire.ServiceException;
import dev.sluice.local.simulator.wire.Source;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/// Requests and what becomes of them.
final class Requests {
    static final String NOVA = "us.amazon.nova-2-lite-v1:0";
    static final String CLAUDE = "us.anthropic.claude-sonnet-4-5-20250929-v1:0";
    static final String OK = "ok";

    private Requests() {}

    static Block text(String text) {
        return new Block.Text(text);
    }

    static Block image(String format, byte[] bytes) {
        return new Block.Image(format, new Source.Bytes(bytes));
    }

    static Block document(String format, String name, byte[] bytes) {
        return new Block.Document(format, name, new Source.Bytes(bytes));
    }

    /// One user message.
    static ConverseBody user(Block... content) {
        return body(new Message("user", List.of(content)));
    }

    /// One user message of many blocks and a prompt.
    static ConverseBody user(List<Block> media, String prompt) {
        var content = new ArrayList<>(media);
        content.add(text(prompt));
        return body(new Message("user", content));
    }

    static ConverseBody body(Message... messages) {
        return new ConverseBody(List.of(messages), List.of(), InferenceConfig.NONE, Map.of(), "");
    }

    static ConverseBody json(String json) {
        try {
            return BodyReader.converse(
                    new ByteArrayInputStream(json.getBytes(StandardCharsets.UTF_8)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (ServiceException e) {
            throw new IllegalArgumentException(e);
        }
    }

    /// The text of the refusal, or [#OK].
    static String check(String model, ConverseBody body) {
        return check(model, body, ObjectReader.none());
    }

    static String check(String model, ConverseBody body, ObjectReader objects) {
        var check = new RequestCheck(objects);
        try {
            check.shape(body);
            check.input(body, ModelCatalogue.standard().profile(model).orElseThrow());
            return OK;
        } catch (ServiceException refused) {
            return refused.error().message();
        }
    }
}
