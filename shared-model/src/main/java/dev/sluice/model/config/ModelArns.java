package dev.sluice.model.config;

import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Stream;

/// The resources a role must be allowed to invoke for a route.
///
/// A geographic profile may run a call in any region of its geography, so the foundation model is
/// named in every one; a global profile needs the model's regional ARN and the one without region
/// or account (Bedrock user guide, "Prerequisites for inference profiles"). Destination regions
/// grow: they are written as `*` within the geography's model, as IAM has no other way to name a
/// set of regions that AWS extends.
public final class ModelArns {

    private static final Map<String, String> GEOGRAPHIES =
            Map.of(
                    "us",
                    "us-*",
                    "eu",
                    "eu-*",
                    "apac",
                    "ap-*",
                    "jp",
                    "ap-northeast-*",
                    "au",
                    "ap-southeast-*",
                    "ca",
                    "*",
                    "global",
                    "*");

    private ModelArns() {}

    /// The ARNs of one route, sorted.
    ///
    /// @param partition `aws`, or a token for it
    /// @param account the account id, or a token for it
    public static List<String> of(RouteConfig route, String partition, String account) {
        var model = route.model();
        if (model.startsWith("arn:")) {
            return of(model, partition);
        }
        var dot = model.indexOf('.');
        var regions = GEOGRAPHIES.get(model.substring(0, Math.max(0, dot)));
        if (regions == null) {
            return List.of(foundationModel(partition, route.region(), model));
        }
        var bare = model.substring(dot + 1);
        var arns = new TreeSet<String>();
        arns.add(
                "arn:%s:bedrock:%s:%s:inference-profile/%s"
                        .formatted(partition, route.region(), account, model));
        arns.add(foundationModel(partition, regions, bare));
        if (model.startsWith("global.")) {
            arns.add(foundationModel(partition, "", bare));
        }
        return List.copyOf(arns);
    }

    /// An ARN stands for itself; a profile's model follows from its last part.
    private static List<String> of(String arn, String partition) {
        var profile = arn.indexOf(":inference-profile/");
        if (profile < 0) {
            return List.of(arn);
        }
        var id = arn.substring(arn.lastIndexOf('/') + 1);
        var bare = id.substring(id.indexOf('.') + 1);
        return Stream.of(arn, foundationModel(partition, "*", bare)).sorted().toList();
    }

    private static String foundationModel(String partition, String region, String model) {
        return "arn:%s:bedrock:%s::foundation-model/%s".formatted(partition, region, model);
    }
}
