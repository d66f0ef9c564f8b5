import LiverySource

/// Reads the declarations of one interface file.
///
/// The subset is described in ``Catalogue/init(reading:)``. The reader never fails: a mistake costs one declaration and
/// a diagnostic, a construct outside the subset a count. Its time is linear in the file.
struct InterfaceReader {
    let file: SourceFile
    var cursor: InterfaceCursor
    var names = NameTable(keywords: Keyword.allCases.lazy.map(\.rawValue))
    /// The names of modules, which qualify types and are dropped.
    var modules = InterfaceReader.knownModules
    /// Simple types by the number of their text in ``names``, so that each is made once.
    var simpleTypes = NumberedValues<TypeReference>()
    /// Availabilities by the number of their attribute's text.
    var availabilities = NumberedValues<Availability>()

    var declarations = Declarations()
    var diagnostics: [Diagnostic] = []
    var skipped: [String: Int] = [:]
    /// The `#if` blocks that are open.
    private var openConditions: [Range<Int>] = []

    static let knownModules: Set<String> = [
        "Swift", "SwiftUI", "SwiftUICore", "Foundation", "CoreFoundation", "CoreGraphics", "UIKit", "AppKit", "Symbols",
        "Spatial", "Combine", "Observation", "DeveloperToolsSupport", "UniformTypeIdentifiers", "Accessibility",
        "CoreTransferable", "QuartzCore", "WatchKit", "RealityKit", "_Concurrency", "_StringProcessing", "ObjectiveC",
    ]

    private init(file: SourceFile, bytes: UnsafeBufferPointer<UInt8>) {
        self.file = file
        cursor = InterfaceCursor(bytes)
    }

    /// Reads a whole file.
    static func read(_ file: SourceFile) -> Result {
        if file.bytes.count > SourceFile.maximumSize {
            let diagnostic = Diagnostic(
                rule: "catalogue-limit", message: "the file is larger than 4 GB", file: file, range: .empty(at: 0))
            return Result(declarations: Declarations(), diagnostics: [diagnostic], skipped: [:])
        }
        return file.bytes.withUnsafeBufferPointer { bytes in
            var reader = InterfaceReader(file: file, bytes: bytes)
            reader.readModuleName()
            reader.readDeclarations(in: Scope(), openedAt: nil)
            if let open = reader.openConditions.last { reader.report("'#if' without '#endif'", open) }
            reader.takeProblems()
            return Result(
                declarations: reader.declarations, diagnostics: reader.diagnostics, skipped: reader.skipped)
        }
    }

    /// Notes the module that the header comment of a compiler's interface names, so that its own qualifier is dropped
    /// too: `// swift-module-flags: -target … -module-name Paintbox`.
    private mutating func readModuleName() {
        var ahead = cursor
        while true {
            while ahead.peek() == 0x0A || ahead.peek() == 0x0D { ahead.offset += 1 }
            guard ahead.at("/"), ahead.peek(1) == UInt8(ascii: "/") else { return }
            let start = ahead.offset
            ahead.skipLine()
            let words = ahead.text(start..<ahead.offset).split(separator: " ")
            guard words.count > 1, words[1] == "swift-module-flags:",
                let flag = words.firstIndex(of: "-module-name"), flag + 1 < words.count
            else { continue }
            modules.insert(String(words[flag + 1]))
            return
        }
    }

    // MARK: - Reporting

    /// Records a mistake, unless the file has had ``Catalogue/maximumDiagnostics`` already.
    mutating func report(
        _ message: String, _ range: Range<Int>, rule: String = "catalogue-syntax", severity: Severity = .error
    ) {
        guard diagnostics.count <= Catalogue.maximumDiagnostics else { return }
        let range = SourceRange(range.lowerBound, range.upperBound)
        if diagnostics.count == Catalogue.maximumDiagnostics {
            let message = "more than \(Catalogue.maximumDiagnostics) mistakes; the rest are not listed"
            diagnostics.append(Diagnostic(rule: "catalogue-limit", message: message, file: file, range: range))
            return
        }
        diagnostics.append(Diagnostic(rule: rule, severity: severity, message: message, file: file, range: range))
    }

