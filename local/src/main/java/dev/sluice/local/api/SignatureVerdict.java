package dev.sluice.local.api;

/// What a signature check found.
sealed interface SignatureVerdict {

    /// A known user signed exactly this request.
    record Verified(Caller caller) implements SignatureVerdict {}

    /// Nobody did.
    record Refused(Refusal refusal) implements SignatureVerdict {}
}
