package dev.sluice.functions.runtime;

import java.util.Map;
import software.amazon.awssdk.auth.credentials.AwsBasicCredentials;
import software.amazon.awssdk.auth.credentials.AwsCredentialsProvider;
import software.amazon.awssdk.auth.credentials.AwsSessionCredentials;
import software.amazon.awssdk.auth.credentials.DefaultCredentialsProvider;
import software.amazon.awssdk.auth.credentials.StaticCredentialsProvider;

/// Whose rights a function has.
final class Credentials {

    private Credentials() {}

    /// The keys in the environment where there are some, as on Lambda; otherwise the SDK's own
    /// search.
    static AwsCredentialsProvider of(Map<String, String> env) {
        var accessKey = env.getOrDefault("AWS_ACCESS_KEY_ID", "");
        var secret = env.getOrDefault("AWS_SECRET_ACCESS_KEY", "");
        var token = env.getOrDefault("AWS_SESSION_TOKEN", "");
        if (accessKey.isBlank()) {
            return DefaultCredentialsProvider.builder().build();
        }
        return StaticCredentialsProvider.create(
                token.isBlank()
                        ? AwsBasicCredentials.create(accessKey, secret)
                        : AwsSessionCredentials.create(accessKey, secret, token));
    }
}
