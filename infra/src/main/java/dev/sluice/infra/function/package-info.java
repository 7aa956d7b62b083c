/// How every function of the stack is made, and what it may do.
@NullMarked
package dev.sluice.infra.function;

import org.jspecify.annotations.NullMarked;
