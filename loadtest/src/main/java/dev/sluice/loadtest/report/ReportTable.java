package dev.sluice.loadtest.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// The report for a terminal.
public final class ReportTable {
    private static final String ROW = "%-10s %8s %9s %7s %6s %9s %7s %10s %8s %8s %8s";

    private ReportTable() {}

    /// Its lines.
    public static List<String> lines(LoadReport report) {
        var lines = new ArrayList<String>();
        lines.add(
                String.format(
                        Locale.ROOT,
                        "%s  scale %s  seed %d",
                        report.scenario(),
                        number(report.scale()),
                        report.seed()));
        var steps = report.steps();
        if (steps == null) {
            part(lines, report.bound(), report.modes());
        } else {
            for (var step : steps) {
                lines.add("");
                lines.add(step.requests() + " requests");
                part(lines, step.bound(), step.modes());
            }
        }
        return List.copyOf(lines);
    }

    private static void part(
            List<String> lines, BoundFigures bound, Map<String, ModeFigures> modes) {
        lines.add(
                String.format(
                        Locale.ROOT,
                        "bound %.1f s (%.1f s with the burst), limited by %s",
                        bound.seconds(),
                        bound.burstSeconds(),
                        bound.limit()));
        lines.add(
                row(
                        "mode",
                        "requests",
                        "succeeded",
                        "failed",
                        "lost",
                        "throttles",
                        "calls",
                        "makespan",
                        "× bound",
                        "p50",
                        "p99"));
        modes.forEach((mode, figures) -> lines.add(row(mode, figures)));
    }

    private static String row(String mode, ModeFigures figures) {
        return row(
                mode,
                String.valueOf(figures.requests()),
                String.valueOf(figures.succeeded()),
                String.valueOf(figures.failed()),
                String.valueOf(figures.lost()),
                String.valueOf(figures.throttles()),
                String.valueOf(figures.calls()),
                seconds(figures.makespanSeconds()),
                String.format(Locale.ROOT, "%.2f", figures.boundRatio()),
                seconds(figures.p50Seconds()),
                seconds(figures.p99Seconds()));
    }

    private static String row(Object... cells) {
        return String.format(Locale.ROOT, ROW, cells);
    }

    private static String seconds(@Nullable Double seconds) {
        return seconds == null ? "-" : String.format(Locale.ROOT, "%.1f s", seconds);
    }

    private static String number(double value) {
        return value == Math.rint(value) ? String.valueOf((long) value) : String.valueOf(value);
    }
}
