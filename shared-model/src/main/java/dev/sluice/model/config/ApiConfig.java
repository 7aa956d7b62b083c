package dev.sluice.model.config;

import java.time.Duration;
import java.util.OptionalInt;

/// The HTTP side.
///
/// @param auth who may call
/// @param uploadUrlTtl how long a presigned URL is good, at most 15 minutes: role credentials may
///   end it sooner
/// @param maxPromptBytes UTF-8 bytes of prompt and system together
/// @param maxOpenTasksPerOwner tasks one owner may have open; none means no limit
public record ApiConfig(
        Auth auth, Duration uploadUrlTtl, long maxPromptBytes, OptionalInt maxOpenTasksPerOwner) {}
