package dev.sluice.model;

import org.jspecify.annotations.Nullable;

/// One file a client promises to upload.
///
/// @param name its name; metadata and label only, never part of a key
/// @param contentType the type the PUT will carry; bytes decide later what it is
/// @param size in bytes; the PUT is refused with any other
public record FileDeclaration(
        @Nullable String name, @Nullable String contentType, @Nullable Long size) {}
