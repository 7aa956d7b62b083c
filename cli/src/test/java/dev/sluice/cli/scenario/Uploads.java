package dev.sluice.cli.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sluice.model.Json;
import dev.sluice.model.TaskId;
import dev.sluice.model.UploadAnswer;
import java.io.IOException;

/// Uploads of one text of five bytes, call by call.
record Uploads(LocalProcess local) {

    static final String CONTENT = "hello";

    /// A task with its URL.
    UploadAnswer open(LocalUser user) throws IOException, InterruptedException {
        var reply =
                post(
                        user,
                        "/upload",
                        "{\"files\":[{\"name\":\"a.txt\",\"contentType\":\"text/plain\",\"size\":5}]}");
        assertThat(reply.status()).as(reply.toString()).isEqualTo(201);
        return Json.mapper().treeToValue(reply.body(), UploadAnswer.class);
    }

    /// A task whose file is there.
    TaskId filled(LocalUser user) throws IOException, InterruptedException {
        var answer = open(user);
        assertThat(SlotUpload.to(answer.files().getFirst(), CONTENT).send()).isEqualTo(200);
        return answer.taskId();
    }

    SignedCall.Reply submit(LocalUser user, TaskId id) throws IOException, InterruptedException {
        return post(user, "/submit", "{\"taskId\":\"%s\",\"prompt\":\"Sum up.\"}".formatted(id));
    }

    /// Asks for the URLs of a task once more.
    SignedCall.Reply urls(LocalUser user, TaskId id) throws IOException, InterruptedException {
        return post(user, "/upload", "{\"taskId\":\"%s\"}".formatted(id));
    }

    private SignedCall.Reply post(LocalUser user, String path, String body)
            throws IOException, InterruptedException {
        return SignedCall.by(user, "POST", local.api(path), body).send();
    }
}
