package dev.sluice.local.simulator.http;

import java.io.InputStream;
import java.util.Map;

/// What happens on the connection.
public sealed interface WireReply {

    /// A reply that is at hand.
    @SuppressWarnings("ArrayRecordComponent")
    record Whole(int status, Map<String, String> headers, byte[] body) implements WireReply {}

    /// A long 200 reply; the edge closes the stream.
    record Streamed(Map<String, String> headers, InputStream body) implements WireReply {}

    /// The connection is reset (RST, not a proper end).
    record Cut() implements WireReply {}
}
