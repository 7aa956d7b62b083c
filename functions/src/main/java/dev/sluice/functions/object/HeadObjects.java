package dev.sluice.functions.object;

import software.amazon.awssdk.services.s3.S3Client;
import software.amazon.awssdk.services.s3.model.S3Exception;

/// HEAD requests. A 403 means absent as well: without leave to list, S3 does not say 404.
final class HeadObjects {

    private static final int FORBIDDEN = 403;
    private static final int NOT_FOUND = 404;

    private HeadObjects() {}

    static ObjectState look(S3Client s3, String bucket, String key) {
        try {
            var head = s3.headObject(request -> request.bucket(bucket).key(key));
            return new ObjectState.Present(head.eTag(), head.contentLength());
        } catch (S3Exception failed) {
            if (isAbsent(failed)) {
                return new ObjectState.Absent();
            }
            throw failed;
        }
    }

    static boolean isAbsent(S3Exception failed) {
        return failed.statusCode() == FORBIDDEN || failed.statusCode() == NOT_FOUND;
    }
}
