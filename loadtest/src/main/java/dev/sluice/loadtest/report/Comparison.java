package dev.sluice.loadtest.report;

import java.util.Arrays;

/// How a figure is compared with a number.
public enum Comparison {
    BELOW("<"),
    AT_MOST("<="),
    ABOVE(">"),
    AT_LEAST(">="),
    EQUAL("=="),
    DIFFERENT("!=");

    private final String sign;

    Comparison(String sign) {
        this.sign = sign;
    }

    /// As it is written.
    public String sign() {
        return sign;
    }

    static Comparison of(String sign) {
        return Arrays.stream(values())
                .filter(each -> each.sign.equals(sign))
                .findFirst()
                .orElseThrow();
    }

    boolean holds(double figure, double number) {
        var order = Double.compare(figure, number);
        return switch (this) {
            case BELOW -> order < 0;
            case AT_MOST -> order <= 0;
            case ABOVE -> order > 0;
            case AT_LEAST -> order >= 0;
            case EQUAL -> order == 0;
            case DIFFERENT -> order != 0;
        };
    }
}
