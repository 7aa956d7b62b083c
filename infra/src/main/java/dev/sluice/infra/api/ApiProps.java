package dev.sluice.infra.api;

import dev.sluice.infra.lane.Lanes;
import dev.sluice.infra.store.AllowedInputs;
import dev.sluice.infra.store.Stores;
import dev.sluice.model.config.Auth;
import software.amazon.awscdk.services.lambda.Code;

/// What the API is made of.
///
/// @param auth who may call
/// @param code the functions asset
/// @param stores what the functions read and write
/// @param lanes where submitted tasks go
/// @param inputs objects of others that tasks may name
public record ApiProps(Auth auth, Code code, Stores stores, Lanes lanes, AllowedInputs inputs) {}
