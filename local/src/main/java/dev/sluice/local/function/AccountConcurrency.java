package dev.sluice.local.function;

import java.util.concurrent.Semaphore;

/// The account's limit of concurrent invocations, shared by all its functions but for what some
/// have reserved. AWS gives an account 1000.
public final class AccountConcurrency {

    /// The default limit of an account.
    public static final int DEFAULT_LIMIT = 1000;

    private final Semaphore unreserved;

    public AccountConcurrency(int limit) {
        this.unreserved = new Semaphore(limit);
    }

    /// The permits that invocations of this function take from. Sets the function's reservation
    /// aside; call it once per function.
    Semaphore permitsOf(FunctionDefinition definition) {
        if (definition.reservedConcurrency().isEmpty()) {
            return unreserved;
        }
        var reserved = definition.reservedConcurrency().getAsInt();
        if (!unreserved.tryAcquire(reserved)) {
            throw new IllegalArgumentException(
                    "%s reserves a concurrency of %d, the account has %d left"
                            .formatted(definition.name(), reserved, unreserved.availablePermits()));
        }
        return new Semaphore(reserved);
    }
}
