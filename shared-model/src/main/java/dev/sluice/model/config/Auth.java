package dev.sluice.model.config;

/// Who may call the API.
public enum Auth {
    /// SigV4 by IAM identities.
    IAM,
    /// Tokens of a Cognito user pool.
    COGNITO
}
