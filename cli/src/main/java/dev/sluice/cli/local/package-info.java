/// Local mode as the commands see it.
@NullMarked
package dev.sluice.cli.local;

import org.jspecify.annotations.NullMarked;
