package dev.sluice.local.template;

/// What `Ref` and `Fn::GetAtt` mean.
interface References {

    /// The value of `Ref` to a resource, a parameter or a pseudo parameter.
    String ref(String name);

    /// The value of an attribute of a resource.
    String attribute(String logicalId, String attribute);
}
