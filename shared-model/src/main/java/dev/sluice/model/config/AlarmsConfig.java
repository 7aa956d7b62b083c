package dev.sluice.model.config;

import java.time.Duration;
import java.util.Optional;

/// Who is told, and when.
///
/// @param topicArn an SNS topic of the operator's; a new one where absent
/// @param oldestMessage age of a queue's oldest message that alarms
/// @param quotaUse share of the quota that alarms, 0 to 1
public record AlarmsConfig(Optional<String> topicArn, Duration oldestMessage, double quotaUse) {}
