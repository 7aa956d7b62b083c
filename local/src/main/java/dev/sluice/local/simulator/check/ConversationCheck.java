package dev.sluice.local.simulator.check;

import static dev.sluice.local.simulator.wire.ServiceError.validation;

import dev.sluice.local.simulator.wire.Block;
import dev.sluice.local.simulator.wire.ConverseBody;
import dev.sluice.local.simulator.wire.Message;
import dev.sluice.local.simulator.wire.ServiceException;
import java.util.HashSet;
import java.util.Set;

/// What Converse asks of any conversation, whatever the model.
final class ConversationCheck {
    private final Set<String> documentNames = new HashSet<>();

    private ConversationCheck() {}

    static void check(ConverseBody body) throws ServiceException {
        var messages = body.messages();
        if (messages.isEmpty() || !"user".equals(messages.getFirst().role())) {
            throw refused(
                    "A conversation must start with a user message. Try again with a conversation"
                            + " that starts with a user message.");
        }
        for (int i = 0; i < messages.size(); i++) {
            message(i, messages.get(i));
        }
        for (int i = 0; i < body.system().size(); i++) {
            text("system." + i, "SystemContentBlock", body.system().get(i));
        }
        Blocks.visit(body, new ConversationCheck()::block);
    }

    private static void message(int index, Message message) throws ServiceException {
        if (message.content().isEmpty()) {
            throw refused(
                    ("The content field in the Message object at messages.%d is empty. Add a"
                                    + " ContentBlock object to the content field and try again.")
                            .formatted(index));
        }
        var documents = message.content().stream().anyMatch(Block.Document.class::isInstance);
        var texts = message.content().stream().anyMatch(Block.Text.class::isInstance);
        if (documents && !texts) {
            throw refused("A text block must be included when using documents.");
        }
        var media = documents || message.content().stream().anyMatch(Block.Image.class::isInstance);
        if (media && "assistant".equals(message.role())) {
            throw refused(
                    ("The Message object at messages.%d has the role assistant and cannot include"
                                    + " images or documents.")
                            .formatted(index));
        }
    }

    private void block(Position position, Block block) throws ServiceException {
        switch (block) {
            case Block.Text _ -> text(position.toString(), "ContentBlock", block);
            case Block.Document document -> name(document);
            case Block.Nothing() ->
                    throw refused(
                            ("The format of the value at %s is invalid. Provide a json object for"
                                            + " the field and try again.")
                                    .formatted(position));
            case Block.Image _, Block.Other _ -> {}
        }
    }

    private static void text(String where, String type, Block block) throws ServiceException {
        if (block instanceof Block.Text(var text) && isBlank(text)) {
            throw refused(
                    ("The text field in the %s object at %s is blank. Add text to the text field,"
                                    + " and try again.")
                            .formatted(type, where));
        }
    }

    private void name(Block.Document document) throws ServiceException {
        var name = String.valueOf(document.name());
        if (!Formats.DOCUMENT_NAME.matcher(name).matches() || name.contains("  ")) {
            throw refused(
                    "The document file name can only contain alphanumeric characters, whitespace"
                            + " characters, hyphens, parentheses, and square brackets. The name"
                            + " can't contain more than one consecutive whitespace character."
                            + " Check that the file name conforms to these restrictions and retry"
                            + " your request.");
        }
        if (!documentNames.add(name)) {
            throw refused(
                    "Messages can't contain duplicate document names. Rename the document and"
                            + " retry your request.");
        }
    }

    /// Blank to the service: also with no-break and ideographic spaces.
    private static boolean isBlank(String text) {
        return text.codePoints()
                .allMatch(c -> Character.isWhitespace(c) || Character.isSpaceChar(c));
    }

    private static ServiceException refused(String message) {
        return new ServiceException(validation(message));
    }
}
