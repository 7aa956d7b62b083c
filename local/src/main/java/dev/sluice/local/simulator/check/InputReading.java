package dev.sluice.local.simulator.check;

import static dev.sluice.local.simulator.wire.ServiceError.validation;

import dev.sluice.bedrock.model.ModelProfile;
import dev.sluice.local.simulator.ObjectReader;
import dev.sluice.local.simulator.wire.Block;
import dev.sluice.local.simulator.wire.ConverseBody;
import dev.sluice.local.simulator.wire.ErrorType;
import dev.sluice.local.simulator.wire.ServiceError;
import dev.sluice.local.simulator.wire.ServiceException;
import dev.sluice.local.simulator.wire.Source;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/// Looks into every input of a request, one at a time, and refuses what the model could not take.
final class InputReading {
    private final ObjectReader objects;
    private final ImageCheck images;
    private final DocumentCheck documents;
    private final SizeBudget sizes;
    private final List<InputPart> parts = new ArrayList<>();

    private InputReading(ConverseBody body, ModelProfile model, ObjectReader objects) {
        this.objects = objects;
        this.images = new ImageCheck(model.images(), body.images());
        this.documents = new DocumentCheck(model.documents());
        this.sizes = new SizeBudget(model.request());
    }

    static List<InputPart> read(ConverseBody body, ModelProfile model, ObjectReader objects)
            throws ServiceException {
        var reading = new InputReading(body, model, objects);
        for (var block : body.system()) {
            reading.block(new Position(0, 0), block);
        }
        Blocks.visit(body, reading::block);
        return List.copyOf(reading.parts);
    }

    private void block(Position position, Block block) throws ServiceException {
        switch (block) {
            case Block.Text(var text) -> parts.add(TextCheck.part(text));
            case Block.Image image -> {
                var bytes = bytes(position + ".image.source", image.source());
                parts.add(images.check(position, image, bytes));
            }
            case Block.Document document -> {
                var bytes = bytes(position + ".document.source", document.source());
                parts.add(documents.check(position, document, bytes));
            }
            case Block.Other _, Block.Nothing _ -> {}
        }
    }

    private byte[] bytes(String where, Source source) throws ServiceException {
        return switch (source) {
            case Source.Bytes(var bytes) -> {
                sizes.embedded(bytes.length);
                yield bytes;
            }
            case Source.S3(var uri) -> {
                var bytes = object(where, uri);
                sizes.referenced(bytes.length);
                yield bytes;
            }
            case Source.Inline _, Source.Absent _ -> new byte[0];
        };
    }

    private byte[] object(String where, String uri) throws ServiceException {
        try {
            return objects.read(uri)
                    .orElseThrow(() ->
                            new ServiceException(
                                    validation(
                                            ("Unable to access the S3 object at"
                                                            + " %s.s3Location. Check that it exists"
                                                            + " and that the caller may read it.")
                                                    .formatted(where))));
        } catch (IOException storeAway) {
            throw new ServiceException(
                    ServiceError.of(
                            ErrorType.INTERNAL_SERVER,
                            "The system encountered an unexpected error during processing. Try"
                                    + " your request again."));
        }
    }
}
