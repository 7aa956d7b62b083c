package dev.sluice.local.simulator.check;

import dev.sluice.local.simulator.wire.ServiceError;
import dev.sluice.local.simulator.wire.ServiceException;
import java.util.ArrayList;
import java.util.List;

/// Collects breaches of the API model's constraints, which the service reports all at once.
final class Violations {
    private final List<String> found = new ArrayList<>();

    void add(Object value, String path, String constraint) {
        found.add(
                "Value '%s' at '%s' failed to satisfy constraint: %s"
                        .formatted(value, path, constraint));
    }

    void missing(String path) {
        found.add(
                "Value at '%s' failed to satisfy constraint: Member must not be null"
                        .formatted(path));
    }

    void throwIfAny() throws ServiceException {
        if (!found.isEmpty()) {
            throw new ServiceException(
                    ServiceError.validation(
                            "%d validation error%s detected: %s"
                                    .formatted(
                                            found.size(),
                                            found.size() == 1 ? "" : "s",
                                            String.join("; ", found))));
        }
    }
}
