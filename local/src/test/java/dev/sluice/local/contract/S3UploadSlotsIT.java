package dev.sluice.local.contract;

import dev.sluice.functions.object.S3UploadSlots;
import dev.sluice.functions.object.UploadSlots;
import dev.sluice.functions.object.UploadSlotsContract;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;

/// The adapter keeps the contract on the engine.
class S3UploadSlotsIT extends UploadSlotsContract {

    private static final HttpClient HTTP = HttpClient.newHttpClient();

    @Override
    protected UploadSlots slots() {
        return new S3UploadSlots(ContractBucket.s3(), ContractBucket.presigner(), "bucket");
    }

    @Override
    protected int put(URI url, String contentType, byte[] body) {
        try {
            var request =
                    HttpRequest.newBuilder(url)
                            .header("content-type", contentType)
                            .header("if-none-match", "*")
                            .PUT(BodyPublishers.ofByteArray(body))
                            .build();
            return HTTP.send(request, BodyHandlers.discarding()).statusCode();
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        } catch (InterruptedException interrupted) {
            throw new IllegalStateException(interrupted);
        }
    }
}
