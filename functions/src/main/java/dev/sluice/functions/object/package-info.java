/// What lies in S3: uploads, specs, results.
@NullMarked
package dev.sluice.functions.object;

import org.jspecify.annotations.NullMarked;
