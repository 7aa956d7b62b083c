package dev.sluice.functions.object;

import software.amazon.awssdk.services.s3.model.GetObjectResponse;

/// How long an object is of which a part was asked.
final class ObjectSize {

    private ObjectSize() {}

    /// The total of `Content-Range: bytes 0-9/1234`; without one the body is the whole object.
    static long of(GetObjectResponse response) {
        var range = response.contentRange();
        return range == null
                ? response.contentLength()
                : Long.parseLong(range.substring(range.indexOf('/') + 1));
    }
}
