package dev.sluice.client;

import dev.sluice.model.Inference;
import dev.sluice.model.InputReference;
import dev.sluice.model.SubmitRequest;
import dev.sluice.model.TaskId;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// What one task asks, with its inputs. Immutable; begin with [#of(String)].
public final class TaskRequest {
    private final Builder set;

    private TaskRequest(Builder set) {
        this.set = set;
    }

    /// A request that asks `prompt`; add to it and [Builder#build()].
    public static Builder of(String prompt) {
        return new Builder(prompt);
    }

    /// Every input, in order.
    public List<Input> inputs() {
        return set.inputs;
    }

    /// The key under which a repeated submit is the same task; null lets the client make one.
    public @Nullable String idempotencyKey() {
        return set.idempotencyKey;
    }

    /// The model's key, null for the default one.
    public @Nullable String model() {
        return set.model;
    }

    List<Input.Upload> uploads() {
        return set.inputs.stream()
                .filter(Input.Upload.class::isInstance)
                .map(Input.Upload.class::cast)
                .toList();
    }

    /// The wire form, once the files have their task.
    SubmitRequest toWire(@Nullable TaskId taskId) {
        var references =
                set.inputs.stream()
                        .filter(Input.InS3.class::isInstance)
                        .map(Input.InS3.class::cast)
                        .map(object -> new InputReference(object.uri().toString()))
                        .toList();
        return new SubmitRequest(
                taskId,
                set.prompt,
                set.system,
                set.model,
                set.lane,
                set.inference,
                set.additional.isEmpty() ? null : set.additional,
                references.isEmpty() ? null : references,
                set.splittable,
                set.metadata.isEmpty() ? null : set.metadata,
                set.deadline);
    }

    /// Collects a request. Not thread-safe; a built request keeps nothing of it.
    public static final class Builder {
        private final String prompt;
        private List<Input> inputs = new ArrayList<>();
        private Map<String, Object> additional = new LinkedHashMap<>();
        private Map<String, String> metadata = new LinkedHashMap<>();
        private @Nullable String system;
        private @Nullable String model;
        private @Nullable String lane;
        private @Nullable Inference inference;
        private @Nullable Boolean splittable;
        private @Nullable Instant deadline;
        private @Nullable String idempotencyKey;

        private Builder(String prompt) {
            this.prompt = prompt;
        }

        private Builder(Builder other) {
            prompt = other.prompt;
            inputs = List.copyOf(other.inputs);
            additional = Map.copyOf(other.additional);
            metadata = Map.copyOf(other.metadata);
            system = other.system;
            model = other.model;
            lane = other.lane;
            inference = other.inference;
            splittable = other.splittable;
            deadline = other.deadline;
            idempotencyKey = other.idempotencyKey;
        }

        /// One more input, after those added so far.
        public Builder input(Input input) {
            inputs.add(input);
            return this;
        }

        /// One more file on disk.
        public Builder file(Path path) {
            return input(Input.file(path));
        }

        /// Replaces the model's configured system prompt.
        public Builder system(String system) {
            this.system = system;
            return this;
        }

        /// A key of the deployment's models.
        public Builder model(@Nullable String model) {
            this.model = model;
            return this;
        }

        /// Forces a lane.
        public Builder lane(@Nullable String lane) {
            this.lane = lane;
            return this;
        }

        /// Sampling parameters.
        public Builder inference(Inference inference) {
            this.inference = inference;
            return this;
        }

        /// A model's own request field, as `top_k`.
        public Builder additional(String field, Object value) {
            additional.put(field, value);
            return this;
        }

        /// Allows the service to ask about the files in halves after a model timeout.
        public Builder splittable(boolean splittable) {
            this.splittable = splittable;
            return this;
        }

        /// A word of one's own that comes back with the result.
        public Builder metadata(String key, String value) {
            metadata.put(key, value);
            return this;
        }

        /// After which the answer is worth nothing.
        public Builder deadline(Instant deadline) {
            this.deadline = deadline;
            return this;
        }

        /// The same key and request mean the same task, whoever asks again. Without uploads only.
        public Builder idempotencyKey(String key) {
            this.idempotencyKey = key;
            return this;
        }

        /// The request.
        ///
        /// @throws IllegalArgumentException with an idempotency key beside files to upload: their
        ///   task id is what makes that submit repeatable
        public TaskRequest build() {
            var request = new TaskRequest(new Builder(this));
            if (idempotencyKey != null && !request.uploads().isEmpty()) {
                throw new IllegalArgumentException(
                        "an idempotency key goes without files to upload");
            }
            return request;
        }
    }
}
