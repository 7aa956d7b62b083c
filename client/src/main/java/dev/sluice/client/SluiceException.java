package dev.sluice.client;

/// Anything that keeps a call from its answer. Each kind says whose turn it is.
public abstract sealed class SluiceException extends RuntimeException
        permits RefusedException,
                UnexpectedAnswerException,
                UnfinishedException,
                UnreachableException,
                UnreadableInputException,
                UnsignedException,
                UploadFailedException {

    private static final long serialVersionUID = 1L;

    SluiceException(String message) {
        super(message);
    }

    SluiceException(String message, Throwable cause) {
        super(message, cause);
    }
}
