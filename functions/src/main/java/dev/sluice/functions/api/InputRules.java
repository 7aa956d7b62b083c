package dev.sluice.functions.api;

import dev.sluice.functions.object.ObjectKeys;
import dev.sluice.model.ErrorCode;
import dev.sluice.model.InputReference;
import dev.sluice.model.config.InputsConfig;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/// Which objects a task may name.
///
/// @param allowed the configured prefixes
/// @param ownBucket whose objects belong to tasks, so no task may name another's
record InputRules(InputsConfig allowed, String ownBucket) {

    private static final Pattern URI =
            Pattern.compile("s3://([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])/(.{1,1024})", Pattern.DOTALL);

    /// Where each object lies; a complaint for each that may not be named.
    List<Location> check(List<InputReference> inputs, Complaints complaints) {
        if (inputs.size() > FileRules.MAX_FILES) {
            complaints.add(
                    ErrorCode.TOO_MANY_FILES,
                    "inputs",
                    inputs.size() + " inputs; at most " + FileRules.MAX_FILES);
            return List.of();
        }
        var locations = new ArrayList<Location>();
        for (int index = 0; index < inputs.size(); index++) {
            check("inputs[" + index + "].s3Uri", inputs.get(index), complaints)
                    .ifPresent(locations::add);
        }
        return locations;
    }

    private Optional<Location> check(String field, InputReference input, Complaints complaints) {
        var text = input.s3Uri() == null ? "" : input.s3Uri();
        var uri = URI.matcher(text);
        if (!uri.matches() || isPathLike(uri.group(2))) {
            complaints.invalid(field, JsonFields.show(text) + " must be s3://bucket/key");
            return Optional.empty();
        }
        var location = new Location(uri.group(1), uri.group(2));
        if (!allowed.allows(location.bucket, location.key) || isOfTask(location)) {
            complaints.add(
                    ErrorCode.FORBIDDEN_INPUT,
                    field,
                    "lies under none of the prefixes that this deployment allows");
            return Optional.empty();
        }
        return Optional.of(location);
    }

    private boolean isOfTask(Location location) {
        return location.bucket.equals(ownBucket) && ObjectKeys.isOwn(location.key);
    }

    /// To S3 a key is only text, but not to everything that a key passes through.
    private static boolean isPathLike(String key) {
        return key.codePoints().anyMatch(Character::isISOControl)
                || Arrays.stream(key.split("/", -1))
                        .anyMatch(part -> part.equals("..") || part.equals("."));
    }

    /// A place in S3.
    record Location(String bucket, String key) {

        /// What its owner calls it: the last part of its key.
        String name() {
            return key.substring(key.lastIndexOf('/') + 1);
        }
    }
}
