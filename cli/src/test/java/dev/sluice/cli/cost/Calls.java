package dev.sluice.cli.cost;

import java.util.List;
import java.util.stream.Collectors;
import software.amazon.awssdk.core.SdkRequest;

/// What a handler asked of the engines for one task.
record Calls(String taskId, List<SdkRequest> requests) {

    List<SdkRequest> about(String otherId) {
        return new OtherTask(taskId, otherId).of(requests);
    }

    @Override
    public String toString() {
        return requests.stream()
                .map(request -> request.getClass().getSimpleName().replace("Request", ""))
                .collect(Collectors.joining(", "));
    }
}
