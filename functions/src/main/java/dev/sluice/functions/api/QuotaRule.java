package dev.sluice.functions.api;

import dev.sluice.bedrock.model.ModelProfile;
import dev.sluice.model.ErrorCode;
import dev.sluice.model.SubmitRequest;
import dev.sluice.model.config.ModelConfig;
import dev.sluice.model.config.QuotaConfig;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.OptionalLong;

/// A request that the service would deduct more for than a minute's quota holds can never run: on
/// admission Bedrock takes the input's tokens and `maxTokens` from the quota (Bedrock user guide,
/// "How tokens are counted"). Files are not counted here, as nobody has looked into them yet.
final class QuotaRule {

    private QuotaRule() {}

    static void check(
            ModelConfig model,
            Optional<ModelProfile> profile,
            SubmitRequest request,
            Complaints complaints) {
        var system = Optional.ofNullable(request.system()).or(model::system).orElse("");
        var input =
                profile.map(known -> known.tokens().ofText(bytes(request.prompt() + system)))
                        .orElse(0L);
        var output = SubmitRules.maxTokens(request, model);
        if (model.routes().stream().noneMatch(route -> holds(route.quota(), input, output))) {
            complaints.add(
                    ErrorCode.EXCEEDS_QUOTA,
                    "inference.maxTokens",
                    "about "
                            + input
                            + " tokens of input and "
                            + output
                            + " of maxTokens are more than a minute's quota on every route");
        }
    }

    private static boolean holds(QuotaConfig quota, long input, long output) {
        return fits(input + output, quota.tpm())
                && fits(input, quota.itpm())
                && fits(output, quota.otpm())
                && fits(input + output, quota.tpd());
    }

    private static boolean fits(long tokens, OptionalLong limit) {
        return limit.isEmpty() || tokens <= limit.getAsLong();
    }

    private static long bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8).length;
    }
}
