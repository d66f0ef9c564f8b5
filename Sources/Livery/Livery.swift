@_exported import LiveryCatalogue
@_exported import LiveryJSON
@_exported import LiveryLint
@_exported import LiveryPreview
@_exported import LiverySource
@_exported import LiveryStyle
@_exported import LiverySyntax
@_exported import LiveryTree
