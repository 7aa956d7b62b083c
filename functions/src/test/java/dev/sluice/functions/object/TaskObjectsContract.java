package dev.sluice.functions.object;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.sluice.functions.task.Samples;
import dev.sluice.model.TaskSpec;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// What all [TaskObjects] do.
public abstract class TaskObjectsContract {

    private static final TaskSpec SPEC =
            new TaskSpec("漢".repeat(90_000), null, null, Map.of("top_k", 5), null, List.of());

    protected abstract TaskObjects objects();

    /// The body that a GET of this URL gives.
    protected abstract String get(URI url);

    @Test
    void f66_spec_isReadAsItWasKept() {
        var id = Samples.id();
        var key = objects().putSpec(id, "hash", SPEC);
        assertThat(key).isEqualTo("specs/" + id + "/hash");
        assertThat(objects().spec(id, key)).contains(SPEC);
        assertThat(objects().putSpec(id, "hash", SPEC)).isEqualTo(key);
    }

    @Test
    void expiredSpec_isEmpty() {
        var id = Samples.id();
        assertThat(objects().spec(id, "specs/" + id + "/gone")).isEmpty();
    }

    @Test
    void f77_specOfAnotherTask_isRefused() {
        var other = Samples.id();
        var key = objects().putSpec(other, "hash", SPEC);
        assertThatThrownBy(() -> objects().spec(Samples.id(), key))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void answer_isFoundByTheNextRun() {
        var id = Samples.id();
        assertThat(objects().leftResult(id)).isEmpty();
        var result = Samples.result("猫".repeat(1000));
        var key = objects().putResult(id, "token", result);
        assertThat(key).isEqualTo("results/" + id + "/token");
        assertThat(objects().leftResult(id)).contains(new TaskObjects.Left(key, result));
        assertThat(objects().leftResult(Samples.id())).isEmpty();
    }

    @Test
    void keptAnswer_isServedByItsUrl() {
        var id = Samples.id();
        var key = objects().putResult(id, "token", Samples.result("a cat"));
        assertThat(get(objects().presignGet(key, Duration.ofMinutes(5))))
                .contains("\"text\":\"a cat\"");
    }

    @Test
    void erased_isGoneAndMayBeErasedAgain() {
        var id = Samples.id();
        var key = objects().putSpec(id, "hash", SPEC);
        objects().putResult(id, "one", Samples.result("1"));
        objects().putResult(id, "two", Samples.result("2"));
        var neighbour = Samples.id();
        objects().putResult(neighbour, "one", Samples.result("n"));
        objects().erase(id);
        objects().erase(id);
        assertThat(objects().spec(id, key)).isEmpty();
        assertThat(objects().leftResult(id)).isEmpty();
        assertThat(objects().leftResult(neighbour)).isPresent();
    }
}
