package dev.sluice.local.simulator;

import java.io.IOException;
import java.util.Optional;

/// How the service reads media that a request names by `s3Location`. Thread-safe.
@FunctionalInterface
public interface ObjectReader {

    /// The object's bytes, or empty where the service would be told that there is none or that it
    /// may not read it.
    ///
    /// @param uri `s3://bucket/key`
    /// @throws IOException if the store cannot be asked
    Optional<byte[]> read(String uri) throws IOException;

    /// Finds nothing: a service without access to any bucket.
    static ObjectReader none() {
        return uri -> Optional.empty();
    }
}
