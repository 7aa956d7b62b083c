package dev.sluice.local.contract;

import dev.sluice.functions.object.S3TaskObjects;
import dev.sluice.functions.object.TaskObjects;
import dev.sluice.functions.object.TaskObjectsContract;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;

/// The adapter keeps the contract on the engine.
class S3TaskObjectsIT extends TaskObjectsContract {

    private static final HttpClient HTTP = HttpClient.newHttpClient();

    @Override
    protected TaskObjects objects() {
        return new S3TaskObjects(ContractBucket.s3(), ContractBucket.presigner(), "bucket");
    }

    @Override
    protected String get(URI url) {
        try {
            return HTTP.send(HttpRequest.newBuilder(url).build(), BodyHandlers.ofString()).body();
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        } catch (InterruptedException interrupted) {
            throw new IllegalStateException(interrupted);
        }
    }
}
