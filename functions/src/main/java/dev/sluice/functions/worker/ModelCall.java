package dev.sluice.functions.worker;

import dev.sluice.bedrock.BedrockGateway;
import dev.sluice.bedrock.ContentPart;
import dev.sluice.bedrock.InferenceRequest;
import dev.sluice.bedrock.InferenceSettings;
import dev.sluice.bedrock.Outcome;
import dev.sluice.bedrock.media.ContentPlan;
import dev.sluice.bedrock.media.InputFile;
import dev.sluice.bedrock.media.MediaDelivery;
import dev.sluice.bedrock.model.ModelProfile;
import dev.sluice.functions.object.InputObjects;
import dev.sluice.functions.object.TaskObjects;
import dev.sluice.model.ErrorCode;
import dev.sluice.model.FileReference;
import dev.sluice.model.Inference;
import dev.sluice.model.TaskSpec;
import dev.sluice.model.config.ModelConfig;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Makes a claimed task into one call: spec, files, content, model. Whatever is wrong with the task
/// comes back as a rejection, as if the model had said it.
final class ModelCall {

    /// What a worker of the smallest memory can hold and send.
    private static final long MOST_INPUT_BYTES = 32L << 20;

    private final Specs specs;
    private final InputFetch fetch;
    private final InputPolicy policy;
    private final BedrockGateway gateway;
    private final WorkerSettings settings;

    ModelCall(
            TaskObjects objects,
            InputObjects inputs,
            BedrockGateway gateway,
            WorkerSettings settings) {
        this.specs = new Specs(objects);
        this.fetch = new InputFetch(inputs, MOST_INPUT_BYTES);
        this.policy = new InputPolicy(settings.bucket(), settings.config().inputs());
        this.gateway = gateway;
        this.settings = settings;
    }

    /// Calls the model at most once, by this invocation's deadline.
    Outcome make(Run run) {
        var model = settings.model(run.message().model());
        if (model.isEmpty()) {
            return new Outcome.Rejected(
                    ErrorCode.UNKNOWN_MODEL, run.message().model() + " is not configured");
        }
        var profile = settings.profile(model.get());
        if (profile.isEmpty()) {
            return new Outcome.Failed(
                    ErrorCode.CONFIG_FAULT, "the catalogue does not know this model");
        }
        return switch (specs.of(run.message())) {
            case Specs.Found.Refused(var code, var detail) -> new Outcome.Rejected(code, detail);
            case Specs.Found.Spec(var spec) ->
                    make(new Work(run, spec, model.get(), profile.get()));
        };
    }

    private Outcome make(Work work) {
        var files = new ArrayList<FileReference>();
        for (var file : work.files()) {
            var permitted = policy.permitted(work.run().task(), file);
            if (permitted.isEmpty()) {
                return new Outcome.Rejected(
                        ErrorCode.FORBIDDEN_INPUT, "file " + files.size() + " is not allowed");
            }
            files.add(permitted.get());
        }
        return switch (fetch.fetch(files, work.delivery())) {
            case Inputs.Refused(var code, var detail) -> new Outcome.Rejected(code, detail);
            case Inputs.Ready ready -> plan(work, files, ready);
        };
    }

    private Outcome plan(Work work, List<FileReference> files, Inputs.Ready inputs) {
        return switch (work.plan(inputs.files())) {
            case ContentPlan.Planned planned -> call(work, planned.parts());
            case ContentPlan.Refused refused -> rejected(refused);
            case ContentPlan.NeedsWhole(var indexes) ->
                    switch (fetch.complete(files, inputs, indexes)) {
                        case Inputs.Refused(var code, var detail) ->
                                new Outcome.Rejected(code, detail);
                        case Inputs.Ready ready -> planWhole(work, ready);
                    };
        };
    }

    private Outcome planWhole(Work work, Inputs.Ready inputs) {
        return switch (work.plan(inputs.files())) {
            case ContentPlan.Planned planned -> call(work, planned.parts());
            case ContentPlan.Refused refused -> rejected(refused);
            case ContentPlan.NeedsWhole _ ->
                    throw new IllegalStateException("a file is whole and yet undecided");
        };
    }

    private static Outcome rejected(ContentPlan.Refused refused) {
        var file = refused.fileIndex();
        return new Outcome.Rejected(
                refused.code(),
                file.isEmpty()
                        ? refused.detail()
                        : "file " + file.getAsInt() + ": " + refused.detail());
    }

    private Outcome call(Work work, List<ContentPart> parts) {
        return gateway.invoke(work.request(parts), work.run().deadline());
    }

    /// All that a call is made of, but for the files.
    private record Work(Run run, TaskSpec spec, ModelConfig model, ModelProfile profile) {

        List<FileReference> files() {
            List<FileReference> files = spec.files();
            return files == null ? List.of() : files;
        }

        MediaDelivery delivery() {
            return switch (model.media()) {
                case AUTO -> MediaDelivery.of(profile);
                case BYTES -> MediaDelivery.BYTES;
                case S3 -> MediaDelivery.S3;
            };
        }

        ContentPlan plan(List<InputFile> inputs) {
            return ContentPlan.plan(profile, inputs, spec.prompt());
        }

        InferenceRequest request(List<ContentPart> parts) {
            return new InferenceRequest(
                    model.key(),
                    spec.system() == null ? model.system().orElse(null) : spec.system(),
                    parts,
                    settings(spec.inference()).orElse(settings(model.inference())),
                    spec.additional() == null ? Map.of() : spec.additional(),
                    Map.of("taskId", run.id().value()));
        }

        private static InferenceSettings settings(@Nullable Inference inference) {
            return inference == null
                    ? InferenceSettings.NONE
                    : new InferenceSettings(
                            inference.maxTokens(),
                            inference.temperature(),
                            inference.topP(),
                            inference.stopSequences() == null
                                    ? List.of()
                                    : inference.stopSequences());
        }
    }
}
