package dev.sluice.cli;

/// Keeps what engines and functions log away from the terminal.
final class Logs {
    private static final String CONFIGURATION = "log4j2.configurationFile";

    private Logs() {}

    /// Before any logger exists: everything goes to `.sluice/local.log`, unless the user configured
    /// Log4j otherwise.
    static void toFile() {
        if (System.getProperty(CONFIGURATION) == null) {
            System.setProperty(CONFIGURATION, "dev/sluice/cli/log4j2.xml");
        }
    }
}
