package dev.sluice.functions.object;

import dev.sluice.model.Json;
import dev.sluice.model.TaskId;
import dev.sluice.model.TaskResult;
import dev.sluice.model.TaskSpec;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.time.Duration;
import java.util.Comparator;
import java.util.Optional;
import java.util.stream.Stream;
import software.amazon.awssdk.core.sync.RequestBody;
import software.amazon.awssdk.services.s3.S3Client;
import software.amazon.awssdk.services.s3.model.NoSuchKeyException;
import software.amazon.awssdk.services.s3.model.S3Object;
import software.amazon.awssdk.services.s3.presigner.S3Presigner;

/// [TaskObjects] in a bucket, as JSON.
public final class S3TaskObjects implements TaskObjects {

    private static final String JSON = "application/json";

    private final S3Client s3;
    private final S3Presigner presigner;
    private final String bucket;

    /// @param bucket of the deployment
    public S3TaskObjects(S3Client s3, S3Presigner presigner, String bucket) {
        this.s3 = s3;
        this.presigner = presigner;
        this.bucket = bucket;
    }

    @Override
    public String putSpec(TaskId id, String bodyHash, TaskSpec spec) {
        return put(ObjectKeys.spec(id, bodyHash), spec);
    }

    @Override
    public Optional<TaskSpec> spec(TaskId id, String key) {
        if (!key.startsWith(ObjectKeys.specs(id))) {
            throw new IllegalArgumentException("not a spec of task " + id);
        }
        try {
            return Optional.of(read(key, TaskSpec.class));
        } catch (NoSuchKeyException expired) {
            return Optional.empty();
        }
    }

    @Override
    public String putResult(TaskId id, String attemptToken, TaskResult result) {
        return put(ObjectKeys.result(id, attemptToken), result);
    }

    @Override
    public Optional<Left> leftResult(TaskId id) {
        return list(ObjectKeys.results(id))
                .min(Comparator.comparing(S3Object::lastModified))
                .map(S3Object::key)
                .map(key -> new Left(key, read(key, TaskResult.class)));
    }

    @Override
    public URI presignGet(String key, Duration ttl) {
        var signed =
                presigner.presignGetObject(presign ->
                        presign.signatureDuration(ttl)
                                .getObjectRequest(get -> get.bucket(bucket).key(key)));
        return URI.create(signed.url().toString());
    }

    @Override
    public void erase(TaskId id) {
        ObjectKeys.everything(id).stream()
                .flatMap(this::list)
                .map(S3Object::key)
                .forEach(key -> s3.deleteObject(request -> request.bucket(bucket).key(key)));
    }

    private String put(String key, Object value) {
        s3.putObject(
                request -> request.bucket(bucket).key(key).contentType(JSON),
                RequestBody.fromString(Json.write(value)));
        return key;
    }

    private <T> T read(String key, Class<T> type) {
        var bytes = s3.getObjectAsBytes(request -> request.bucket(bucket).key(key));
        try {
            return Json.mapper().readValue(bytes.asByteArrayUnsafe(), type);
        } catch (IOException broken) {
            throw new UncheckedIOException("a kept " + type.getSimpleName() + " is broken", broken);
        }
    }

    private Stream<S3Object> list(String prefix) {
        return s3
                .listObjectsV2Paginator(request -> request.bucket(bucket).prefix(prefix))
                .contents()
                .stream();
    }
}
