package dev.sluice.infra.lane;

import dev.sluice.infra.store.AllowedInputs;
import dev.sluice.infra.store.Stores;
import dev.sluice.model.config.LaneConfig;
import java.util.List;
import software.amazon.awscdk.services.lambda.Code;

/// What a lane is made of.
///
/// @param config its numbers
/// @param width MaximumConcurrency of its event source mapping
/// @param code the functions asset
/// @param stores what its worker reads and writes
/// @param modelArns every profile and model its worker may call
/// @param inputs objects of others that its worker may read
public record LaneProps(
        LaneConfig config,
        int width,
        Code code,
        Stores stores,
        List<String> modelArns,
        AllowedInputs inputs) {}
