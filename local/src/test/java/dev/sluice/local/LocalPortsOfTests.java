package dev.sluice.local;

import dev.sluice.local.engine.FreePorts;
import java.io.IOException;

/// Ports for one test.
final class LocalPortsOfTests {
    private LocalPortsOfTests() {}

    static LocalPorts free() throws IOException {
        return LocalPorts.of(
                FreePorts.next().number(),
                FreePorts.next().number(),
                FreePorts.next().number(),
                FreePorts.next().number(),
                FreePorts.next().number());
    }
}
