package dev.sluice.bedrock.fault;

import dev.sluice.model.ErrorCode;
import java.util.List;
import java.util.regex.Pattern;

/// The few texts of a ValidationException that change what is to be done. Narrow on purpose:
/// whatever fits none of them is `bedrock_validation`, so that nobody is told a wrong reason. Texts
/// can change; then the fault is only less precise.
final class ValidationTexts {

    static final String REFUSED = "the service refused the request as invalid";

    private static final List<Known> KNOWN =
            List.of(
                    known("document names", rejected(ErrorCode.BEDROCK_VALIDATION, REFUSED)),
                    known(
                            "on-demand throughput|model identifier is invalid"
                                    + "|support the model that you provided"
                                    + "|end of (its |their )?life|no longer (available|supported)"
                                    + "|marked by provider as legacy|model .{0,80}deprecated",
                            new Fault.Config("the model cannot be called under this id")),
                    known("(input|prompt) is too long|exceed(s)? context limit", tooLong()),
                    known(
                            "doesn.t support (the )?(system|document|image|video|tool)",
                            rejected(
                                    ErrorCode.UNSUPPORTED_FEATURE,
                                    "the model does not take a part of this request")),
                    known(
                            "image exceeds .{0,40}maximum|image dimensions exceed",
                            rejected(ErrorCode.TOO_LARGE, "an image is too large for the model")),
                    known(
                            "password.protected|encrypted (pdf|document)",
                            rejected(ErrorCode.ENCRYPTED_DOCUMENT, "a document needs a password")),
                    known(
                            "(pdf|document)s?( file)?( specified| provided)? (was|is|are|were)"
                                    + " (not valid|invalid|corrupt)"
                                    + "|(could not|couldn.t|unable to) (open|parse|read|process)"
                                    + " (the )?(pdf|document)",
                            rejected(
                                    ErrorCode.CORRUPT_FILE,
                                    "the service could not read a document")));

    private ValidationTexts() {}

    /// @param text in lower case
    static Fault classify(String text) {
        return KNOWN.stream()
                .filter(known -> known.pattern().matcher(text).find())
                .map(Known::fault)
                .findFirst()
                .orElseGet(() -> rejected(ErrorCode.BEDROCK_VALIDATION, REFUSED));
    }

    /// The service has one text for two causes.
    static Fault tooLong() {
        return rejected(
                ErrorCode.INPUT_TOO_LONG,
                "too many tokens for the model's context, or too many bytes for one request");
    }

    private static Fault rejected(ErrorCode code, String detail) {
        return new Fault.Rejected(code, detail);
    }

    private static Known known(String pattern, Fault fault) {
        return new Known(Pattern.compile(pattern), fault);
    }

    private record Known(Pattern pattern, Fault fault) {}
}
