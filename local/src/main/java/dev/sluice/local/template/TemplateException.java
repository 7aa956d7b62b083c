package dev.sluice.local.template;

/// The template asks for something that local mode does not understand, so that running it would
/// not be running what is deployed. Names the logical id, the type and the property.
public final class TemplateException extends RuntimeException {

    /// A template that cannot be run, and why.
    public TemplateException(String message) {
        super(message);
    }

    static TemplateException at(String logicalId, String type, String property, String problem) {
        return new TemplateException(
                "template resource %s (%s), property %s: %s"
                        .formatted(logicalId, type, property, problem));
    }
}
