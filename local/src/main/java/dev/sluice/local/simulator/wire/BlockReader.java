package dev.sluice.local.simulator.wire;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// Reads one content block. Base64 is decoded as it streams by, so a file is in memory once.
final class BlockReader {
    private final JsonParser json;
    private @Nullable Block block;
    private @Nullable String format;
    private @Nullable String name;
    private Source source = new Source.Absent();

    private BlockReader(JsonParser json) {
        this.json = json;
    }

    static Block read(JsonParser json) throws IOException, ServiceException {
        var reader = new BlockReader(json);
        Fields.each(json, reader::member);
        return Objects.requireNonNullElseGet(reader.block, Block.Nothing::new);
    }

    private void member(String kind) throws IOException, ServiceException {
        block =
                switch (kind) {
                    case "text" -> new Block.Text(Fields.text(json));
                    case "image" -> {
                        Fields.each(json, this::mediaField);
                        yield new Block.Image(format, source);
                    }
                    case "document" -> {
                        Fields.each(json, this::mediaField);
                        yield new Block.Document(format, name, source);
                    }
                    default -> {
                        json.skipChildren();
                        yield new Block.Other(kind);
                    }
                };
    }

    private void mediaField(String field) throws IOException, ServiceException {
        switch (field) {
            case "format" -> format = Fields.text(json);
            case "name" -> name = Fields.text(json);
            case "source" -> Fields.each(json, this::sourceField);
            default -> json.skipChildren();
        }
    }

    private void sourceField(String kind) throws IOException, ServiceException {
        switch (kind) {
            case "bytes" -> source = new Source.Bytes(base64());
            case "s3Location" -> Fields.each(json, this::locationField);
            case "text" -> source = new Source.Inline(Fields.text(json));
            case "content" -> {
                json.skipChildren();
                source = new Source.Inline("");
            }
            default -> json.skipChildren();
        }
    }

    private void locationField(String field) throws IOException, ServiceException {
        if (field.equals("uri")) {
            source = new Source.S3(Fields.text(json));
        } else {
            json.skipChildren();
        }
    }

    private byte[] base64() throws IOException, ServiceException {
        Fields.expect(json, JsonToken.VALUE_STRING);
        var bytes = new ByteArrayOutputStream();
        json.readBinaryValue(bytes);
        return bytes.toByteArray();
    }
}
