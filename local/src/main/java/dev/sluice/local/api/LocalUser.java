package dev.sluice.local.api;

import org.jspecify.annotations.Nullable;

/// A user that local mode knows.
///
/// @param sessionToken goes with temporary credentials, which without it are none
public record LocalUser(Caller caller, String secret, @Nullable String sessionToken) {}
