package dev.sluice.local.api;

import dev.sluice.local.engine.Port;
import dev.sluice.local.function.FunctionInvoker;
import dev.sluice.local.template.RestApi;
import io.javalin.Javalin;
import io.javalin.compression.CompressionStrategy;
import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import java.io.IOException;
import java.net.URI;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Map;
import java.util.UUID;
import java.util.random.RandomGenerator;
import org.eclipse.jetty.http.UriCompliance;

/// API Gateway on one machine: serves the template's REST API under its stage.
public final class ApiHost implements AutoCloseable {
    private final Javalin server;
    private final URI url;

    private ApiHost(Javalin server, URI url) {
        this.server = server;
        this.url = url;
    }

    /// Serves `api` on `port`.
    ///
    /// @param functions by logical id; every function that a route names
    /// @param random for request ids
    public static ApiHost start(
            Port port,
            RestApi api,
            Map<String, FunctionInvoker> functions,
            LocalUsers users,
            InstantSource clock,
            RandomGenerator random) {
        port.requireFree();
        var gateway = new Gateway(api, new SignatureCheck(users, clock), functions, clock);
        var server =
                Javalin.create(config -> configure(config, gateway, random))
                        .start("127.0.0.1", port.number());
        return new ApiHost(server, URI.create(port.url() + "/" + api.stage()));
    }

    private static void configure(JavalinConfig config, Gateway gateway, RandomGenerator random) {
        config.startup.showJavalinBanner = false;
        config.startup.startupWatcherEnabled = false;
        config.startup.showOldJavalinVersionWarning = false;
        config.concurrency.useVirtualThreads = true;
        config.http.compressionStrategy = CompressionStrategy.NONE;
        // Whatever stands in a path is the gateway's to judge, not the server's.
        config.jetty.modifyHttpConfiguration(http -> {
            http.setUriCompliance(UriCompliance.UNSAFE);
            http.setSendServerVersion(false);
        });
        config.jetty.modifyServer(
                server -> server.setErrorHandler(new ErrorAnswers(gateway, random)));
        config.jetty.modifyServletContextHandler(
                context -> context.getServletHandler().setDecodeAmbiguousURIs(true));
        config.routes.before(context -> {
            serve(context, gateway, random);
            context.skipRemainingHandlers();
        });
    }

    private static void serve(Context context, Gateway gateway, RandomGenerator random)
            throws IOException {
        var requestId = requestId(random);
        var answer = gateway.answer(read(context), requestId);
        context.status(answer.status());
        answer.headers().lines().forEach(line -> add(context, line));
        context.res().setHeader("x-amzn-RequestId", requestId);
        context.res().setContentLengthLong(answer.body().length);
        context.res().getOutputStream().write(answer.body());
    }

    private static void add(Context context, HeaderLines.Line line) {
        if (line.name().equalsIgnoreCase("Content-Type")) {
            context.contentType(line.value());
        } else {
            context.res().addHeader(line.name(), line.value());
        }
    }

    /// Reads no more of the body than it takes to know that it is too large.
    private static ApiRequest read(Context context) throws IOException {
        var request = context.req();
        var lines = new ArrayList<HeaderLines.Line>();
        for (var name : Collections.list(request.getHeaderNames())) {
            for (var value : Collections.list(request.getHeaders(name))) {
                lines.add(new HeaderLines.Line(name, value));
            }
        }
        var query = request.getQueryString();
        return new ApiRequest(
                request.getMethod(),
                request.getRequestURI(),
                query == null ? "" : query,
                new HeaderLines(lines),
                request.getInputStream().readNBytes(Gateway.BODY_LIMIT + 1),
                request.getRemoteAddr());
    }

    static String requestId(RandomGenerator random) {
        return new UUID(random.nextLong(), random.nextLong()).toString();
    }

    /// Where the API is, its stage included.
    public URI url() {
        return url;
    }

    @Override
    public void close() {
        server.stop();
    }
}
