package dev.sluice.loadtest.input;

/// Makes files of one shape. What they share is made once, so that a thousand cost little.
/// Thread-safe.
@FunctionalInterface
interface FileMould {

    /// The file with this stamp: valid, the same each time, unlike any other.
    byte[] cast(Stamp stamp);
}
