package dev.sluice.local.simulator.check;

import java.util.List;
import java.util.Map;

/// From which regions a geography's inference profiles can be called.
final class Geography {
    private static final Map<String, List<String>> REGIONS =
            Map.of(
                    "us", List.of("us-", "ca-"),
                    "us-gov", List.of("us-gov-"),
                    "eu", List.of("eu-", "il-"),
                    "apac", List.of("ap-"),
                    "jp", List.of("ap-northeast-1", "ap-northeast-3"),
                    "au", List.of("ap-southeast-2", "ap-southeast-4"),
                    "ca", List.of("ca-"),
                    "global", List.of(""));

    private Geography() {}

    static boolean serves(String geography, String region) {
        return REGIONS.getOrDefault(geography, List.of()).stream().anyMatch(region::startsWith);
    }
}
