package dev.sluice.local;

import dev.sluice.local.engine.Projects;
import java.nio.file.Path;

/// The real stack, synthesized once for all tests.
final class Assemblies {
    private Assemblies() {}

    /// The assembly of the `sluice.yaml` in the project.
    static Path ofTheProject() {
        var project = Projects.withEngines();
        return new TemplateSource(
                        project,
                        project.resolve("sluice.yaml"),
                        project.resolve("local/target/assembly"))
                .upToDate();
    }
}