    /// Reports that something else should stand here.
    mutating func reportExpected(_ what: String, after: String? = nil) {
        cursor.skipTrivia()
        let start = cursor.offset
        var message = "expected \(what)"
        if let after { message += " after '\(after)'" }
        // What can't be right whatever the declaration explains what follows it.
        if !cursor.problems.isEmpty { return }
        if cursor.isAtEnd {
            report(message + " before the end of the file", start..<start)
            return
        }
        if let lineEnd = cursor.endOfLine(before: start) {
            report(message, lineEnd..<lineEnd)
            return
        }
        var ahead = cursor
        if ahead.identifier() == nil { ahead.offset += 1 }
        while ahead.peek() & 0xC0 == 0x80 { ahead.offset += 1 }
        report(message + ", found '\(cursor.text(start..<ahead.offset))'", start..<ahead.offset)
    }

    private mutating func takeProblems() {
        var reported: Set<Int> = []
        // Looking ahead may have met the same problem several times.
        for problem in cursor.problems where reported.insert(problem.range.lowerBound).inserted {
            report(problem.message, problem.range)
        }
        cursor.problems.removeAll()
    }

    mutating func count(_ construct: String) { skipped[construct, default: 0] += 1 }

    // MARK: - Declarations

    /// Reads declarations up to the `}` that closes the scope, which it skips, or the end of the file.
    mutating func readDeclarations(in scope: Scope, openedAt brace: Int?) {
        while true {
            cursor.skipTrivia()
            if !cursor.problems.isEmpty { takeProblems() }
            if cursor.isAtEnd {
                if let brace { report("'{' of '\(scope.title)' is never closed", brace..<brace + 1) }
                return
            }
            let start = cursor.offset
            switch cursor.peek() {
            case UInt8(ascii: "}"):
                cursor.offset += 1
                if brace != nil { return }
                report("'}' without '{'", start..<start + 1)
            case UInt8(ascii: ";"):
                cursor.offset += 1
            case UInt8(ascii: "#"):
                readDirective()
            default:
                readDeclaration(in: scope)
            }
            if cursor.offset == start { cursor.offset += 1 }
        }
    }

    /// Reads a `#` directive. Of the branches of an `#if` the first is read: in an SDK's file it has the declaration
    /// for the newest compiler, and the others repeat it for older ones.
    private mutating func readDirective() {
        let start = cursor.offset
        cursor.offset += 1
        let word = cursor.identifier().map { cursor.text($0) } ?? ""
        let range = start..<cursor.offset
        switch word {
        case "if":
            openConditions.append(range)
            cursor.skipLine()
        case "elseif", "else":
            if openConditions.isEmpty { report("'#\(word)' without '#if'", range) }
            count("#if branch")
            skipInactiveBranches()
        case "endif":
            if openConditions.popLast() == nil { report("'#endif' without '#if'", range) }
        case "sourceLocation", "warning", "error", "line":
            cursor.skipLine()
        default:
            count("macro")
            skipRest()
        }
    }

    /// Skips to the `#endif` of the innermost `#if`, which it leaves to be read.
    private mutating func skipInactiveBranches() {
        var depth = 0
        while true {
            cursor.skipTrivia()
            if cursor.isAtEnd { return }
            guard cursor.at("#") else {
                if cursor.at("\""), cursor.skipString() { continue }
                if cursor.identifier() == nil { cursor.offset += 1 }
                continue
            }
            let start = cursor.offset
            if cursor.skipString() { continue }
            cursor.offset += 1
            guard let word = cursor.identifier() else { continue }
            switch cursor.text(word) {
            case "if":
                depth += 1
            case "endif":
                if depth == 0 {
                    cursor.offset = start
                    return
                }
                depth -= 1
            case "elseif", "else":
                if depth == 0 { count("#if branch") }
            default:
                break
            }
        }
    }

