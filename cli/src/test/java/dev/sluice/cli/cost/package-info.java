/// What the handlers cost beside the calls they cannot do without: run by hand, see
/// `docs/measurements.md`.
@NullMarked
package dev.sluice.cli.cost;

import org.jspecify.annotations.NullMarked;
