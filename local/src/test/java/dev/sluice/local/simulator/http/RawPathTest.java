package dev.sluice.local.simulator.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class RawPathTest {

    @Test
    void escapedSlash_partsNothing() {
        assertThat(RawPath.segments("/us-east-1/model/arn%3Aaws%3Ax%2Fy/converse"))
                .containsExactly("us-east-1", "model", "arn:aws:x/y", "converse");
    }

    @Test
    void plus_isAPlus() {
        assertThat(RawPath.segments("/a+b")).containsExactly("a+b");
    }

    @Test
    void emptySegments_areLeftOut() {
        assertThat(RawPath.segments("//a/")).containsExactly("a");
        assertThat(RawPath.segments("/")).isEmpty();
    }

    @Test
    void brokenEscape_isRefused() {
        assertThatThrownBy(() -> RawPath.segments("/%zz"))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
