package dev.sluice.local.engine;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.gaul.s3proxy.S3Proxy;
import org.gaul.shaded.org.eclipse.jetty.io.Content;
import org.gaul.shaded.org.eclipse.jetty.server.Handler;
import org.gaul.shaded.org.eclipse.jetty.server.Request;
import org.gaul.shaded.org.eclipse.jetty.server.Response;
import org.gaul.shaded.org.eclipse.jetty.server.Server;
import org.gaul.shaded.org.eclipse.jetty.util.Callback;

/// Refuses a signed request with an `x-amz-…` header that its signature leaves out, as S3 does.
///
/// S3Proxy takes such a request: whoever holds a presigned upload could slip `x-amz-copy-source` in
/// and read any object, or publish theirs with `x-amz-acl`.
final class SignedAmzHeaders extends Handler.Wrapper {
    private static final Pattern SIGNED_HEADERS = Pattern.compile("SignedHeaders=([^,]*)");
    private static final int FORBIDDEN = 403;
    private static final String REFUSAL =
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <Error><Code>AccessDenied</Code><Message>There were headers present in the request \
            which were not signed</Message><HeadersNotSigned>%s</HeadersNotSigned></Error>\
            """;

    private SignedAmzHeaders(Handler next) {
        super(next);
    }

    /// Puts the check in front of `proxy`, which offers no place for it. Call before its start.
    static void guard(S3Proxy proxy) throws ReflectiveOperationException {
        var field = S3Proxy.class.getDeclaredField("server");
        field.setAccessible(true);
        var server = (Server) field.get(proxy);
        server.setHandler(new SignedAmzHeaders(server.getHandler()));
    }

    @Override
    public boolean handle(Request request, Response response, Callback callback) throws Exception {
        var unsigned = unsigned(request);
        if (unsigned.isEmpty()) {
            return super.handle(request, response, callback);
        }
        response.setStatus(FORBIDDEN);
        response.getHeaders().put("Content-Type", "application/xml");
        Content.Sink.write(response, true, REFUSAL.formatted(String.join(",", unsigned)), callback);
        return true;
    }

    private static List<String> unsigned(Request request) {
        var signed = signedHeaders(request);
        return request.getHeaders().stream()
                .map(header -> header.getName().toLowerCase(Locale.ROOT))
                .filter(name -> name.startsWith("x-amz-") && !signed.contains(name))
                .sorted()
                .toList();
    }

    private static Set<String> signedHeaders(Request request) {
        var presigned = Request.extractQueryParameters(request).getValue("X-Amz-SignedHeaders");
        var authorization = request.getHeaders().get("Authorization");
        var header = SIGNED_HEADERS.matcher(authorization == null ? "" : authorization);
        var names = presigned != null ? presigned : header.find() ? header.group(1) : "";
        return Arrays.stream(names.split(";"))
                .map(name -> name.strip().toLowerCase(Locale.ROOT))
                .collect(Collectors.toSet());
    }
}
