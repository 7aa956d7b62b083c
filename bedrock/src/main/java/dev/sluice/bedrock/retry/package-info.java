/// What follows a fault: another attempt now, or a time to come back at.
@NullMarked
package dev.sluice.bedrock.retry;

import org.jspecify.annotations.NullMarked;
