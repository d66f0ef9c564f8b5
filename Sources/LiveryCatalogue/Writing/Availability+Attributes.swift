extension Availability {
    /// The `@available` attributes that say this of a declaration inside one with another availability.
    ///
    /// What the enclosing declaration says already is left out; it must not say more than this.
    func attributes(inside outer: Availability) -> [String] {
        let deprecation = self.deprecation == outer.deprecation ? nil : self.deprecation
        var introduced: [String] = []
        var unavailable: [Platform] = []
        var deprecated: [String] = []
        let advice = deprecation.map(Availability.advice) ?? ""
        for platform in Platform.allCases {
            let isNew = mentions(platform) && !(outer.mentions(platform) && outer[platform] == self[platform])
            let end = deprecation?[platform]
            switch self[platform] {
            case .since(let version) where isNew && end == nil: introduced.append("\(platform.rawValue) \(version)")
            case .unavailable where isNew: unavailable.append(platform)
            default: break
            }
            guard let end else { continue }
            var arguments = [platform.rawValue]
            if isNew, case .since(let version) = self[platform] { arguments.append("introduced: \(version)") }
            arguments.append(end == Version(0) ? "deprecated" : "deprecated: \(end)")
            deprecated.append("@available(" + arguments.joined(separator: ", ") + advice + ")")
        }
        var result: [String] = []
        if !introduced.isEmpty { result.append("@available(" + introduced.joined(separator: ", ") + ", *)") }
        if unavailable.count == Platform.allCases.count {
            result.append("@available(*, unavailable)")
        } else {
            result += unavailable.map { "@available(\($0.rawValue), unavailable)" }
        }
        result += deprecated
        if deprecation?.isUnconditional == true { result.append("@available(*, deprecated\(advice))") }
        return result
    }

    private static func advice(of deprecation: Deprecation) -> String {
        var text = ""
        if let message = deprecation.message { text += ", message: \(literal(message))" }
        if let renamed = deprecation.renamed { text += ", renamed: \(literal(renamed))" }
        return text
    }

    private static func literal(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": result += "\\\(scalar)"
            case "\n", "\r": result += "\\n"
            case "\t": result += "\\t"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
