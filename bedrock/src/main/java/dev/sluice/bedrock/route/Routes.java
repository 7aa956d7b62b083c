package dev.sluice.bedrock.route;

import java.util.List;

/// The routes of a model in the order in which to try them. At least one for every model that the
/// caller may name; an unknown name gives none. Safe for many threads.
public interface Routes {

    /// Where to call this configured model, best first.
    List<Route> of(String model);
}
