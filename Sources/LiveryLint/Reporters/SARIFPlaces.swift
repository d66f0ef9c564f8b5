import LiveryJSON
import LiverySource

/// The files of a SARIF run, and how places in them are written.
struct SARIFPlaces {
    private let indices: [String: Int]
    private var positions = PositionTable()

    /// - Parameter paths: The paths of the run's artifacts, in their order.
    init(paths: [String]) {
        indices = Dictionary(zip(paths, paths.indices)) { first, _ in first }
    }

    mutating func lines(of file: SourceFile) -> LineIndex { positions.lines(of: file) }

    /// Writes an artifact of the run.
    func writeArtifact(_ path: String, to writer: inout JSONWriter) {
        writer.beginObject()
        writeArtifactLocation(path, key: "location", to: &writer)
        writer.array("roles") { writer in writer.string("analysisTarget") }
        writer.endObject()
    }

    /// Writes a member that refers to a file, and to its artifact when it is one of the run.
    func writeArtifactLocation(_ path: String, key: String = "artifactLocation", to writer: inout JSONWriter) {
        let reference = FileReference(path: path)
        writer.object(key) { writer in
            writer.member("uri", reference.uri)
            if reference.isRelative { writer.member("uriBaseId", "%SRCROOT%") }
            if let index = indices[path] { writer.member("index", index) }
        }
    }

    /// Writes a location object.
    mutating func writeLocation(
        _ location: SourceLocation, id: Int? = nil, message: String? = nil, highlights: [SourceRange] = [],
        to writer: inout JSONWriter
    ) {
        writer.beginObject()
        if let id { writer.member("id", id) }
        writer.object("physicalLocation") { writer in
            writeArtifactLocation(location.file.path, to: &writer)
            writer.key("region")
            writeRegion(location, to: &writer)
        }
        if let message { writer.message(message) }
        var seen: Set<SourceRange> = []
        let annotations = highlights.filter { seen.insert($0).inserted }
        if !annotations.isEmpty {
            writer.array("annotations") { writer in
                for range in annotations {
                    writeRegion(SourceLocation(file: location.file, range: range), to: &writer)
                }
            }
        }
        writer.endObject()
    }

    /// Writes a region, as text and as bytes.
    mutating func writeRegion(_ location: SourceLocation, to writer: inout JSONWriter) {
        let (start, end) = positions.bounds(of: location)
        let size = UInt32(clamping: location.file.bytes.count)
        let (lower, upper) = (min(location.range.lowerBound, size), min(location.range.upperBound, size))
        writer.beginObject()
        writer.member("startLine", start.line)
        writer.member("startColumn", start.column)
        writer.member("endLine", end.line)
        writer.member("endColumn", end.column)
        writer.member("byteOffset", Int(lower))
        writer.member("byteLength", Int(upper - lower))
        writer.endObject()
    }
}
