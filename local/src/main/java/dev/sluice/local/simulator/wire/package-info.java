/// What Converse and CountTokens look like on the wire, both ways.
@NullMarked
package dev.sluice.local.simulator.wire;

import org.jspecify.annotations.NullMarked;
