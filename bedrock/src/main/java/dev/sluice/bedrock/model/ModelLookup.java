package dev.sluice.bedrock.model;

import java.util.List;

/// What the catalogue knows about a model id.
public sealed interface ModelLookup {

    /// A known model under an id that can be called.
    record Known(ModelProfile profile) implements ModelLookup {}

    /// A known model under its bare id, which the service refuses: one of `offered` is meant.
    record NeedsProfile(ModelProfile profile, List<String> offered) implements ModelLookup {}

    /// The id does not say which model it is: the configuration must.
    record NeedsModel(String id) implements ModelLookup {}

    /// A model that the catalogue does not have.
    record Unknown(String id) implements ModelLookup {}
}
