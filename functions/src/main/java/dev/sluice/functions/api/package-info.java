/// The HTTP side: handlers that translate, and the four use cases behind them.
@NullMarked
package dev.sluice.functions.api;

import org.jspecify.annotations.NullMarked;
