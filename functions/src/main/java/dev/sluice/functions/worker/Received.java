package dev.sluice.functions.worker;

import java.time.Instant;

/// One delivery of a message.
///
/// @param messageId how a batch response names it
/// @param receiptHandle good for this delivery only
/// @param body as it came
/// @param receives how often it was delivered, this time included
/// @param sentAt when its retention began
/// @param receivedAt when this delivery reached us
public record Received(
        String messageId,
        String receiptHandle,
        String body,
        int receives,
        Instant sentAt,
        Instant receivedAt) {}
