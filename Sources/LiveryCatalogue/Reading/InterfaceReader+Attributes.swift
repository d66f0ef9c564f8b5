import LiverySource

extension InterfaceReader {
    /// Reads an attribute before a declaration; `@available` counts, `@_spi` hides, all others are ignored.
    mutating func readAttribute(into modifiers: inout Modifiers) {
        let start = cursor.offset
        cursor.offset += 1
        guard let name = cursor.identifier() else {
            report("expected the name of an attribute after '@'", start..<start + 1)
            return
        }
        while cursor.at("."), isIdentifierHead(cursor.peek(1)) {
            cursor.offset += 1
            _ = cursor.identifier()
        }
        guard cursor.at("(") else { return }
        switch Keyword(number: names.number(of: cursor.slice(name))) {
        case .available:
            modifiers.availability.add(readAvailability())
        case .spi:
            modifiers.isHidden = true
            cursor.skipGroup()
        default:
            cursor.skipGroup()
        }
    }

    /// The availability of the `(…)` here. Equal texts are read, and their mistakes reported, once.
    private mutating func readAvailability() -> Availability {
        let start = cursor.offset
        guard cursor.skipPlainGroup() || cursor.skipGroup() else { return Availability() }
        let end = cursor.offset
        let number = names.number(of: cursor.slice(start..<end))
        if let known = availabilities[number] { return known }
        cursor.offset = start + 1
        let availability = readAvailabilityArguments()
        cursor.offset = end
        availabilities[number] = availability
        return availability
    }

    /// Reads `iOS 15.0, macOS 12.0, *` or `iOS, introduced: 15, deprecated: 17, message: "…"` up to the `)`.
    private mutating func readAvailabilityArguments() -> Availability {
        var result = Availability()
        var platform: PlatformName?
        var deprecation: Deprecation?
        repeat {
            cursor.skipTrivia()
            if cursor.at(")") { break }
            if cursor.at("*") {
                cursor.offset += 1
                platform = .any
                continue
            }
            guard let range = cursor.identifier() else {
                reportExpected("a platform, a version or '*'")
                return result
            }
            let word = cursor.text(range)
            switch word {
            case "unavailable":
                result.setUnavailable(on: platform)
            case "deprecated" where !cursor.skip(":"):
                var value = deprecation ?? Deprecation()
                value.set(Version(0), on: platform)
                deprecation = value
            case "noasync":
                break
            case "introduced":
                guard cursor.skip(":"), let version = readVersion(of: word) else { return result }
                if case .one(let platform)? = platform { result[platform] = .since(version) }
            case "deprecated":
                guard let version = readVersion(of: word) else { return result }
                var value = deprecation ?? Deprecation()
                value.set(version, on: platform)
                deprecation = value
            case "obsoleted":
                guard cursor.skip(":"), readVersion(of: word) != nil else { return result }
                result.setUnavailable(on: platform)
            case "message", "renamed":
                guard cursor.skip(":"), let text = readStringLiteral() else {
                    reportExpected("a string", after: word + ":")
                    return result
                }
                var value = deprecation ?? Deprecation()
                if word == "message" { value.message = text } else { value.renamed = text }
                deprecation = value
            default:
                platform = PlatformName(word)
                if platform == nil { count("availability of another platform") }
                cursor.skipTrivia()
                if isDigit(cursor.peek()) {
                    guard let version = readVersion(of: word) else { return result }
                    if case .one(let platform)? = platform { result[platform] = .since(version) }
                } else if !cursor.at(","), !cursor.at(")") {
                    reportExpected("a version", after: word)
                    return result
                }
            }
        } while cursor.skip(",")
        cursor.skipTrivia()
        if !cursor.at(")") { reportExpected("',' or ')'") }
        // A message on an unavailable declaration explains that, and deprecates nothing.
        if let deprecation, deprecation.isUnconditional || deprecation.hasVersions { result.deprecation = deprecation }
        return result
    }

    /// Reads a version; nil, after a report, when there is none.
    private mutating func readVersion(of word: String) -> Version? {
        cursor.skipTrivia()
        let start = cursor.offset
        while isDigit(cursor.peek()) || cursor.at(".") { cursor.offset += 1 }
        if cursor.offset == start {
            reportExpected("a version", after: word)
            return nil
        }
        // Letters that stand right after are part of what is no version.
        while isDigit(cursor.peek()) || cursor.at(".") || isIdentifierHead(cursor.peek()) { cursor.offset += 1 }
        let range = start..<cursor.offset
        guard let version = Version(cursor.text(range)) else {
            report("'\(cursor.text(range))' is no version", range)
            return nil
        }
        return version
    }

    /// The value of the string literal here, with the escapes `\"`, `\\`, `\n` and `\t`; nil when there is none.
    private mutating func readStringLiteral() -> String? {
        cursor.skipTrivia()
        let start = cursor.offset
        guard cursor.skipString() else { return nil }
        var hashes = 0
        while cursor.bytes[start + hashes] == UInt8(ascii: "#") { hashes += 1 }
        let quotes = hashes + 1
        guard cursor.offset - start >= 2 * quotes else { return "" }
        var bytes: [UInt8] = []
        var isEscaped = false
        for byte in cursor.slice(start + quotes..<cursor.offset - quotes) {
            if isEscaped {
                switch byte {
                case UInt8(ascii: "n"): bytes.append(0x0A)
                case UInt8(ascii: "t"): bytes.append(0x09)
                default: bytes.append(byte)
                }
                isEscaped = false
            } else if byte == UInt8(ascii: "\\"), hashes == 0 {
                isEscaped = true
            } else {
                bytes.append(byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

/// What the first argument of `@available` names.
private enum PlatformName {
    case any
    case one(Platform)

    init?(_ word: String) {
        switch word {
        case "OSX": self = .one(.macOS)
        default:
            guard let platform = Platform(rawValue: word) else { return nil }
            self = .one(platform)
        }
    }
}

extension Availability {
    fileprivate mutating func setUnavailable(on platform: PlatformName?) {
        switch platform {
        case .one(let platform): self[platform] = .unavailable
        case .any: for platform in Platform.allCases { self[platform] = .unavailable }
        case nil: break
        }
    }
}

extension Deprecation {
    fileprivate mutating func set(_ version: Version, on platform: PlatformName?) {
        switch platform {
        case .one(let platform): self[platform] = version
        case .any: isUnconditional = true
        case nil: break
        }
    }
}
