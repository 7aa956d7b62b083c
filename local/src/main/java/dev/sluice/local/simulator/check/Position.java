package dev.sluice.local.simulator.check;

/// Where a block stands, as error texts name it.
record Position(int message, int content) {

    /// `messages.0.content.2`
    @Override
    public String toString() {
        return "messages." + message + ".content." + content;
    }

    /// `messages.1.member.content.3.member.…`, as constraint violations count.
    String member(String path) {
        return "messages.%d.member.content.%d.member.%s".formatted(message + 1, content + 1, path);
    }
}
