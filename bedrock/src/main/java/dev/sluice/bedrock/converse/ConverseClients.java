package dev.sluice.bedrock.converse;

import software.amazon.awssdk.services.bedrockruntime.BedrockRuntimeClient;

/// One SDK client per region, made on first use and kept. Whoever made this port closes it. The
/// clients must not retry by themselves; [RegionalClients] makes them right. Safe for many threads.
@FunctionalInterface
public interface ConverseClients {

    /// The client of a region.
    BedrockRuntimeClient in(String region);
}
