import LiverySource

/// A container that is being read.
struct JSONFrame: BitwiseCopyable {
    /// The index of the container's entry.
    var entry: Int
    /// The number of values read so far.
    var count: UInt32 = 0
    var isObject: Bool
    /// Whether two keys may be equal, going by `seenKeys`.
    var mayRepeatKey = false
    /// One bit for each hash modulo 64 of a key read so far.
    var seenKeys: UInt64 = 0
}

/// A tape that grows, with the containers that are open at its end.
///
/// Its entries are freed by the storage that ``finished(file:diagnostics:)`` makes; every reading ends there.
struct JSONTapeBuilder: ~Copyable {
    private(set) var entries: UnsafeMutablePointer<JSONEntry>
    private(set) var count = 0
    private var capacity: Int
    /// The containers that are open, the innermost last. The first is a stand-in for the text itself.
    private var frames: UnsafeMutablePointer<JSONFrame>
    // As many as malloc still hands out the quick way: most texts are frames of a few dozen bytes.
    private var frameCapacity = 32
    /// The number of open containers.
    private(set) var depth = 0
    /// The number of open objects.
    private(set) var openObjects = 0

    /// - Parameter size: The number of bytes that will be read.
    init(size: Int) {
        // Widget trees have an entry for every six to eight bytes. Memory that isn't needed is never touched.
        capacity = size / 5 + 16
        entries = .allocate(capacity: capacity)
        frames = .allocate(capacity: frameCapacity)
        frames[0] = JSONFrame(entry: -1, isObject: false)
    }

    /// Hands the tape over.
    consuming func finished(file: SourceFile, diagnostics: [Diagnostic]) -> JSONStorage {
        frames.deallocate()
        return JSONStorage(file: file, diagnostics: diagnostics, entries: entries, count: count)
    }

    /// The innermost open container.
    var frame: JSONFrame {
        @inline(__always) get { frames[depth] }
    }

    @inline(__always)
    private mutating func append(_ entry: JSONEntry) {
        if count == capacity { grow() }
        entries[count] = entry
        count &+= 1
    }

    @inline(never)
    private mutating func grow() {
        let larger = UnsafeMutablePointer<JSONEntry>.allocate(capacity: capacity * 2)
        larger.moveInitialize(from: entries, count: count)
        entries.deallocate()
        entries = larger
        capacity *= 2
    }

    @inline(never)
    private mutating func growFrames() {
        let larger = UnsafeMutablePointer<JSONFrame>.allocate(capacity: frameCapacity * 2)
        larger.moveInitialize(from: frames, count: frameCapacity)
        frames.deallocate()
        frames = larger
        frameCapacity *= 2
    }

    /// Adds a scalar.
    @inline(__always)
    mutating func addValue(_ info: UInt32, from start: Int, to end: Int) {
        frames[depth].count &+= 1
        append(
            JSONEntry(
                start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: end),
                link: UInt32(truncatingIfNeeded: count &+ 1), info: info))
    }

    /// Adds a key, whose value has to follow.
    @inline(__always)
    mutating func addKey(_ info: UInt32, from start: Int, to end: Int, hash: UInt64) {
        let bit: UInt64 = 1 &<< (hash &>> 32)
        if frames[depth].seenKeys & bit != 0 { frames[depth].mayRepeatKey = true }
        frames[depth].seenKeys |= bit
        append(
            JSONEntry(
                start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: end),
                link: UInt32(truncatingIfNeeded: hash), info: info))
    }

    /// Adds an empty key where a key is missing. It never counts as repeated.
    mutating func addMissingKey(at offset: Int) {
        let info =
            JSONEntry.keyTag | JSONEntry.unopenedFlag | JSONEntry.unclosedFlag | JSONEntry.malformedFlag
        let offset = UInt32(truncatingIfNeeded: offset)
        append(JSONEntry(start: offset, end: offset, link: 0, info: info))
    }

    /// Opens a container that begins at `start`.
    @inline(__always)
    mutating func open(isObject: Bool, at start: Int) {
        addValue(isObject ? JSONEntry.objectTag : JSONEntry.arrayTag, from: start, to: start)
        depth &+= 1
        if depth == frameCapacity { growFrames() }
        frames[depth] = JSONFrame(entry: count &- 1, isObject: isObject)
        if isObject { openObjects &+= 1 }
    }

    /// Closes the innermost container, which ends before `end`, and gives its frame. Nothing when none is open.
    @inline(__always)
    mutating func close(at end: Int) -> JSONFrame? {
        guard depth > 0 else { return nil }
        let closed = frames[depth]
        entries[closed.entry].end = UInt32(truncatingIfNeeded: end)
        entries[closed.entry].link = UInt32(truncatingIfNeeded: count)
        entries[closed.entry].info |= min(closed.count, JSONEntry.countLimit) &<< JSONEntry.countShift
        if closed.isObject { openObjects &-= 1 }
        depth &-= 1
        return closed
    }

    mutating func setFlag(_ flag: UInt32, at index: Int) { entries[index].info |= flag }
}
