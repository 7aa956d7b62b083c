package dev.sluice.functions.worker;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;

class SideBySideTest {

    @Test
    void results_comeInOrderOfTheThings_andAllRunAtOnce() {
        var together = new CyclicBarrier(3);
        assertThat(
                        SideBySide.map(
                                List.of(1, 2, 3),
                                number -> {
                                    try {
                                        together.await(10, TimeUnit.SECONDS);
                                    } catch (Exception alone) {
                                        throw new IllegalStateException(alone);
                                    }
                                    return number * 10;
                                }))
                .containsExactly(10, 20, 30);
    }

    @Test
    void failure_isThrownAsItWas() {
        assertThatThrownBy(() ->
                        SideBySide.map(
                                List.of(1, 2),
                                number -> {
                                    if (number == 2) {
                                        throw new UnsupportedOperationException("two");
                                    }
                                    return number;
                                }))
                .isInstanceOf(UnsupportedOperationException.class)
                .hasMessage("two");
    }

    @Test
    void interrupt_endsThemAll() throws InterruptedException {
        var started = new CountDownLatch(2);
        var ended = new CountDownLatch(2);
        var interrupted = new AtomicBoolean();
        var caller =
                Thread.ofVirtual()
                        .start(() -> {
                            try {
                                SideBySide.map(List.of(1, 2), _ -> waitForever(started, ended));
                            } catch (IllegalStateException expected) {
                                interrupted.set(Thread.currentThread().isInterrupted());
                            }
                        });
        started.await();
        caller.interrupt();
        caller.join();
        assertThat(ended.await(10, TimeUnit.SECONDS)).isTrue();
        assertThat(interrupted).isTrue();
    }

    private static int waitForever(CountDownLatch started, CountDownLatch ended) {
        try {
            started.countDown();
            new CountDownLatch(1).await();
            return 0;
        } catch (InterruptedException end) {
            return 1;
        } finally {
            ended.countDown();
        }
    }
}
