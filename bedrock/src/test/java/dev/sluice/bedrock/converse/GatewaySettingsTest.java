package dev.sluice.bedrock.converse;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;

final class GatewaySettingsTest {

    @Test
    void shortRun_keepsItsReserveBelowWhatItHasBeyondTheCall() {
        var settings = GatewaySettings.of(Duration.ofSeconds(3), Duration.ofSeconds(4));

        assertThat(settings.reserve()).isEqualTo(Duration.ofMillis(500));
    }

    @Test
    void longRun_reservesFiveSeconds() {
        var settings = GatewaySettings.of(Duration.ofSeconds(30), Duration.ofSeconds(60));

        assertThat(settings.reserve()).isEqualTo(Duration.ofSeconds(5));
    }
}
