package dev.sluice.cli.local;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/// The ports of local mode, all on the loopback address.
///
/// @param api of the HTTP API
/// @param s3 of the object store, named in presigned URLs
/// @param sqs of the queues
/// @param dynamoDb of the tables
/// @param bedrock of the simulator
public record LocalPorts(int api, int s3, int sqs, int dynamoDb, int bedrock) {

    /// Where README and examples expect them.
    public static final LocalPorts USUAL = new LocalPorts(8080, 9090, 9324, 8000, 4570);

    /// These ports where they differ and nobody else uses any of them, otherwise five that are free
    /// now.
    public LocalPorts orFreeOnes() {
        var ports = List.of(api, s3, sqs, dynamoDb, bedrock);
        return Set.copyOf(ports).size() == ports.size()
                        && ports.stream().allMatch(LocalPorts::isFree)
                ? this
                : free();
    }

    private static boolean isFree(int port) {
        try (var probe = new ServerSocket(port, 1, InetAddress.getLoopbackAddress())) {
            return probe.isBound();
        } catch (IOException taken) {
            return false;
        }
    }

    /// Five that are free now. All are held at once, so that they differ.
    public static LocalPorts free() {
        var probes = new ArrayList<ServerSocket>();
        try {
            for (int i = 0; i < 5; i++) {
                probes.add(new ServerSocket(0, 1, InetAddress.getLoopbackAddress()));
            }
            List<Integer> ports = probes.stream().map(ServerSocket::getLocalPort).toList();
            return new LocalPorts(
                    ports.get(0), ports.get(1), ports.get(2), ports.get(3), ports.get(4));
        } catch (IOException none) {
            throw new UncheckedIOException("found no free ports", none);
        } finally {
            probes.forEach(LocalPorts::close);
        }
    }

    private static void close(ServerSocket probe) {
        try {
            probe.close();
        } catch (IOException unlikely) {
            throw new UncheckedIOException(unlikely);
        }
    }
}
