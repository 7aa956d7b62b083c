package dev.sluice.client;

import dev.sluice.client.ProgressListener.FileInTask;
import dev.sluice.model.UploadSlot;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublisher;
import java.net.http.HttpRequest.BodyPublishers;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;

/// Puts the files of one task into their slots, several at a time.
final class Uploader {
    private static final int TRIES_WITH_FRESH_URLS = 3;
    private static final long SLOWEST_BYTES_A_SECOND = 64 * 1024;
    private final Transport transport;
    private final int width;

    Uploader(Transport transport, int width) {
        this.transport = transport;
        this.width = width;
    }

    /// Returns when every file lies in its slot.
    void upload(UploadSession session, List<Input.Upload> files, ProgressListener progress)
            throws InterruptedException {
        SideBySide.run(
                width,
                IntStream.range(0, files.size())
                        .<Callable<Void>>mapToObj(index ->
                                () -> put(session, files.get(index), index, files, progress))
                        .toList());
    }

    private Void put(
            UploadSession session,
            Input.Upload file,
            int index,
            List<Input.Upload> files,
            ProgressListener progress)
            throws InterruptedException {
        var told = new FileInTask(index, files.size(), file.name(), sizeOf(file));
        var slot = session.slot(index);
        for (int tries = 1; slot.isPresent(); tries++) {
            int status = send(slot.get(), file, told, progress);
            if (isFilled(status)) {
                break;
            }
            if (!isWorthAnotherUrl(status) || tries == TRIES_WITH_FRESH_URLS) {
                throw new UploadFailedException(file.name(), index, status);
            }
            slot = session.insteadOf(slot.get());
        }
        progress.uploaded(told);
        return null;
    }

    /// A slot is written once: 412 says that an earlier try got through.
    private static boolean isFilled(int status) {
        return status / 100 == 2 || status == 412;
    }

    /// 403 says that the URL ran out, 409 that two writes met.
    private static boolean isWorthAnotherUrl(int status) {
        return status == 403 || status == 409;
    }

    private int send(UploadSlot slot, Input.Upload file, FileInTask told, ProgressListener progress)
            throws InterruptedException {
        return transport
                .send("PUT of " + file.name(), () -> request(slot, file, told, progress))
                .statusCode();
    }

    private static HttpRequest request(
            UploadSlot slot, Input.Upload file, FileInTask told, ProgressListener progress) {
        var body = new CountingBody(body(file), sent -> progress.uploading(told, sent));
        if (body.contentLength() != slot.size()) {
            throw new UnreadableInputException(
                    file.name(), new IOException("it has changed since its upload was announced"));
        }
        var request =
                HttpRequest.newBuilder(URI.create(slot.url()))
                        .timeout(Duration.ofSeconds(60 + slot.size() / SLOWEST_BYTES_A_SECOND))
                        .PUT(body);
        slot.headers().forEach(request::header);
        return request.build();
    }

    private static BodyPublisher body(Input.Upload file) {
        try {
            return switch (file) {
                case Input.OnDisk onDisk -> BodyPublishers.ofFile(onDisk.path());
                case Input.InMemory inMemory -> BodyPublishers.ofByteArray(inMemory.content());
            };
        } catch (IOException unreadable) {
            throw new UnreadableInputException(file.name(), unreadable);
        }
    }

    static long sizeOf(Input.Upload file) {
        try {
            return file.size();
        } catch (IOException unreadable) {
            throw new UnreadableInputException(file.name(), unreadable);
        }
    }
}
