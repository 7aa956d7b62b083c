package dev.sluice.local.api;

import dev.sluice.local.template.PseudoParameters;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/// The users of local mode by access key: two IAM users, and one role with two sessions.
public record LocalUsers(Map<String, LocalUser> byKey) {

    /// `local`, `guest`, and the sessions `agent-1` and `agent-2` of the role `agent`.
    public static LocalUsers standard() {
        return new LocalUsers(
                List.of(user("local"), user("guest"), session("agent-1"), session("agent-2"))
                        .stream()
                        .collect(
                                Collectors.toUnmodifiableMap(
                                        user -> user.caller().accessKey(), Function.identity())));
    }

    private static LocalUser user(String name) {
        var account = PseudoParameters.ACCOUNT;
        var id = "AIDA" + letters(name);
        var arn = "arn:aws:iam::%s:user/%s".formatted(account, name);
        return new LocalUser(new Caller(account, name, id, arn), name + "-secret", null);
    }

    private static LocalUser session(String name) {
        var account = PseudoParameters.ACCOUNT;
        var id = "AROA" + letters("agent") + ":" + name;
        var arn = "arn:aws:sts::%s:assumed-role/agent/%s".formatted(account, name);
        return new LocalUser(new Caller(account, name, id, arn), name + "-secret", "agent");
    }

    /// Ids of IAM are capital letters and digits, 21 of them.
    private static String letters(String name) {
        return (name.toUpperCase(Locale.ROOT) + "00000000000000000").substring(0, 17);
    }

    Optional<LocalUser> find(String accessKey) {
        return Optional.ofNullable(byKey.get(accessKey));
    }
}
