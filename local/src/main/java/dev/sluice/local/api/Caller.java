package dev.sluice.local.api;

/// Who signed a request, as the gateway tells the function.
///
/// @param id `AIDA…` for a user, `AROA…:session` for a session of a role
public record Caller(String accountId, String accessKey, String id, String arn) {}
