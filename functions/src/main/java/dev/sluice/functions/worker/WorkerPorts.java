package dev.sluice.functions.worker;

import dev.sluice.bedrock.BedrockGateway;
import dev.sluice.functions.object.InputObjects;
import dev.sluice.functions.object.TaskObjects;
import dev.sluice.functions.task.Attempts;
import dev.sluice.functions.task.DeadLetters;
import dev.sluice.functions.task.Submissions;

/// Everything a run reaches outside. All thread-safe.
///
/// @param submissions registers messages that services sent themselves
/// @param attempts the writes of a run
/// @param deadLetters the writes around a dead letter
/// @param inputs reads a task's files
/// @param objects specs and answers in S3
/// @param gateway the model
public record WorkerPorts(
        Submissions submissions,
        Attempts attempts,
        DeadLetters deadLetters,
        InputObjects inputs,
        TaskObjects objects,
        BedrockGateway gateway) {}
