/// Files become content parts: formats by their bytes, limits before the call.
@NullMarked
package dev.sluice.bedrock.media;

import org.jspecify.annotations.NullMarked;
