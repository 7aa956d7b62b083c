/// The command line: parse, call, print.
@NullMarked
package dev.sluice.cli;

import org.jspecify.annotations.NullMarked;
