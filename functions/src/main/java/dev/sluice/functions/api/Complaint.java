package dev.sluice.functions.api;

import dev.sluice.model.ErrorCode;

/// One thing that is wrong with a request.
///
/// @param code its kind
/// @param field its path in the request, as `files[2].size`
/// @param detail the value and the rule it breaks
record Complaint(ErrorCode code, String field, String detail) {}
