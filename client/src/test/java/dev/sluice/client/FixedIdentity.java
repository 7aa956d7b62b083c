package dev.sluice.client;

import java.util.concurrent.CompletableFuture;
import software.amazon.awssdk.identity.spi.AwsCredentialsIdentity;
import software.amazon.awssdk.identity.spi.IdentityProvider;
import software.amazon.awssdk.identity.spi.ResolveIdentityRequest;

/// Always the same credentials.
record FixedIdentity(AwsCredentialsIdentity identity)
        implements IdentityProvider<AwsCredentialsIdentity> {

    @Override
    public Class<AwsCredentialsIdentity> identityType() {
        return AwsCredentialsIdentity.class;
    }

    @Override
    public CompletableFuture<AwsCredentialsIdentity> resolveIdentity(
            ResolveIdentityRequest request) {
        return CompletableFuture.completedFuture(identity);
    }
}
