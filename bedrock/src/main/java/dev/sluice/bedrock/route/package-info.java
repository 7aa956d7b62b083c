/// Where a model can be called.
@NullMarked
package dev.sluice.bedrock.route;

import org.jspecify.annotations.NullMarked;
