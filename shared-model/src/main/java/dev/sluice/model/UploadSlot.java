package dev.sluice.model;

import java.util.Map;

/// Where one file goes: a presigned PUT, good for exactly this size and type, once.
///
/// @param index position in the task
/// @param name as declared
/// @param size in bytes; the body must have exactly as many
/// @param method always PUT
/// @param url presigned; a secret until it expires
/// @param headers to be sent as they are
public record UploadSlot(
        int index,
        String name,
        long size,
        String method,
        String url,
        Map<String, String> headers) {}
