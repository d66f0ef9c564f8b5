import LiverySource

/// The diagnostic with a note when the unknown modifier that it is about is a misspelled type of LiveView Native 0.1,
/// whose names aren't always those of modifiers.
func suggestingTypes(for diagnostic: Diagnostic) -> Diagnostic {
    guard diagnostic.rule == "unknown-modifier" else { return diagnostic }
    // The type as it stands in JSON, which may itself stand in a string.
    let written = diagnostic.file.text(in: diagnostic.range)
    let name = String(written.drop { "\\\"".contains($0) }.prefix { !"\\\"".contains($0) })
    guard name.contains("_"), let closest = closestName(to: name, in: ModifierTables.schemas.keys.sorted()) else {
        return diagnostic
    }
    var result = diagnostic
    result.notes.append(Diagnostic.Note("LiveView Native 0.1 writes '\(closest)'"))
    return result
}
