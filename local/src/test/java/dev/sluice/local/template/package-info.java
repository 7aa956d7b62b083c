@NullMarked
package dev.sluice.local.template;

import org.jspecify.annotations.NullMarked;
