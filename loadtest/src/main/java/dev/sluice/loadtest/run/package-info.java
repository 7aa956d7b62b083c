/// Making the calls and keeping what came of them.
@NullMarked
package dev.sluice.loadtest.run;

import org.jspecify.annotations.NullMarked;
