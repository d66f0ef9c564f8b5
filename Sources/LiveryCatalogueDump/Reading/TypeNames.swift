import LiverySource
import SwiftDiagnostics

// SwiftSyntax has types of the same names as Livery's: here these names mean Livery's.

typealias Diagnostic = LiverySource.Diagnostic
typealias FixIt = LiverySource.FixIt
typealias SourceLocation = LiverySource.SourceLocation
typealias SourceRange = LiverySource.SourceRange

/// A diagnostic of SwiftSyntax.
typealias SwiftDiagnostic = SwiftDiagnostics.Diagnostic
