/// Draws the files in `samples/`.
@NullMarked
package dev.sluice.cli.samples;

import org.jspecify.annotations.NullMarked;
