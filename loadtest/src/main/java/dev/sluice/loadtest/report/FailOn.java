package dev.sluice.loadtest.report;

import dev.sluice.loadtest.run.Mode;
import dev.sluice.model.Json;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// When a load test counts as failed: conditions `mode.figure op number`, comma-separated, any of
/// which is enough.
public sealed interface FailOn {

    /// Understood.
    record Conditions(List<Condition> conditions) implements FailOn {

        /// Those that hold for a report, in words with the figure found. A figure that the report
        /// does not have holds too: what cannot be told is no success.
        public List<String> met(LoadReport report) {
            return conditions.stream()
                    .flatMap(condition -> condition.metBy(report).stream())
                    .toList();
        }
    }

    /// Not understood; says which part and what would be.
    record Unreadable(String problem) implements FailOn {}

    /// Reads the expression.
    ///
    /// @param modes that will be run
    static FailOn parse(String text, List<Mode> modes) {
        var conditions = new ArrayList<Condition>();
        for (var part : text.split(",", -1)) {
            var match = Syntax.CONDITION.matcher(part.strip());
            if (!match.matches()) {
                return new Unreadable(
                        "'" + part.strip() + "' is no condition as direct.failed > 230");
            }
            var mode =
                    modes.stream().filter(each -> each.word().equals(match.group(1))).findFirst();
            if (mode.isEmpty()) {
                return new Unreadable(
                        "mode '" + match.group(1) + "' is not run; run are " + Syntax.words(modes));
            }
            if (!Syntax.FIGURES.contains(match.group(2))) {
                return new Unreadable(
                        "no figure '"
                                + match.group(2)
                                + "'; there are "
                                + String.join(", ", Syntax.FIGURES));
            }
            conditions.add(
                    new Condition(
                            mode.get(),
                            match.group(2),
                            Comparison.of(match.group(3)),
                            Double.parseDouble(match.group(4))));
        }
        return new Conditions(List.copyOf(conditions));
    }

    /// One condition.
    record Condition(Mode mode, String figure, Comparison comparison, double number) {

        private java.util.Optional<String> metBy(LoadReport report) {
            var value =
                    Json.mapper().valueToTree(report).path("modes").path(mode.word()).path(figure);
            var name = mode.word() + "." + figure;
            if (!value.isNumber()) {
                return java.util.Optional.of(name + " is absent");
            }
            return comparison.holds(value.doubleValue(), number)
                    ? java.util.Optional.of(
                            name + " is " + value + ", " + comparison.sign() + " " + number)
                    : java.util.Optional.empty();
        }
    }

    /// How conditions are written.
    final class Syntax {
        private static final Pattern CONDITION =
                Pattern.compile(
                        "([a-z]+)\\.([A-Za-z0-9]+)\\s*(<=|>=|==|!=|<|>)\\s*(-?\\d+(?:\\.\\d+)?)");
        private static final List<String> FIGURES =
                Arrays.stream(ModeFigures.class.getRecordComponents())
                        .map(RecordComponent::getName)
                        .toList();

        private Syntax() {}

        private static String words(List<Mode> modes) {
            return modes.stream().map(Mode::word).collect(Collectors.joining(", "));
        }
    }
}
