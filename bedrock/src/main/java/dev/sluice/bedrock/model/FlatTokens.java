package dev.sluice.bedrock.model;

/// Every image costs the same.
public record FlatTokens(long tokens) implements ImageTokens {

    @Override
    public long of(PixelSize size) {
        return tokens;
    }
}
