/// What a load test found, for people and for machines.
@NullMarked
package dev.sluice.loadtest.report;

import org.jspecify.annotations.NullMarked;
