import LiverySource

/// Reads an Elixir file: its modules with their sheets, and templates in sigils.
///
/// A module's `~SHEET` sigils, its `class` clauses, `@import` and `@safe_list` become one sheet, in text order.
struct ElixirReader {
    /// A module, or the file outside of modules.
    struct Module {
        var name: String?
        /// The sheet as far as it was read.
        var sheet = MappedText()
        /// Whether it has a sheet: other modules have functions named `class` too, and attributes of any name.
        var isSheet = false
        var imports: [String] = []
        /// The sigils that parts of the sheet stand in.
        var literals: [HostLiteral] = []
    }

    /// What an `end` closes.
    private enum Block {
        /// A module, in another one.
        case module(outer: Int)
        case other
    }

    var cursor: ByteCursor
    let map: TextMap
    var modules = [Module()]
    /// The index of the module that is read.
    var module = 0
    /// The full names of modules by the names that `alias` gives them.
    var aliases: [String: String] = [:]
    private var blocks: [Block] = []
    /// A module whose `do` comes next.
    private var pendingModule: Int?
    /// The bodies that are no rule's.
    var bodies: [EmbeddedText] = []

    init(_ cursor: ByteCursor) {
        self.cursor = cursor
        map = TextMap(verbatim: SourceRange(0, cursor.end))
    }

    /// Reads the whole file.
    mutating func read(into builder: inout ContentBuilder) {
        while cursor.offset < cursor.end {
            let byte = cursor.base[cursor.offset]
            if ByteCursor.isIdentifierPart(byte) {
                readWord(&builder)
                continue
            }
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "'"): _ = cursor.readElixirString()
            case UInt8(ascii: "~"): readSigil(&builder)
            case UInt8(ascii: "@"):
                cursor.offset += 1
                readAttribute()
            case UInt8(ascii: "."), UInt8(ascii: ":"):
                // A function or an atom may be named as a keyword.
                cursor.offset += 1
                if cursor.byte != UInt8(ascii: "\"") { cursor.skipIdentifier() }
            case UInt8(ascii: "#"), UInt8(ascii: "?"): cursor.skipElixirToken()
            default: cursor.offset += 1
            }
        }
        for module in modules where module.isSheet {
            builder.content.imports += module.imports
            builder.content.texts.append(
                EmbeddedText(
                    .sheet, module.sheet, in: builder.host, literals: module.literals, moduleName: module.name))
        }
        builder.content.texts += bodies
        builder.content.texts.sort { $0.hostRange.lowerBound < $1.hostRange.lowerBound }
    }

    // MARK: Words

    private mutating func readWord(_ builder: inout ContentBuilder) {
        let word = cursor.skipIdentifier()
        if cursor.byte == UInt8(ascii: "?") || cursor.byte == UInt8(ascii: "!") {
            cursor.offset += 1
            return
        }
        guard word.count <= 9 else { return }
        if cursor.byte == UInt8(ascii: ":"), cursor.byte(after: 1) != UInt8(ascii: ":") {
            // A key. A module in this form has no `end`.
            if cursor.text(in: word, is: "do") { pendingModule = nil }
            cursor.offset += 1
            return
        }
        switch word.count {
        case 2:
            if cursor.text(in: word, is: "do") {
                blocks.append(pendingModule == nil ? .other : .module(outer: module))
                module = pendingModule ?? module
                pendingModule = nil
            } else if cursor.text(in: word, is: "fn") {
                blocks.append(.other)
            }
        case 3:
            if cursor.text(in: word, is: "end") {
                closeBlock()
            } else if cursor.text(in: word, is: "def") {
                readClassClause(&builder)
            } else if cursor.text(in: word, is: "use") {
                readUse()
            }
        case 5: if cursor.text(in: word, is: "alias") { readAlias() }
        case 9: if cursor.text(in: word, is: "defmodule") { readModuleName() }
        default: break
        }
    }

    /// Notes a block that an `end` closes and that is no module.
    mutating func openBlock() { blocks.append(.other) }

    private mutating func closeBlock() {
        if case .module(let outer) = blocks.popLast() { module = outer }
    }

    private mutating func readModuleName() {
        skipInlineSpace()
        guard let name = readModuleNamePart() else { return }
        let outer = modules[module].name
        let isRelative = outer != nil && !name.hasPrefix("__MODULE__") && !name.hasPrefix("Elixir.")
        modules.append(Module(name: isRelative ? outer.map { $0 + "." + name } : resolved(name)))
        pendingModule = modules.count - 1
    }

    private mutating func readUse() {
        skipInlineSpace()
        guard let name = readModuleAlias(), name.hasSuffix(".Stylesheet") || name == "Stylesheet" else { return }
        modules[module].isSheet = true
        // Also a sheet without rules has a place.
        modules[module].sheet.append(glue: "\n", at: cursor.offset, map)
    }

    /// Passes a module's name, `__MODULE__` and aliases replaced; nil when none is there.
    mutating func readModuleAlias() -> String? {
        readModuleNamePart().map(resolved)
    }

    private func resolved(_ name: String) -> String {
        let head = name.prefix { $0 != "." }
        let rest = name.dropFirst(head.count)
        if head == "__MODULE__" { return (modules[module].name ?? String(head)) + rest }
        return (aliases[String(head)] ?? String(head)) + rest
    }

    mutating func skipInlineSpace() {
        while cursor.byte == 0x20 || cursor.byte == 0x09 { cursor.offset += 1 }
    }

    /// `alias Name`, `alias Name, as: Other`, `alias Name.{A, B}`
    private mutating func readAlias() {
        skipInlineSpace()
        guard let name = readModuleAlias() else { return }
        if cursor.isAt(".{") {
            cursor.offset += 2
            while true {
                cursor.skipSpace()
                guard let part = readModuleNamePart() else { return }
                aliases[lastPart(part)] = name + "." + part
                cursor.skipSpace()
                guard cursor.byte == UInt8(ascii: ",") else { return }
                cursor.offset += 1
            }
        }
        var probe = cursor
        probe.skipSpace()
        if probe.byte == UInt8(ascii: ",") {
            probe.offset += 1
            probe.skipSpace()
            if probe.isAt("as:") {
                probe.offset += 3
                probe.skipSpace()
                aliases[probe.text(in: probe.skipIdentifier())] = name
                cursor.offset = probe.offset
                return
            }
        }
        aliases[lastPart(name)] = name
    }

    /// Passes a module's name as it is written.
    mutating func readModuleNamePart() -> String? {
        let start = cursor.offset
        while ByteCursor.isIdentifierPart(cursor.byte)
            || cursor.byte == UInt8(ascii: ".") && ByteCursor.isIdentifierStart(cursor.byte(after: 1))
        {
            cursor.offset += 1
        }
        return cursor.offset > start ? cursor.text(in: start..<cursor.offset) : nil
    }

    private func lastPart(_ name: String) -> String {
        name.split(separator: ".").last.map(String.init) ?? name
    }
}
