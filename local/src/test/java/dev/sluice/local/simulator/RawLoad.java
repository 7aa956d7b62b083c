package dev.sluice.local.simulator;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.io.BufferedInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;
import java.util.Arrays;
import java.util.Locale;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicLong;

/// Measures how many Converse calls of 2 KB a running simulator answers on kept connections. Needs
/// nothing but a JDK:
///
/// ```
/// java RawLoad.java PORT CONNECTIONS SECONDS
/// ```
final class RawLoad {
    private static final String BODY =
            "{\"messages\":[{\"role\":\"user\",\"content\":[{\"text\":\"%s\"}]}],"
                    + "\"inferenceConfig\":{\"maxTokens\":100}}";

    private RawLoad() {}

    public static void main(String[] args) throws InterruptedException {
        var port = Integer.parseInt(args[0]);
        var connections = Integer.parseInt(args[1]);
        var seconds = Integer.parseInt(args[2]);
        var until = System.nanoTime() + seconds * 1_000_000_000L;
        var request = request().getBytes(ISO_8859_1);
        var answers = new AtomicLong();
        var failed = new AtomicLong();
        var millis = new ConcurrentLinkedQueue<Double>();
        var started = System.nanoTime();
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            for (int i = 0; i < connections; i++) {
                threads.submit(() -> {
                    try (var socket = new Socket("127.0.0.1", port)) {
                        socket.setTcpNoDelay(true);
                        var in = new BufferedInputStream(socket.getInputStream());
                        while (System.nanoTime() < until) {
                            var sent = System.nanoTime();
                            socket.getOutputStream().write(request);
                            (answer(in) == 200 ? answers : failed).incrementAndGet();
                            millis.add((System.nanoTime() - sent) / 1e6);
                        }
                    }
                    return null;
                });
            }
        }
        var took = (System.nanoTime() - started) / 1e9;
        var sorted = millis.stream().mapToDouble(Double::doubleValue).sorted().toArray();
        System.out.printf(
                Locale.ROOT,
                "%d connections, %.1f s: %d answered (%.0f/s), %d refused; ms p50 %.1f p99 %.1f%n",
                connections,
                took,
                answers.get(),
                answers.get() / took,
                failed.get(),
                sorted[sorted.length / 2],
                sorted[sorted.length * 99 / 100]);
    }

    private static String request() {
        var fill = new char[2_048 - BODY.length() + 2];
        Arrays.fill(fill, 'a');
        var body = BODY.formatted(new String(fill));
        return "POST /us-east-1/model/us.amazon.nova-2-lite-v1%3A0/converse HTTP/1.1\r\n"
                + "Host: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: "
                + body.length()
                + "\r\n\r\n"
                + body;
    }

    private static int answer(InputStream in) throws IOException {
        var status = Integer.parseInt(line(in).substring(9, 12));
        var length = 0;
        for (var header = line(in); !header.isEmpty(); header = line(in)) {
            if (header.regionMatches(true, 0, "Content-Length:", 0, 15)) {
                length = Integer.parseInt(header.substring(15).strip());
            }
        }
        in.skipNBytes(length);
        return status;
    }

    private static String line(InputStream in) throws IOException {
        var text = new StringBuilder();
        for (var c = in.read(); c != '\n'; c = in.read()) {
            if (c < 0) {
                throw new EOFException();
            }
            if (c != '\r') {
                text.append((char) c);
            }
        }
        return text.toString();
    }
}
