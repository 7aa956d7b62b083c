package dev.sluice.bedrock;

/// One inference on Amazon Bedrock, within a deadline.
///
/// Implementations are safe for many threads and never throw for what the service or the network
/// did: that is an [Outcome]. They return before the deadline, so that the caller can still write.
public interface BedrockGateway {

    /// Calls the model, trying other routes or a second time where that helps and still fits.
    Outcome invoke(InferenceRequest request, Deadline deadline);
}
