package dev.sluice.client;

/// There are no credentials to sign with: no provider has any, or renewing them failed.
public final class UnsignedException extends SluiceException {
    private static final long serialVersionUID = 1L;

    UnsignedException(Throwable cause) {
        super("found no AWS credentials to sign with", cause);
    }
}
