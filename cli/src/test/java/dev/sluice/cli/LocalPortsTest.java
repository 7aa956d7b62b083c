package dev.sluice.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sluice.cli.local.LocalPorts;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.util.Set;
import org.junit.jupiter.api.Test;

class LocalPortsTest {

    @Test
    void oneTakenPort_movesAll_toFiveDifferentFreeOnes() throws Exception {
        try (var taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            var wanted = new LocalPorts(taken.getLocalPort(), 1, 2, 3, 4);

            var given = wanted.orFreeOnes();

            assertThat(
                            Set.of(
                                    given.api(),
                                    given.s3(),
                                    given.sqs(),
                                    given.dynamoDb(),
                                    given.bedrock()))
                    .hasSize(5)
                    .doesNotContain(taken.getLocalPort(), 1, 2, 3, 4);
        }
    }

    @Test
    void freePorts_areKept() throws Exception {
        LocalPorts found;
        try (var taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            found = new LocalPorts(taken.getLocalPort(), 1, 2, 3, 4).orFreeOnes();
        }
        assertThat(found.orFreeOnes()).isEqualTo(found);
    }

    @Test
    void samePortTwice_isNoSetOfPorts() {
        var given = new LocalPorts(1, 1, 1, 1, 1).orFreeOnes();
        assertThat(given.api()).isNotEqualTo(given.s3());
    }
}
