import LiverySource

extension ElixirReader {
    /// Reads `@import` and `@safe_list` after the `@`.
    mutating func readAttribute() {
        let at = cursor.offset - 1
        let name = cursor.skipIdentifier()
        if cursor.text(in: name, is: "import") {
            skipInlineSpace()
            readImport(at..<name.upperBound)
        } else if cursor.text(in: name, is: "safe_list") {
            skipInlineSpace()
            readSafeList(at..<name.upperBound)
        }
    }

    /// `@import Name` and `@import Name.{A, B}`
    private mutating func readImport(_ directive: Range<Int>) {
        let start = cursor.offset
        guard let name = readModuleAlias() else { return }
        guard cursor.isAt(".{") else {
            addImport(name, directive, start..<cursor.offset)
            return
        }
        cursor.offset += 2
        while true {
            cursor.skipSpace()
            let start = cursor.offset
            guard let part = cursor.readElixirModuleName() else { return }
            addImport(name + "." + part, directive, start..<cursor.offset)
            cursor.skipSpace()
            guard cursor.byte == UInt8(ascii: ",") else { return }
            cursor.offset += 1
        }
    }

    /// Adds an import to the sheet, in the sheet's own words.
    private mutating func addImport(_ name: String, _ directive: Range<Int>, _ place: Range<Int>) {
        modules[module].imports.append(name)
        modules[module].sheet.append(glue: "@import \"", at: place.lowerBound, map)
        modules[module].sheet.append(name.utf8, for: place, map)
        modules[module].sheet.append(glue: "\"\n", at: place.upperBound, map)
    }

    /// `@safe_list ~w{a b}`, `["a", "b"]`, and more of these joined by `++`
    private mutating func readSafeList(_ directive: Range<Int>) {
        var names: [Range<Int>] = []
        readNames: while true {
            cursor.skipSpace()
            switch cursor.byte {
            case UInt8(ascii: "["):
                cursor.offset += 1
                readStrings(&names)
            case UInt8(ascii: "~"):
                var probe = cursor
                guard let sigil = probe.readElixirSigil(), sigil.isTerminated,
                    probe.text(in: sigil.name, is: "w") || probe.text(in: sigil.name, is: "W")
                else { break readNames }
                cursor = probe
                addWords(of: sigil.content, to: &names)
            default: break readNames
            }
            var probe = cursor
            probe.skipSpace()
            guard probe.isAt("++") else { break }
            cursor.offset = probe.offset + 2
        }
        guard let first = names.first, let last = names.last else { return }
        modules[module].sheet.append(glue: "@safe_list", at: first.lowerBound, map)
        for name in names {
            modules[module].sheet.append(glue: " \"", at: name.lowerBound, map)
            modules[module].sheet.append(name, of: cursor, map)
            modules[module].sheet.append(glue: "\"", at: name.upperBound, map)
        }
        modules[module].sheet.append(glue: "\n", at: last.upperBound, map)
    }

    /// The strings of a list, up to its end or something else.
    private mutating func readStrings(_ names: inout [Range<Int>]) {
        while true {
            cursor.skipElixirTrivia()
            switch cursor.byte {
            case UInt8(ascii: "\""):
                let string = cursor.readElixirString()
                let content = cursor.part(string.content)
                guard string.isTerminated else { return }
                let isPlain =
                    !content.contains(UInt8(ascii: "\\")) && !content.contains(UInt8(ascii: "#"))
                    && !content.contains(UInt8(ascii: "\""))
                if isPlain, !string.content.isEmpty { names.append(string.content) }
            case UInt8(ascii: ","): cursor.offset += 1
            case UInt8(ascii: "]"):
                cursor.offset += 1
                return
            default: return
            }
        }
    }

    private func addWords(of content: Range<Int>, to names: inout [Range<Int>]) {
        var offset = content.lowerBound
        while offset < content.upperBound {
            let start = offset
            while offset < content.upperBound, !ByteCursor.isSpace(cursor.base[offset]) { offset += 1 }
            let word = start..<offset
            if !word.isEmpty, !cursor.part(word).contains(UInt8(ascii: "\"")),
                !cursor.part(word).contains(UInt8(ascii: "\\"))
            {
                names.append(word)
            }
            offset += 1
        }
    }
}
