/// The Lambda handlers and the use cases behind them.
@NullMarked
package dev.sluice.functions;

import org.jspecify.annotations.NullMarked;
