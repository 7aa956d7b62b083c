package dev.sluice.local.simulator.http;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.StandardSocketOptions;
import java.nio.ByteBuffer;
import java.nio.channels.SocketChannel;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

/// Between Jetty and an [Exchange].
final class ExchangeHandler extends Handler.Abstract {
    private final Exchange exchange;

    ExchangeHandler(Exchange exchange) {
        this.exchange = exchange;
    }

    @Override
    public boolean handle(Request request, Response response, Callback callback) {
        try (var body = Content.Source.asInputStream(request)) {
            var reply = exchange.handle(wireRequest(request, body));
            body.transferTo(OutputStream.nullOutputStream());
            send(reply, request, response, callback);
        } catch (IOException | RuntimeException e) {
            cut(request, callback, e);
        } catch (InterruptedException closing) {
            Thread.currentThread().interrupt();
            cut(request, callback, closing);
        }
        return true;
    }

    private static WireRequest wireRequest(Request request, InputStream body) {
        return new WireRequest(
                request.getMethod(),
                segments(request),
                name -> Optional.ofNullable(request.getHeaders().get(name)),
                request.getLength(),
                body);
    }

    /// A path with a broken escape leads nowhere.
    private static List<String> segments(Request request) {
        try {
            return RawPath.segments(request.getHttpURI().getPath());
        } catch (IllegalArgumentException brokenEscape) {
            return List.of();
        }
    }

    private static void send(WireReply reply, Request request, Response response, Callback callback)
            throws IOException {
        switch (reply) {
            case WireReply.Whole(var status, var headers, var body) -> {
                head(response, status, headers);
                response.getHeaders().put("Content-Length", body.length);
                response.write(true, ByteBuffer.wrap(body), callback);
            }
            case WireReply.Streamed(var headers, var body) -> {
                head(response, 200, headers);
                try (body;
                        var out = Content.Sink.asOutputStream(response)) {
                    body.transferTo(out);
                }
                callback.succeeded();
            }
            case WireReply.Cut() -> cut(request, callback, new IOException("cut on purpose"));
        }
    }

    private static void head(Response response, int status, Map<String, String> headers) {
        response.setStatus(status);
        headers.forEach(response.getHeaders()::put);
    }

    private static void cut(Request request, Callback callback, Throwable reason) {
        var endPoint = request.getConnectionMetaData().getConnection().getEndPoint();
        try {
            if (endPoint.getTransport() instanceof SocketChannel socket) {
                socket.setOption(StandardSocketOptions.SO_LINGER, 0);
                socket.close();
            }
        } catch (IOException alreadyClosed) {
            reason.addSuppressed(alreadyClosed);
        }
        callback.failed(reason);
    }
}
