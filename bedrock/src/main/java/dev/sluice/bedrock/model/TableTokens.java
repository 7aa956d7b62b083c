package dev.sluice.bedrock.model;

import java.util.Comparator;
import java.util.List;

/// Published examples, read as a line over the area between them and flat outside: such models
/// rescale what is smaller or larger.
public record TableTokens(List<Row> rows) implements ImageTokens {

    public TableTokens {
        rows = rows.stream().sorted(Comparator.comparingLong(row -> row.size().area())).toList();
    }

    @Override
    public long of(PixelSize size) {
        var below = rows.getFirst();
        for (var row : rows) {
            if (row.size().area() >= size.area()) {
                return between(below, row, size.area());
            }
            below = row;
        }
        return below.tokens();
    }

    private static long between(Row below, Row above, long area) {
        long span = above.size().area() - below.size().area();
        return span == 0
                ? above.tokens()
                : below.tokens()
                        + (above.tokens() - below.tokens()) * (area - below.size().area()) / span;
    }

    /// One published example.
    public record Row(int width, int height, long tokens) {

        PixelSize size() {
            return new PixelSize(width, height);
        }
    }
}
