package dev.sluice.local.simulator.http;

import java.io.IOException;

/// Answers requests. Each runs on a virtual thread of its own and may block.
@FunctionalInterface
public interface Exchange {

    /// The reply to one request. An exception cuts the connection.
    WireReply handle(WireRequest request) throws IOException, InterruptedException;
}
