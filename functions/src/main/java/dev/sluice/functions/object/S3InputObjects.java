package dev.sluice.functions.object;

import dev.sluice.model.FileReference;
import java.io.IOException;
import software.amazon.awssdk.core.exception.RetryableException;
import software.amazon.awssdk.core.sync.ResponseTransformer;
import software.amazon.awssdk.http.AbortableInputStream;
import software.amazon.awssdk.services.s3.S3Client;
import software.amazon.awssdk.services.s3.model.GetObjectRequest;
import software.amazon.awssdk.services.s3.model.GetObjectResponse;
import software.amazon.awssdk.services.s3.model.S3Exception;

/// [InputObjects] in S3. A body is read once, into an array of its own length.
public final class S3InputObjects implements InputObjects {

    private static final int PRECONDITION_FAILED = 412;
    private static final int RANGE_NOT_SATISFIABLE = 416;

    private final S3Client s3;

    /// @param s3 of the deployment's region
    public S3InputObjects(S3Client s3) {
        this.s3 = s3;
    }

    @Override
    public ObjectState look(String bucket, String key) {
        return HeadObjects.look(s3, bucket, key);
    }

    @Override
    public Fetched head(FileReference file, int bytes) {
        return get(
                pinned(file).range("bytes=0-" + (bytes - 1)),
                (response, body) ->
                        new Fetched.Bytes(body.readNBytes(bytes), ObjectSize.of(response)));
    }

    @Override
    public Fetched whole(FileReference file, long limit) {
        return get(
                pinned(file),
                (response, body) -> {
                    var size = response.contentLength();
                    if (size > limit) {
                        body.abort();
                        return new Fetched.TooLarge(size);
                    }
                    return new Fetched.Bytes(exactly(body, Math.toIntExact(size)), size);
                });
    }

    private static byte[] exactly(AbortableInputStream body, int size) throws IOException {
        var bytes = new byte[size];
        var read = body.readNBytes(bytes, 0, size);
        if (read < size) {
            throw new IOException("the body ended after " + read + " of " + size + " bytes");
        }
        return bytes;
    }

    private static GetObjectRequest.Builder pinned(FileReference file) {
        return GetObjectRequest.builder()
                .bucket(file.bucket())
                .key(file.key())
                .ifMatch(file.etag());
    }

    private Fetched get(GetObjectRequest.Builder request, BodyReader reader) {
        try {
            return s3.getObject(request.build(), retrying(reader));
        } catch (S3Exception failed) {
            if (failed.statusCode() == PRECONDITION_FAILED) {
                return new Fetched.Changed();
            }
            if (failed.statusCode() == RANGE_NOT_SATISFIABLE) {
                return new Fetched.Bytes(new byte[0], 0);
            }
            if (HeadObjects.isAbsent(failed)) {
                return new Fetched.Gone();
            }
            throw failed;
        }
    }

    private static ResponseTransformer<GetObjectResponse, Fetched> retrying(BodyReader reader) {
        return (response, body) -> {
            try {
                return reader.read(response, body);
            } catch (IOException broken) {
                throw RetryableException.create("the body could not be read", broken);
            }
        };
    }

    /// What to make of a body.
    @FunctionalInterface
    private interface BodyReader {
        Fetched read(GetObjectResponse response, AbortableInputStream body) throws IOException;
    }
}
