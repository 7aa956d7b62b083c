package dev.sluice.local;

import java.net.URI;

/// Where the parts of local mode answer.
///
/// @param api with its stage
/// @param bedrock without a region; the SDK's endpoint is this with `/{region}`
public record LocalUrls(URI api, URI objects, URI queues, URI tables, URI bedrock) {}
