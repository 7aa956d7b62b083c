package dev.sluice.local.simulator.check;

import static dev.sluice.local.simulator.wire.ServiceError.fromModel;
import static dev.sluice.local.simulator.wire.ServiceError.validation;

import dev.sluice.bedrock.model.Capability;
import dev.sluice.bedrock.model.ModelProfile;
import dev.sluice.bedrock.model.Sampling;
import dev.sluice.local.simulator.wire.Block;
import dev.sluice.local.simulator.wire.ConverseBody;
import dev.sluice.local.simulator.wire.InferenceConfig;
import dev.sluice.local.simulator.wire.ServiceException;
import dev.sluice.local.simulator.wire.Source;

/// What one model asks of a request, as far as it can be told without looking into the media.
final class ModelCheck {

    private ModelCheck() {}

    static void check(ConverseBody body, ModelProfile model) throws ServiceException {
        inference(body.inference(), model);
        capabilities(body, model);
        Blocks.visit(body, (position, block) -> source(position, block, model));
        counts(body, model);
    }

    private static void inference(InferenceConfig inference, ModelProfile model)
            throws ServiceException {
        var maxTokens = inference.maxTokens();
        var limit = model.maxOutputTokens();
        if (maxTokens != null && maxTokens > limit) {
            throw new ServiceException(
                    validation(
                            ("The maximum tokens you requested exceeds the model limit of %d. Try"
                                            + " again with a maximum tokens value that is lower than"
                                            + " %d.")
                                    .formatted(limit, limit)));
        }
        if (model.sampling() == Sampling.EITHER
                && inference.temperature() != null
                && inference.topP() != null) {
            throw new ServiceException(
                    fromModel(
                            "`temperature` and `top_p` cannot both be specified for this model."
                                    + " Please use only one."));
        }
    }

    private static void capabilities(ConverseBody body, ModelProfile model)
            throws ServiceException {
        if (!body.system().isEmpty()) {
            need(model, Capability.SYSTEM, "system messages");
        }
        if (body.images() > 0) {
            need(model, Capability.IMAGES, "the image field");
        }
        if (body.documents() > 0) {
            need(model, Capability.DOCUMENTS, "the document field");
        }
    }

    private static void need(ModelProfile model, Capability capability, String what)
            throws ServiceException {
        if (!model.can(capability)) {
            throw new ServiceException(
                    validation(
                            "This model doesn't support %s. Remove it and try again."
                                    .formatted(what)));
        }
    }

    private static void counts(ConverseBody body, ModelProfile model) throws ServiceException {
        var maxDocuments = model.documents().maxCount();
        if (body.documents() > maxDocuments) {
            throw new ServiceException(
                    validation(
                            "You can't include more than %d documents in a request."
                                    .formatted(maxDocuments)));
        }
        var referenced = body.blocks().filter(ModelCheck::isReferencedImage).count();
        images(body.images() - referenced, model.images().maxEmbedded());
        images(referenced, model.images().maxReferenced());
    }

    private static void images(long count, int limit) throws ServiceException {
        if (count > limit) {
            throw new ServiceException(
                    fromModel("Too much media: %d images > %d".formatted(count, limit)));
        }
    }

    private static boolean isReferencedImage(Block block) {
        return block instanceof Block.Image(_, Source.S3 _);
    }

    private static void source(Position position, Block block, ModelProfile model)
            throws ServiceException {
        switch (block) {
            case Block.Image(_, Source.S3 _) -> location(position + ".image", model);
            case Block.Document(_, _, Source.S3 _) -> location(position + ".document", model);
            case Block.Document(_, _, Source.Inline _) ->
                    throw new ServiceException(
                            fromModel(
                                    position
                                            + ".document.source: bytes or s3Location is required"));
            case Block.Text _, Block.Image _, Block.Document _, Block.Other _, Block.Nothing _ -> {}
        }
    }

    private static void location(String where, ModelProfile model) throws ServiceException {
        if (!model.can(Capability.S3_MEDIA)) {
            throw new ServiceException(fromModel(where + ".source.type: Field required"));
        }
    }
}
