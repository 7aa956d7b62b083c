package dev.sluice.functions.api;

import dev.sluice.model.ErrorCode;
import dev.sluice.model.Inference;
import dev.sluice.model.SubmitRequest;
import dev.sluice.model.config.ModelConfig;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// Everything about a submit that can be judged without looking at anything else.
///
/// @param models those configured
record SubmitRules(Models models) {

    private static final Pattern KEY =
            Pattern.compile("[\\x21-\\x7E]([\\x20-\\x7E]{0,253}[\\x21-\\x7E])?");
    private static final Instant END = Instant.parse("9999-12-31T23:59:59Z");

    void check(
            SubmitRequest request,
            Optional<String> idempotencyKey,
            Instant now,
            Complaints complaints) {
        new TextRules(models.config().api().maxPromptBytes()).check(request, complaints);
        lane(request.lane(), complaints);
        additional("additional", request.additional(), complaints);
        deadline(request.deadline(), now, complaints);
        idempotencyKey.ifPresent(key -> key(key, request, complaints));
    }

    /// What depends on the model.
    void check(SubmitRequest request, ModelConfig model, Complaints complaints) {
        if (request.inference() != null) {
            InferenceRules.check(request.inference(), models.profile(model), complaints);
        }
        if (complaints.isEmpty()) {
            QuotaRule.check(model, models.profile(model), request, complaints);
        }
    }

    /// The request's parameters, with the tokens that the model's configuration supplies.
    static int maxTokens(SubmitRequest request, ModelConfig model) {
        return Optional.ofNullable(request.inference())
                .map(Inference::maxTokens)
                .or(() -> Optional.ofNullable(model.inference().maxTokens()))
                .orElse(0);
    }

    private void lane(@Nullable String lane, Complaints complaints) {
        if (lane != null && models.config().lane(lane).isEmpty()) {
            complaints.add(
                    ErrorCode.UNKNOWN_LANE,
                    "lane",
                    JsonFields.show(lane)
                            + " is not a lane here; there are "
                            + String.join(
                                    ", ",
                                    models.config().lanes().stream()
                                            .map(known -> known.name())
                                            .toList()));
        }
    }

    private static void deadline(@Nullable Instant deadline, Instant now, Complaints complaints) {
        if (deadline == null) {
            return;
        }
        if (deadline.isAfter(END)) {
            complaints.invalid("deadline", deadline + " must be before " + END);
        } else if (!deadline.isAfter(now)) {
            complaints.add(ErrorCode.DEADLINE_EXCEEDED, "deadline", deadline + " is over");
        }
    }

    private static void key(String key, SubmitRequest request, Complaints complaints) {
        if (!KEY.matcher(key).matches()) {
            complaints.invalid("Idempotency-Key", "must be 1 to 255 printable ASCII characters");
        }
        if (request.taskId() != null) {
            complaints.invalid("Idempotency-Key", "does not go with taskId, which does the same");
        }
    }

    /// A number that a double cannot hold would arrive as a text.
    private static void additional(String path, @Nullable Object value, Complaints complaints) {
        switch (value) {
            case Map<?, ?> map ->
                    map.forEach((key, inner) -> additional(path + "." + key, inner, complaints));
            case List<?> list -> list.forEach(inner -> additional(path, inner, complaints));
            case Double number when !Double.isFinite(number) ->
                    complaints.invalid(path, "must be a number that a double can hold");
            case null, default -> {}
        }
    }
}
