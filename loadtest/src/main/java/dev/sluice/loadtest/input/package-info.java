/// Generated inputs: valid, all different, cheap to make.
@NullMarked
package dev.sluice.loadtest.input;

import org.jspecify.annotations.NullMarked;
