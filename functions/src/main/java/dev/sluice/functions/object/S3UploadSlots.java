package dev.sluice.functions.object;

import dev.sluice.functions.task.Slot;
import dev.sluice.model.TaskId;
import java.net.URI;
import java.time.Duration;
import software.amazon.awssdk.services.s3.S3Client;
import software.amazon.awssdk.services.s3.presigner.S3Presigner;

/// [UploadSlots] in a bucket. The presigner must sign for the bucket's own region, or S3 redirects
/// the upload and the signature breaks.
public final class S3UploadSlots implements UploadSlots {

    private final S3Client s3;
    private final S3Presigner presigner;
    private final String bucket;

    /// @param bucket of the deployment
    public S3UploadSlots(S3Client s3, S3Presigner presigner, String bucket) {
        this.s3 = s3;
        this.presigner = presigner;
        this.bucket = bucket;
    }

    @Override
    public URI presignPut(TaskId id, int index, Slot slot, Duration ttl) {
        var signed =
                presigner.presignPutObject(presign ->
                        presign.signatureDuration(ttl)
                                .putObjectRequest(put ->
                                        put.bucket(bucket)
                                                .key(ObjectKeys.upload(id, index))
                                                .contentType(slot.contentType())
                                                .contentLength(slot.size())
                                                .ifNoneMatch("*")));
        return URI.create(signed.url().toString());
    }

    @Override
    public ObjectState look(TaskId id, int index) {
        return HeadObjects.look(s3, bucket, ObjectKeys.upload(id, index));
    }
}
