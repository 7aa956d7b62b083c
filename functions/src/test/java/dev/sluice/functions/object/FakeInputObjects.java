package dev.sluice.functions.object;

import dev.sluice.model.FileReference;
import java.util.Arrays;

/// [InputObjects] in memory.
public record FakeInputObjects(BucketMemory memory) implements InputObjects {

    @Override
    public ObjectState look(String bucket, String key) {
        return memory.find(bucket, key)
                .<ObjectState>map(
                        found -> new ObjectState.Present(found.etag(), found.bytes().length))
                .orElseGet(ObjectState.Absent::new);
    }

    @Override
    public Fetched head(FileReference file, int bytes) {
        return switch (whole(file, Long.MAX_VALUE)) {
            case Fetched.Bytes(var whole, var size) ->
                    new Fetched.Bytes(Arrays.copyOf(whole, Math.min(bytes, whole.length)), size);
            case Fetched other -> other;
        };
    }

    @Override
    public Fetched whole(FileReference file, long limit) {
        var found = memory.find(file.bucket(), file.key());
        if (found.isEmpty()) {
            return new Fetched.Gone();
        }
        var object = found.get();
        if (file.etag() != null && !file.etag().equals(object.etag())) {
            return new Fetched.Changed();
        }
        return object.bytes().length > limit
                ? new Fetched.TooLarge(object.bytes().length)
                : new Fetched.Bytes(object.bytes(), object.bytes().length);
    }
}
