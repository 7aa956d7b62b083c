package dev.sluice.cli.scenario;

import software.amazon.awssdk.auth.credentials.AwsBasicCredentials;
import software.amazon.awssdk.auth.credentials.AwsCredentials;
import software.amazon.awssdk.auth.credentials.AwsSessionCredentials;

/// The users of local mode: two of IAM, and two sessions of one role.
enum LocalUser {
    LOCAL(AwsBasicCredentials.create("local", "local-secret")),
    GUEST(AwsBasicCredentials.create("guest", "guest-secret")),
    AGENT_1(AwsSessionCredentials.create("agent-1", "agent-1-secret", "agent")),
    AGENT_2(AwsSessionCredentials.create("agent-2", "agent-2-secret", "agent"));

    private final AwsCredentials credentials;

    LocalUser(AwsCredentials credentials) {
        this.credentials = credentials;
    }

    AwsCredentials credentials() {
        return credentials;
    }
}
