/// Local mode: runs the synthesized template on one machine.
@NullMarked
package dev.sluice.local;

import org.jspecify.annotations.NullMarked;
