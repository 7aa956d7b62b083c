package dev.sluice.functions.queue;

import java.util.Map;

/// Queue URLs by lane.
final class LaneUrls {

    private LaneUrls() {}

    static String of(Map<String, String> urls, String lane) {
        var url = urls.get(lane);
        if (url == null) {
            throw new IllegalArgumentException("no queue for lane " + lane);
        }
        return url;
    }
}
