package dev.sluice.bedrock.media;

import dev.sluice.model.ErrorCode;
import java.util.OptionalInt;

/// One broken limit.
///
/// @param index of the file, where it is one file's fault
/// @param member of the file's declaration that shows it
/// @param detail the value and the rule
record Breach(ErrorCode code, OptionalInt index, Member member, String detail) {

    static Breach of(ErrorCode code, MediaItem item, Member member, String detail) {
        return new Breach(code, OptionalInt.of(item.index()), member, detail);
    }

    static Breach together(ErrorCode code, String detail) {
        return new Breach(code, OptionalInt.empty(), Member.ITSELF, detail);
    }

    /// `files`, `files[2]` or `files[2].size`.
    String field() {
        return index.isEmpty() ? "files" : "files[" + index.getAsInt() + "]" + member.suffix;
    }

    /// The part of a declaration that is wrong.
    enum Member {
        ITSELF(""),
        SIZE(".size"),
        CONTENT_TYPE(".contentType");

        private final String suffix;

        Member(String suffix) {
            this.suffix = suffix;
        }
    }
}
