/// The functions' adapters against the engines of local mode: what the fakes keep, they keep.
@NullMarked
package dev.sluice.local.contract;

import org.jspecify.annotations.NullMarked;
