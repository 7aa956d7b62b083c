package dev.sluice.functions.api;

import java.time.Duration;

/// What a DELETE came to.
public sealed interface WithdrawResult {

    /// It will not run, now or since earlier.
    record Cancelled() implements WithdrawResult {}

    /// Its content is gone, now or since earlier.
    record Erased() implements WithdrawResult {}

    /// A worker holds it.
    ///
    /// @param leaseLeft after which it can be withdrawn, should the worker have died
    record Running(Duration leaseLeft) implements WithdrawResult {}

    /// None of this owner.
    record Unknown() implements WithdrawResult {}
}
