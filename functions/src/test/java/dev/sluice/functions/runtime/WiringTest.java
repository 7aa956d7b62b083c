package dev.sluice.functions.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.sluice.functions.api.CancelHandler;
import dev.sluice.functions.api.ResultHandler;
import dev.sluice.functions.api.SubmitHandler;
import dev.sluice.functions.api.UploadHandler;
import dev.sluice.functions.upkeep.SweepHandler;
import dev.sluice.functions.worker.WorkerHandler;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class WiringTest {

    @TempDir Path root;

    static Stream<Function<Wiring, Object>> handlers() {
        return Stream.of(
                UploadHandler::new,
                SubmitHandler::new,
                ResultHandler::new,
                CancelHandler::new,
                WorkerHandler::new,
                SweepHandler::new);
    }

    @ParameterizedTest
    @MethodSource("handlers")
    void everyHandler_isPutTogetherFromAnEnvironmentAlone(Function<Wiring, Object> make)
            throws IOException {
        Files.writeString(root.resolve("sluice.json"), Environments.SLUICE_JSON);
        try (var wiring = Wiring.from(Environments.complete(root))) {
            assertThat(make.apply(wiring)).isNotNull();
        }
    }

    @ParameterizedTest
    @MethodSource("handlers")
    void everyHandler_saysAtOnceWhatItLacks(Function<Wiring, Object> make) {
        try (var wiring = Wiring.from(Map.of())) {
            assertThatThrownBy(() -> make.apply(wiring))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContainingAll("AWS_REGION", "LAMBDA_TASK_ROOT", "TASKS_TABLE");
        }
    }

    @Test
    void chance_goesOnWithANewSourceAfterARestore() {
        var chance = new Chance();
        chance.renew();

        assertThat(chance.nextLong()).isNotEqualTo(chance.nextLong());
    }
}
