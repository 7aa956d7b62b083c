package dev.sluice.local.schedule;

import java.util.BitSet;
import java.util.List;

/// One field of a cron expression: the values that fit.
record CronField(BitSet values) {

    /// What a field may hold; names, where values have them, stand for the values from the lowest
    /// on.
    enum Kind {
        MINUTES(0, 59, ""),
        HOURS(0, 23, ""),
        DAYS_OF_MONTH(1, 31, ""),
        MONTHS(1, 12, "JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC"),
        DAYS_OF_WEEK(1, 7, "SUN MON TUE WED THU FRI SAT"),
        YEARS(1970, 2199, "");

        private final int low;
        private final int high;
        private final String names;

        Kind(int low, int high, String names) {
            this.low = low;
            this.high = high;
            this.names = names;
        }

        private int value(String text) {
            var named = List.of(names.split(" ", -1)).indexOf(text);
            var value = named < 0 || text.isEmpty() ? number(text) : low + named;
            if (value < low || value > high) {
                throw refusal(text);
            }
            return value;
        }

        private int number(String text) {
            try {
                return Integer.parseInt(text);
            } catch (NumberFormatException e) {
                throw refusal(text);
            }
        }

        private IllegalArgumentException refusal(String text) {
            return new IllegalArgumentException(
                    "cron: \"%s\" is no value for %s (%d to %d; L, W and # are not supported)"
                            .formatted(text, this, low, high));
        }
    }

    /// Reads lists, ranges, steps, `*` and `?`.
    static CronField parse(Kind kind, String text) {
        var values = new BitSet();
        for (var part : text.split(",", -1)) {
            addPart(kind, part, values);
        }
        return new CronField(values);
    }

    boolean has(int value) {
        return values.get(value);
    }

    private static void addPart(Kind kind, String part, BitSet values) {
        var slash = part.indexOf('/');
        var range = slash < 0 ? part : part.substring(0, slash);
        var step = slash < 0 ? 1 : Math.max(1, kind.number(part.substring(slash + 1)));
        var dash = range.indexOf('-');
        var from = kind.low;
        var to = kind.high;
        if (dash > 0) {
            from = kind.value(range.substring(0, dash));
            to = kind.value(range.substring(dash + 1));
        } else if (!range.equals("*") && !range.equals("?")) {
            from = kind.value(range);
            to = slash < 0 ? from : kind.high;
        }
        for (var value = from; value <= to; value += step) {
            values.set(value);
        }
    }
}
