/// `sluice.yaml` as validated records: the one file an operator edits.
@NullMarked
package dev.sluice.model.config;

import org.jspecify.annotations.NullMarked;