    /// Reads one declaration with its attributes and modifiers.
    private mutating func readDeclaration(in scope: Scope) {
        var modifiers = Modifiers()
        let start = cursor.offset
        while true {
            cursor.skipTrivia()
            if cursor.at("@") {
                readAttribute(into: &modifiers)
                continue
            }
            let wordStart = cursor.offset
            guard !cursor.at("`"), let word = cursor.identifier() else {
                reportExpected("a declaration")
                skipRest()
                return
            }
            guard let keyword = Keyword(number: names.number(of: cursor.slice(word))) else {
                reportUnknownDeclaration(word)
                skipRest()
                return
            }
            if keyword == .class, nextWordIsMember() {
                modifiers.isStatic = true
            } else if keyword.isModifier {
                modifiers.note(keyword)
                if cursor.at("(") {
                    // `private(set)` limits the setter, which a catalogue has no use for.
                    if cursor.text(word.upperBound..<min(word.upperBound + 5, cursor.bytes.count)) == "(set)" {
                        modifiers.isHidden = false
                    }
                    cursor.skipGroup()
                }
            } else if let reason = modifiers.reasonToSkip, keyword != .import {
                count(reason)
                skipRest()
                return
            } else {
                readDeclaration(keyword, modifiers, in: scope, from: start, keywordAt: wordStart)
                return
            }
        }
    }

    private mutating func reportUnknownDeclaration(_ word: Range<Int>) {
        let text = cursor.text(word)
        count("unknown declaration")
        var message = "unknown declaration '\(text)' is passed over"
        let known = Keyword.allCases.filter(\.beginsDeclaration).map(\.rawValue)
        if let closest = closestName(to: text, in: known) { message += "; did you mean '\(closest)'?" }
        report(message, word, rule: "catalogue-unknown-declaration", severity: .warning)
    }

    /// Whether the next word makes a preceding `class` the modifier of a member.
    private mutating func nextWordIsMember() -> Bool {
        var ahead = cursor
        ahead.skipTrivia()
        guard let word = ahead.identifier() else { return false }
        switch Keyword(number: names.number(of: ahead.slice(word))) {
        case .func, .var, .let, .subscript, .override, .final: return true
        default: return false
        }
    }

    private mutating func readDeclaration(
        _ keyword: Keyword, _ modifiers: Modifiers, in scope: Scope, from start: Int, keywordAt keywordStart: Int
    ) {
        let availability = modifiers.availability.restricted(by: scope.availability)
        switch keyword {
        case .import: readImport()
        case .extension: readExtension(in: scope, availability)
        case .protocol, .struct, .enum, .class, .actor: readTypeDeclaration(keyword, in: scope, availability)
        case .typealias: readTypealias(in: scope, availability)
        case .func: readFunction(modifiers, in: scope, availability)
        case .`init`: readInitializer(keywordStart, in: scope, availability)
        case .var, .let: readProperties(modifiers, in: scope, availability)
        case .case: readCases(in: scope, availability)
        case .deinit: skipUnsupported("deinitializer")
        case .operator, .precedencegroup: skipUnsupported("operator")
        default: skipUnsupported(keyword.rawValue)
        }
    }

    mutating func skipUnsupported(_ construct: String) {
        count(construct)
        skipRest()
    }

    private mutating func readImport() {
        cursor.skipTrivia()
        // `import struct Foundation.URL` names a kind before the module.
        while let word = cursor.identifier() {
            if Keyword(number: names.number(of: cursor.slice(word))) == nil {
                modules.insert(cursor.text(word))
                break
            }
            cursor.skipTrivia()
        }
        cursor.skipLine()
    }

