package dev.sluice.local.simulator.http;

import java.io.IOException;
import java.net.InetAddress;
import org.eclipse.jetty.http.UriCompliance;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.VirtualThreads;
import org.eclipse.jetty.util.thread.QueuedThreadPool;

/// An HTTP/1.1 server on the loopback address: a few platform threads select, and each request runs
/// on a virtual thread.
public final class HttpEdge implements AutoCloseable {
    private static final int SELECTING_THREADS = 8;
    private static final int WAITING_CONNECTIONS = 4_096;

    private final Server server;
    private final ServerConnector connector;

    private HttpEdge(Server server, ServerConnector connector) {
        this.server = server;
        this.connector = connector;
    }

    /// Starts listening.
    ///
    /// @param port 0 for any free one
    /// @throws IOException if the port cannot be had
    public static HttpEdge start(int port, Exchange exchange) throws IOException {
        var server = new Server(threads());
        var connector = new ServerConnector(server, 0, 1, new HttpConnectionFactory(wire()));
        connector.setHost(InetAddress.getLoopbackAddress().getHostAddress());
        connector.setPort(port);
        connector.setReuseAddress(true);
        connector.setAcceptQueueSize(WAITING_CONNECTIONS);
        connector.setIdleTimeout(0);
        server.addConnector(connector);
        server.setHandler(new ExchangeHandler(exchange));
        server.setStopTimeout(0);
        var edge = new HttpEdge(server, connector);
        edge.open();
        return edge;
    }

    /// The port it listens on.
    public int port() {
        return connector.getLocalPort();
    }

    /// Stops listening and cuts what is open.
    @Override
    public void close() throws IOException {
        try {
            server.stop();
        } catch (Exception e) {
            throw new IOException("the simulator's server does not stop", e);
        }
    }

    private void open() throws IOException {
        try {
            connector.open();
            server.start();
        } catch (IOException e) {
            close();
            throw e;
        } catch (Exception e) {
            close();
            throw new IOException("the simulator's server does not start", e);
        }
    }

    private static QueuedThreadPool threads() {
        var threads = new QueuedThreadPool(SELECTING_THREADS);
        threads.setName("bedrock-simulator");
        threads.setDaemon(true);
        threads.setVirtualThreadsExecutor(VirtualThreads.getDefaultVirtualThreadsExecutor());
        return threads;
    }

    private static HttpConfiguration wire() {
        var wire = new HttpConfiguration();
        wire.setSendServerVersion(false);
        wire.setUriCompliance(UriCompliance.UNSAFE);
        return wire;
    }
}
