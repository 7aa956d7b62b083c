package dev.sluice.model;

/// One field at fault.
///
/// @param field its path in the request, as `files[2].size`
/// @param detail the value and the rule it breaks
public record FieldProblem(String field, String detail) {}
