package dev.sluice.local.simulator.check;

import static dev.sluice.local.simulator.wire.ServiceError.validation;

import dev.sluice.bedrock.model.RequestLimits;
import dev.sluice.local.simulator.wire.ServiceException;
import org.jspecify.annotations.Nullable;

/// Adds up the media of one request.
final class SizeBudget {
    private final RequestLimits limits;
    private long embedded;
    private long embeddedBase64;
    private long referenced;

    SizeBudget(RequestLimits limits) {
        this.limits = limits;
    }

    void embedded(long bytes) throws ServiceException {
        embedded += bytes;
        embeddedBase64 += Base64Size.of(bytes);
        within(embedded, limits.maxMediaBytes());
        within(embeddedBase64, limits.maxBase64Bytes());
    }

    void referenced(long bytes) throws ServiceException {
        referenced += bytes;
        within(referenced, limits.maxReferencedBytes());
    }

    private static void within(long bytes, @Nullable Long limit) throws ServiceException {
        if (limit != null && bytes > limit) {
            throw new ServiceException(validation("Input is too long for requested model."));
        }
    }
}
