/// The record of a task, and every conditional write that may change it.
@NullMarked
package dev.sluice.functions.task;

import org.jspecify.annotations.NullMarked;
