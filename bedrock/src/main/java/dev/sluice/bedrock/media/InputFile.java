package dev.sluice.bedrock.media;

/// One file of a task, in its slot.
///
/// @param name as its owner called it; may be blank, and is never trusted
public record InputFile(String name, InputContent content) {}
