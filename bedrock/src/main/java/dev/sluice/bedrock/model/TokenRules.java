package dev.sluice.bedrock.model;

/// How input is counted against the quota before the service has counted it.
///
/// @param image tokens of one image
/// @param perPage tokens of one PDF page
/// @param bytesPerToken UTF-8 bytes of text per token
/// @param burndown how many tokens of quota one output token costs
public record TokenRules(ImageTokens image, long perPage, double bytesPerToken, int burndown) {

    /// Tokens of a text of this many UTF-8 bytes.
    public long ofText(long utf8Bytes) {
        return (long) Math.ceil(utf8Bytes / bytesPerToken);
    }
}