    /// Skips what remains of a declaration: up to the `}` of the scope, to where the next declaration begins, or to a
    /// comma if that is asked for.
    mutating func skipRest(orToComma stopsAtComma: Bool = false) {
        var hasBody = false
        var startsLine = cursor.isFirstInLine
        while true {
            startsLine = cursor.skipTrivia() || startsLine
            if cursor.isAtEnd || cursor.at("}") || cursor.at(";") || stopsAtComma && cursor.at(",") { return }
            if startsLine || hasBody, nextBeginsDeclaration() { return }
            hasBody = cursor.at("{")
            startsLine = false
            cursor.skipElement()
        }
    }

    mutating func nextBeginsDeclaration() -> Bool {
        if cursor.at("@") { return true }
        if cursor.at("#") { return cursor.peek(1) != UInt8(ascii: "\"") && cursor.peek(1) != UInt8(ascii: "#") }
        var ahead = cursor
        guard !ahead.at("`"), let word = ahead.identifier(),
            let keyword = Keyword(number: names.number(of: ahead.slice(word))),
            keyword.beginsDeclaration || keyword.isModifier
        else { return false }
        // A word before a colon is a label.
        return !ahead.skip(":")
    }

    /// Skips the body of a function or the accessors of a property, when there are any. Accessors without bodies, as
    /// in `{ get set }`, belong to the subset; code is counted.
    mutating func skipBody() {
        cursor.skipTrivia()
        guard cursor.at("{") else { return }
        var ahead = cursor
        ahead.offset += 1
        var isCode = false
        while !isCode {
            ahead.skipTrivia()
            if ahead.at("}") { break }
            if ahead.at("@") { ahead.offset += 1 }
            guard let word = ahead.identifier() else {
                isCode = true
                break
            }
            switch names.name(of: cursor.slice(word)) {
            case "get", "set", "nonmutating", "mutating", "async", "throws", "_read", "_modify", "read", "modify",
                "nonisolated", "yielding", "borrow", "mutate", "_alwaysEmitIntoClient", "inlinable", "_transparent":
                break
            default: isCode = true
            }
        }
        if isCode { count("inlined body") }
        cursor.skipGroup()
    }

    // MARK: - Names

    /// The name here as a string; nil, after a report, when there is none.
    mutating func readName(of what: String) -> (text: String, range: Range<Int>)? {
        cursor.skipTrivia()
        guard let range = cursor.identifier() else {
            reportExpected("the name of \(what)")
            return nil
        }
        return (names.name(of: cursor.slice(range)), range)
    }

    func location(_ range: Range<Int>) -> SourceLocation {
        SourceLocation(file: file, range: SourceRange(range.lowerBound, range.upperBound))
    }
}

extension InterfaceReader {
    /// What a file declares, the mistakes in it, and what was passed over.
    struct Result {
        var declarations: Declarations
        var diagnostics: [Diagnostic]
        var skipped: [String: Int]
    }

    /// The declaration that encloses those being read.
    struct Scope {
        /// The name of the type; empty at the top of a file.
        var owner = ""
        /// The place of the type among the declarations.
        var typeIndex: Int?
        var isExtension = false
        /// What `Self` means, when it is known.
        var selfType: TypeReference?
        var availability = Availability()
        /// How many scopes enclose this one.
        var depth = 0

        /// The scope as diagnostics name it.
        var title: String { isExtension ? "extension \(owner)" : owner }
    }

    /// The attributes and modifiers before a declaration.
    struct Modifiers {
        var availability = Availability()
        var isStatic = false
        /// Whether an access level below `public` is stated, or the declaration is SPI.
        var isHidden = false
        var isMutating = false

        mutating func note(_ keyword: Keyword) {
            switch keyword {
            case .static: isStatic = true
            case .private, .fileprivate, .internal, .package: isHidden = true
            case .mutating: isMutating = true
            default: break
            }
        }

        /// Why the declaration isn't for a stylesheet to use; nil when it is.
        var reasonToSkip: String? {
            if isHidden { return "non-public declaration" }
            return isMutating ? "mutating method" : nil
        }
    }
}
