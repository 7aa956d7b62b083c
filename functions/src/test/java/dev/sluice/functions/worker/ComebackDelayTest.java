package dev.sluice.functions.worker;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sluice.bedrock.DeferReason;
import java.time.Duration;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class ComebackDelayTest {

    private final ComebackDelay shortest = new ComebackDelay(() -> 0);
    private final ComebackDelay spread = new ComebackDelay(() -> -1);

    @Test
    void capacity_growsFromAMinuteToHalfAnHour() {
        assertThat(shortest.capacity(0)).isEqualTo(Duration.ofSeconds(60));
        assertThat(shortest.capacity(1)).isEqualTo(Duration.ofSeconds(120));
        assertThat(shortest.capacity(4)).isEqualTo(Duration.ofSeconds(960));
        assertThat(shortest.capacity(5)).isEqualTo(Duration.ofMinutes(30));
        assertThat(spread.capacity(0)).isBetween(Duration.ofSeconds(89), Duration.ofSeconds(90));
    }

    @Test
    void passingFault_comesBackSoon() {
        assertThat(shortest.of(DeferReason.TRANSPORT, 0)).isEqualTo(Duration.ofSeconds(1));
        assertThat(shortest.of(DeferReason.TRANSPORT, 10)).isEqualTo(Duration.ofSeconds(60));
    }

    @Property
    void everyDelay_isWithinItsBounds(
            @ForAll DeferReason reason, @ForAll @IntRange(min = 0) int deferrals) {
        assertThat(spread.of(reason, deferrals))
                .isBetween(Duration.ofSeconds(1), Duration.ofMinutes(30));
    }
}
