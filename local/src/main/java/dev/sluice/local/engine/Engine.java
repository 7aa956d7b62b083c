package dev.sluice.local.engine;

import java.net.URI;

/// A running stand-in for one AWS service. Whatever it has acknowledged is on disk.
public interface Engine extends AutoCloseable {

    /// What `AWS_ENDPOINT_URL_…` must say.
    URI endpoint();

    /// Stops it; a second call does nothing.
    @Override
    void close();
}
