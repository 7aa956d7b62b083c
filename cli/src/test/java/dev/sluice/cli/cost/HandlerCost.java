package dev.sluice.cli.cost;

import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.Locale;

/// Measures handlers against their own engine calls issued bare, in this process, on the engines of
/// local mode.
///
/// Arguments: pairs that count (1000), pairs before them (2000).
public final class HandlerCost {

    private HandlerCost() {}

    public static void main(String[] args) throws IOException, InterruptedException {
        var counted = args.length > 0 ? Integer.parseInt(args[0]) : 1000;
        var before = args.length > 1 ? Integer.parseInt(args[1]) : 2000;
        try (var stack = MeasuredStack.start(Files.createTempDirectory("handler-cost"))) {
            for (var pair : List.of(new SubmitPair(stack), new WorkerPair(stack))) {
                var times = Times.of(pair, before, counted);
                System.out.printf(
                        Locale.ROOT,
                        "%s%n  calls    %s%n  handler  %s%n  bare     %s%n  p50 ratio %.2f%n",
                        pair.name(),
                        pair.calls(),
                        times.handler(),
                        times.bare(),
                        times.ratio());
            }
        }
        // Engines leave threads behind.
        System.exit(0);
    }
}
