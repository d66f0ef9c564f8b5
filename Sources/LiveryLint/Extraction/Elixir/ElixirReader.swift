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
    /// Where the arguments of `alias` stand that weren't read yet: they are needed only for imports.
    private var unreadAliases: [Int] = []
    /// The full names of modules by the names that `alias` gives them.
    private var aliases: [String: String] = [:]
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
        case 5: if cursor.text(in: word, is: "alias") { unreadAliases.append(cursor.offset) }
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
        guard let name = cursor.readElixirModuleName() else { return }
        let outer = modules[module].name
        var fullName = name
        if let outer, !name.hasPrefix("Elixir.") {
            let own = "__MODULE__."
            fullName = outer + "." + (name.hasPrefix(own) ? String(name.dropFirst(own.count)) : name)
        }
        modules.append(Module(name: fullName))
        pendingModule = modules.count - 1
    }

    private mutating func readUse() {
        skipInlineSpace()
        let start = cursor.offset
        cursor.skipElixirModuleName()
        let name = start..<cursor.offset
        let suffix = max(start, name.upperBound - 10)..<name.upperBound
        guard cursor.text(in: suffix, is: "Stylesheet") else { return }
        guard suffix.lowerBound == start || cursor.base[suffix.lowerBound - 1] == UInt8(ascii: ".") else { return }
        modules[module].isSheet = true
        // Also a sheet without rules has a place.
        modules[module].sheet.append(glue: "\n", at: cursor.offset, map)
    }

    mutating func skipInlineSpace() {
        while cursor.byte == 0x20 || cursor.byte == 0x09 { cursor.offset += 1 }
    }

    // MARK: Aliases

    /// Passes a module's name, and gives it with `__MODULE__` and aliases replaced; nil when none is there.
    mutating func readModuleAlias() -> String? {
        guard let name = cursor.readElixirModuleName() else { return nil }
        for offset in unreadAliases { readAlias(at: offset) }
        unreadAliases = []
        return resolved(name)
    }

    private func resolved(_ name: String) -> String {
        let head = name.prefix { $0 != "." }
        let rest = name.dropFirst(head.count)
        if head == "__MODULE__" { return (modules[module].name ?? String(head)) + rest }
        return (aliases[String(head)] ?? String(head)) + rest
    }

    /// `alias Name`, `alias Name, as: Other`, `alias Name.{A, B}`
    private mutating func readAlias(at offset: Int) {
        var probe = cursor.at(offset)
        probe.skipSpace()
        guard let written = probe.readElixirModuleName() else { return }
        let name = resolved(written)
        if probe.isAt(".{") {
            repeat {
                probe.offset += probe.byte == UInt8(ascii: ",") ? 1 : 2
                probe.skipSpace()
                guard let part = probe.readElixirModuleName() else { return }
                aliases[lastPart(part)] = name + "." + part
                probe.skipSpace()
            } while probe.byte == UInt8(ascii: ",")
            return
        }
        aliases[lastPart(name)] = name
        probe.skipSpace()
        guard probe.byte == UInt8(ascii: ",") else { return }
        probe.offset += 1
        probe.skipSpace()
        guard probe.isAt("as:") else { return }
        probe.offset += 3
        probe.skipSpace()
        aliases[lastPart(name)] = nil
        aliases[probe.text(in: probe.skipIdentifier())] = name
    }

    private func lastPart(_ name: String) -> String {
        name.split(separator: ".").last.map(String.init) ?? name
    }
}

extension ByteCursor {
    /// Passes a module's name, such as `Shop.Styles`.
    mutating func skipElixirModuleName() {
        while ByteCursor.isIdentifierPart(byte)
            || byte == UInt8(ascii: ".") && ByteCursor.isIdentifierStart(byte(after: 1))
        {
            offset += 1
        }
    }

    /// Passes a module's name, and gives it as it is written; nil when none is there.
    mutating func readElixirModuleName() -> String? {
        let start = offset
        skipElixirModuleName()
        return offset > start ? text(in: start..<offset) : nil
    }
}
