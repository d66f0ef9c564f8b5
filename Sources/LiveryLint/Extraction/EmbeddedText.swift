import LiverySource

/// A text with a language of its own inside a host file, as the file that is parsed, with the map back.
///
/// A sheet may be put together from several places of its host, and words of the host's language may become words of the
/// sheet's; ``location(of:)`` and ``hosted(_:)`` bring what is found in it to where it is written.
public final class EmbeddedText: Sendable {
    /// What the text is.
    public enum Kind: Hashable, Sendable {
        /// Rules and directives.
        case sheet
        /// Modifiers and nothing else.
        case body
        /// The value of an attribute, without a language that is known from where it stands.
        case plain
    }

    public let kind: Kind
    /// The text to parse, a file of its own with the host's path. Positions in it are not those of the host.
    public let file: SourceFile
    /// The file that the text stands in.
    public let host: SourceFile
    /// The Elixir module whose sheet this is, by its full name; nil outside of modules and in other languages.
    public let moduleName: String?
    /// Whether names in braces may be variables of the host program, which the text says nothing about: a `~RULES` sigil
    /// that is not the whole body of a `class` clause.
    public let usesHostVariables: Bool
    private let map: TextMap
    /// How a text is written in the literal that this one stands in, from the innermost literal outwards.
    private let escaping: [LiteralEscaping]
    /// The literals, in text order, that parts of a text stand in that is not all in one.
    private let literals: [HostLiteral]

    init(
        _ kind: Kind, _ text: MappedText, in host: SourceFile, escaping: [LiteralEscaping] = [],
        literals: [HostLiteral] = [], moduleName: String? = nil, usesHostVariables: Bool = false
    ) {
        self.kind = kind
        file = SourceFile(path: host.path, bytes: text.bytes)
        self.host = host
        self.moduleName = moduleName
        self.usesHostVariables = usesHostVariables
        self.escaping = escaping
        self.literals = literals
        map = text.map
    }

    /// The text, escapes of the host replaced; U+FFFD for bytes that aren't UTF-8.
    public var text: String { file.text }

    /// The smallest range of the host that holds all of the text, without the quotes around it.
    public var hostRange: SourceRange { map.hostRange }

    /// The place in the host of a range of the text. An escape that the range has a part of is in it whole; words that
    /// don't stand in the host are an empty place. Logarithmic in the number of escapes and places.
    public func location(of range: SourceRange) -> SourceLocation {
        SourceLocation(file: host, range: map.hostRange(of: range))
    }

    /// A diagnostic of the text as one of the host: its place, highlights, notes and fix-its.
    ///
    /// What points into other files stays. A fix-it that can't be made in the host is left out; texts that it inserts
    /// are written as the host's literal needs it.
    public func hosted(_ diagnostic: Diagnostic) -> Diagnostic {
        var result = diagnostic
        result.notes = diagnostic.notes.map { note in
            guard let place = note.location, place.file == file else { return note }
            return Diagnostic.Note(note.message, at: location(of: place.range))
        }
        guard diagnostic.file == file else { return result }
        result.location = location(of: diagnostic.range)
        result.highlights = diagnostic.highlights.map { map.hostRange(of: $0) }
        result.fixIts = diagnostic.fixIts.compactMap(hosted)
        return result
    }

    private func hosted(_ fixIt: FixIt) -> FixIt? {
        var result = fixIt
        result.edits = []
        for edit in fixIt.edits {
            guard let range = map.editRange(of: edit.range),
                let replacement = escaped(edit.replacement, at: range.lowerBound)
            else { return nil }
            result.edits.append(TextEdit(range, replacement: replacement))
        }
        return result
    }

    private func escaped(_ text: String, at offset: UInt32) -> String? {
        let literal = literals.last { $0.range.lowerBound <= offset && offset <= $0.range.upperBound }
        return (literal?.escaping ?? escaping).reduce(text) { text, escaping in
            text.flatMap { escaping.escaped($0) }
        }
    }
}

/// A literal of a host file that a part of a text stands in.
struct HostLiteral: Sendable {
    /// What stands between its delimiters.
    var range: SourceRange
    /// How a text is written in it, from the innermost literal outwards.
    var escaping: [LiteralEscaping]
}
