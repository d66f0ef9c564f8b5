import LiverySyntax

/// What a call looks like to the checker, as bytes: its names, labels and kinds of values.
///
/// Two calls of the same shape are checked alike: step by step the same overloads, members and types are looked at, as
/// long as no step looks at what a literal says (``TypeChecker/hasReadContent``). So the shape leaves out the values of
/// numbers, the text of strings, and the names of props, events and content. Where some step does look at them, the shape
/// ``Detail/withContent`` has the values of literals too. Captured text is always written out.
///
/// The bytes are a prefix code: the number of parts goes before parts, and the length before text. Equal bytes mean equal
/// shapes.
final class CallShape {
    /// The most bytes of a shape; longer calls have none. A level of values within values takes three, which bounds the
    /// depth too.
    static let maximumLength = 1_024

    enum Detail: UInt8 { case kindsOnly, withContent }

    /// One buffer for all shapes that are made one after another, so that making one allocates nothing.
    private let buffer: UnsafeMutableRawBufferPointer
    private(set) var count = 0
    private var isTooLong = false
    private var detail = Detail.kindsOnly

    init() {
        // Room for reading whole words at the end.
        buffer = .allocate(byteCount: CallShape.maximumLength + 8, alignment: 8)
        buffer.initializeMemory(as: UInt8.self, repeating: 0)
    }

    deinit { buffer.deallocate() }

    var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(rebasing: buffer[..<count]) }

    /// Makes the shape of a call, checked for the targets of a number; false when it is too long to have one.
    func read(_ call: ModifierCall, targets: Int, _ detail: Detail) -> Bool {
        count = 0
        isTooLong = false
        self.detail = detail
        write(detail.rawValue)
        writeCount(targets)
        write(call.name)
        write(call.arguments)
        return !isTooLong
    }

    // MARK: Parts

    private enum Tag: UInt8 {
        case null, no, yes, integer, number, string, text, atom, array, dictionary, implicitMember, member, call,
            identifier, range, attribute, event, gestureState, placeholder, invalid, absent, present
    }

    private func write(_ expression: Expression) {
        if isTooLong { return }
        switch expression.kind {
        case .null: write(Tag.null)
        case .boolean(let value): write(value ? Tag.yes : Tag.no)
        case .integer(let value):
            write(Tag.integer)
            write(UInt8(value < 0 ? 1 : value > 0 ? 2 : 0))
            if detail == .withContent { writeWord(UInt64(bitPattern: Int64(value))) }
        case .number(let value):
            write(Tag.number)
            write(UInt8(value < 0 ? 1 : value > 0 ? 2 : 0))
            if detail == .withContent { writeWord(value.bitPattern) }
        case .string(let text):
            write(Tag.string)
            if detail == .withContent { write(text) } else { write(UInt8(text.isEmpty ? 0 : 1)) }
        case .text(let text):
            write(Tag.text)
            write(text)
        case .atom: write(Tag.atom)
        case .array(let elements):
            write(Tag.array)
            writeCount(elements.count)
            for element in elements {
                if isTooLong { return }
                write(element)
            }
        case .dictionary(let entries):
            write(Tag.dictionary)
            write(entries)
        case .implicitMember(let member):
            write(Tag.implicitMember)
            write(member)
        case .member(let base, let member):
            write(Tag.member)
            write(base)
            write(member)
        case .call(let name, _, let arguments):
            write(Tag.call)
            write(name)
            write(arguments)
        case .identifier(let name):
            write(Tag.identifier)
            write(name)
        case .range(let lower, let upper, let isClosed):
            write(Tag.range)
            write(UInt8(isClosed ? 1 : 0))
            write(lower)
            write(upper)
        case .attribute(let name, _, let fallback):
            write(Tag.attribute)
            write(UInt8(name.isEmpty ? 0 : 1))
            write(fallback)
        case .event(let name, _, let options):
            write(Tag.event)
            write(UInt8(name.isEmpty ? 0 : 1))
            write(options)
        case .gestureState(let arguments):
            write(Tag.gestureState)
            write(arguments)
        case .placeholder: write(Tag.placeholder)
        case .invalid: write(Tag.invalid)
        }
    }

    private func write(_ expression: Expression?) {
        guard let expression else { return write(Tag.absent) }
        write(Tag.present)
        write(expression)
    }

    private func write(_ member: Expression.Member) {
        write(member.name)
        guard let arguments = member.arguments else { return write(Tag.absent) }
        write(Tag.present)
        write(arguments)
    }

    private func write(_ arguments: [Argument]) {
        writeCount(arguments.count)
        for argument in arguments {
            if isTooLong { return }
            if let label = argument.label {
                write(Tag.present)
                write(label)
            } else {
                write(Tag.absent)
            }
            write(argument.value)
        }
    }

    // MARK: Bytes

    private func hasRoom(for more: Int) -> Bool {
        if count + more > CallShape.maximumLength { isTooLong = true }
        return !isTooLong
    }

    private func write(_ tag: Tag) { write(tag.rawValue) }

    private func write(_ byte: UInt8) {
        guard hasRoom(for: 1) else { return }
        buffer[count] = byte
        count += 1
    }

    private func writeWord(_ word: UInt64) {
        guard hasRoom(for: 8) else { return }
        buffer.storeBytes(of: word, toByteOffset: count, as: UInt64.self)
        count += 8
    }

    /// A number of parts. One that doesn't fit two bytes is of a call that is too long.
    private func writeCount(_ number: Int) {
        guard number <= CallShape.maximumLength, hasRoom(for: 2) else {
            isTooLong = true
            return
        }
        buffer.storeBytes(of: UInt16(number), toByteOffset: count, as: UInt16.self)
        count += 2
    }

    private func write(_ text: String) {
        let length = text.utf8.count
        writeCount(length)
        guard hasRoom(for: length) else { return }
        let isCopied: Void? = text.utf8.withContiguousStorageIfAvailable { bytes in
            UnsafeMutableRawBufferPointer(rebasing: buffer[count..<count + length]).copyBytes(from: bytes)
        }
        if isCopied == nil {
            for (index, byte) in text.utf8.enumerated() { buffer[count + index] = byte }
        }
        count += length
    }
}
