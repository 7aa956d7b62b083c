package dev.sluice.local.simulator.admin;

import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import dev.sluice.local.simulator.Settings;
import dev.sluice.local.simulator.Setup;
import dev.sluice.local.simulator.fault.FaultRule;
import dev.sluice.model.FieldProblem;
import java.time.Instant;
import java.util.List;

/// Reads what `PUT /_sim/config` takes from the text of a file, YAML or JSON.
public final class SetupFile {
    private static final YAMLMapper YAML =
            YAMLMapper.builder().enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION).build();

    private SetupFile() {}

    /// Changes the demo's settings by the text.
    ///
    /// @param now what the windows of faults are relative to
    public static Outcome read(String text, Instant now) {
        try {
            var problems = new Problems();
            var body = YAML.readTree(text);
            var settings = new SettingsReader(Settings.DEMO, problems).read(body);
            List<FaultRule> faults =
                    body.has("faults") ? new FaultReader(now, problems).read(body) : List.of();
            return problems.found().isEmpty()
                    ? new Outcome.Read(new Setup(settings, faults))
                    : new Outcome.Invalid(problems.found());
        } catch (JacksonException unreadable) {
            var at = unreadable.getLocation();
            var line = at == null ? "file" : "line " + at.getLineNr();
            return new Outcome.Invalid(
                    List.of(
                            new FieldProblem(
                                    line, "not YAML: " + unreadable.getOriginalMessage())));
        }
    }

    /// What a file says.
    public sealed interface Outcome {

        /// It is in order.
        record Read(Setup setup) implements Outcome {}

        /// All that is wrong with it.
        record Invalid(List<FieldProblem> problems) implements Outcome {}
    }
}
