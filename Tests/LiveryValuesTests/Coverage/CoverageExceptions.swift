/// What a stylesheet can write for a portable type without all of it being as it should, and why: by the type and the
/// constructor's signature.
let coverageExceptions: [String: String] = [
    "Date .now": "the time at which it is read: a different one each time",
    "OrnamentAttachmentAnchor .scene(_ alignment: UnitPoint3D)": firstOverload,
    "SymbolEffectOptions .repeat(_ behavior: SymbolEffectOptions.RepeatBehavior)": firstOverload,
    "SymbolEffectOptions (SymbolEffectOptions).repeat(_ behavior: SymbolEffectOptions.RepeatBehavior)": firstOverload,
]

/// The checker warns of it (`ambiguous-overload`).
private let firstOverload = "✓, but an `attr` is taken for the argument of the overload before it"
