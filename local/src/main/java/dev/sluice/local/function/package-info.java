/// Hosts the functions of the template the way the Lambda service does.
@NullMarked
package dev.sluice.local.function;

import org.jspecify.annotations.NullMarked;
