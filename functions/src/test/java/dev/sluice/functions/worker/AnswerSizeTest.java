package dev.sluice.functions.worker;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sluice.functions.task.Samples;
import dev.sluice.functions.task.Task;
import dev.sluice.functions.task.TaskMemory;
import dev.sluice.functions.task.TaskStores;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AnswerSizeTest {

    private static Task task() {
        var stores = TaskStores.in(new TaskMemory());
        var task = Samples.text(Samples.id(), Samples.owner());
        stores.submissions().create(task);
        return stores.owned().find(task.id()).orElseThrow();
    }

    @ParameterizedTest
    @CsvSource({
        "a,1,true",
        "a,349000,true",
        "a,350000,false",
        "a,410000,false",
        "猫,116000,true",
        "猫,140000,false",
        "'\"',170000,true",
        "'\"',180000,false"
    })
    void f68_answer_isMeasuredInBytesAsWritten(String character, int count, boolean fits) {
        assertThat(AnswerSize.fits(task(), Samples.result(character.repeat(count))))
                .isEqualTo(fits);
    }
}
