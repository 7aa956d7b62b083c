package dev.sluice.local.schedule;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import dev.sluice.local.template.PseudoParameters;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.UUID;

/// The event that a rule hands to its targets, as EventBridge writes it.
record ScheduledEvent(UUID id, String ruleArn, Instant time) {

    private static final ObjectMapper JSON = new ObjectMapper();

    byte[] toJson() {
        var event = JsonNodeFactory.instance.objectNode();
        event.put("version", "0");
        event.put("id", id.toString());
        event.put("detail-type", "Scheduled Event");
        event.put("source", "aws.events");
        event.put("account", PseudoParameters.ACCOUNT);
        event.put("time", time.truncatedTo(ChronoUnit.SECONDS).toString());
        event.put("region", PseudoParameters.REGION);
        event.putArray("resources").add(ruleArn);
        event.putObject("detail");
        try {
            return JSON.writeValueAsBytes(event);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(e);
        }
    }
}
