public import LiveryCatalogue
public import LiveryStyle

/// A gesture: what a stylesheet writes for `some Gesture`.
public struct AnyGesture: StylesheetValue, CustomStringConvertible {
    /// What is looked for.
    public indirect enum Recognizer: Hashable, Sendable, Codable {
        /// - Parameter count: How many taps in a row.
        case tap(count: Int)
        /// A tap whose place matters.
        case spatialTap(count: Int, coordinateSpace: AnyCoordinateSpace)
        /// - Parameters:
        ///   - minimumDuration: In seconds.
        ///   - maximumDistance: How far a finger may move, in points.
        case longPress(minimumDuration: Double, maximumDistance: Double)
        /// - Parameter minimumDistance: How far a finger has to move, in points.
        case drag(minimumDistance: Double, coordinateSpace: AnyCoordinateSpace)
        /// Two fingers that move apart or together.
        ///
        /// - Parameter minimumScaleDelta: How much the scale has to change, which is 1 at the beginning.
        case magnify(minimumScaleDelta: Double)
        /// Two fingers that turn.
        case rotate(minimumAngleDelta: Angle)
        /// A drag that moves the window.
        case windowDrag
        /// Both, at the same time or not.
        case simultaneous(AnyGesture, AnyGesture)
        /// The second after the first has ended.
        case sequenced(AnyGesture, before: AnyGesture)
        /// The second only if the first fails.
        case exclusive(AnyGesture, before: AnyGesture)
    }

    /// What a gesture does, or when it is there.
    public enum Attachment: Hashable, Sendable, Codable {
        case onEnded(EventReference)
        case onChanged(EventReference)
        /// Its state is read by `gesture_state` with this name while it goes on.
        case updating(String)
        /// It is there while these keys are held.
        case modifiers(EventModifiers)
    }

    public var recognizer: Recognizer
    /// In the order of the stylesheet.
    public var attachments: [Attachment]

    public static let stylesheetType = TypeReference.some("Gesture")

    public init(_ recognizer: Recognizer, attachments: [Attachment] = []) {
        self.recognizer = recognizer
        self.attachments = attachments
    }
}

// MARK: - Reading

extension AnyGesture {
    public init(from value: StyleValue) throws(StylesheetDecodingError) {
        let use = try ValueUse(of: value, as: Self.stylesheetType)
        var call = use.call
        switch use.kind {
        case .initialized: self.init(try Recognizer(use, &call))
        case .member: throw use.mismatch
        case .chained(let base):
            // As deep as the value is, which checking bounds.
            let gesture = try AnyGesture(from: base)
            switch use.name {
            case "simultaneously": self.init(.simultaneous(gesture, try call.next("with")))
            case "sequenced": self.init(.sequenced(gesture, before: try call.next("before")))
            case "exclusively": self.init(.exclusive(gesture, before: try call.next("before")))
            default:
                self = gesture
                attachments.append(try Attachment(use, &call))
            }
        }
        try call.end()
    }
}

extension AnyGesture.Recognizer {
    fileprivate init(_ use: ValueUse, _ call: inout ValueCall) throws(StylesheetDecodingError) {
        switch use.name {
        case "TapGesture": self = .tap(count: try call.next("count", default: 1))
        case "SpatialTapGesture":
            let count: Int = try call.next("count", default: 1)
            self = .spatialTap(count: count, coordinateSpace: try call.next("coordinateSpace", default: .local))
        case "LongPressGesture":
            let duration: Double = try call.next("minimumDuration", default: 0.5)
            self = .longPress(
                minimumDuration: duration, maximumDistance: try call.next("maximumDistance", default: 10))
        case "DragGesture":
            let distance: Double = try call.next("minimumDistance", default: 10)
            self = .drag(minimumDistance: distance, coordinateSpace: try call.next("coordinateSpace", default: .local))
        case "MagnifyGesture", "MagnificationGesture":
            self = .magnify(minimumScaleDelta: try call.next("minimumScaleDelta", default: 0.01))
        case "RotateGesture", "RotationGesture":
            self = .rotate(minimumAngleDelta: try call.next("minimumAngleDelta", default: .degrees(1)))
        case "WindowDragGesture": self = .windowDrag
        default: throw use.mismatch
        }
    }
}

extension AnyGesture.Attachment {
    fileprivate init(_ use: ValueUse, _ call: inout ValueCall) throws(StylesheetDecodingError) {
        switch use.name {
        case "onEnded": self = .onEnded(try call.event())
        case "onChanged": self = .onChanged(try call.event())
        case "updating":
            guard case .content(let names) = try call.next(nil, as: StyleValue.self), names.count == 1 else {
                throw use.mismatch
            }
            self = .updating(names[0])
        case "modifiers": self = .modifiers(try call.next(nil))
        default: throw use.mismatch
        }
    }
}

extension ValueCall {
    fileprivate mutating func event() throws(StylesheetDecodingError) -> EventReference {
        let value: StyleValue = try next(nil)
        guard case .event(let event) = value else {
            throw .mismatch(value, with: .function(parameters: [], result: .void))
        }
        return event
    }
}

// MARK: - Writing

extension AnyGesture {
    /// The gesture as a stylesheet writes it.
    public var description: String { attachments.reduce(recognizer.text) { $0 + $1.text } }
}

extension AnyGesture.Recognizer {
    fileprivate var text: String {
        switch self {
        case .tap(let count): StylesheetText.call("TapGesture", ("count", count == 1 ? nil : String(count)))
        case .spatialTap(let count, let space):
            StylesheetText.call(
                "SpatialTapGesture", ("count", count == 1 ? nil : String(count)), ("coordinateSpace", text(space)))
        case .longPress(let duration, let distance):
            StylesheetText.call(
                "LongPressGesture", ("minimumDuration", StylesheetText.number(duration, unless: 0.5)),
                ("maximumDistance", StylesheetText.number(distance, unless: 10)))
        case .drag(let distance, let space):
            StylesheetText.call(
                "DragGesture", ("minimumDistance", StylesheetText.number(distance, unless: 10)),
                ("coordinateSpace", text(space)))
        case .magnify(let delta):
            StylesheetText.call("MagnifyGesture", ("minimumScaleDelta", StylesheetText.number(delta, unless: 0.01)))
        case .rotate(let delta):
            StylesheetText.call(
                "RotateGesture", ("minimumAngleDelta", delta == .degrees(1) ? nil : delta.description))
        case .windowDrag: "WindowDragGesture()"
        case .simultaneous(let first, let second): "\(first).simultaneously(with: \(second))"
        case .sequenced(let first, let second): "\(first).sequenced(before: \(second))"
        case .exclusive(let first, let second): "\(first).exclusively(before: \(second))"
        }
    }

    private func text(_ space: AnyCoordinateSpace) -> String? { space == .local ? nil : space.description }
}

extension AnyGesture.Attachment {
    fileprivate var text: String {
        switch self {
        case .onEnded(let event): ".onEnded(\(event))"
        case .onChanged(let event): ".onChanged(\(event))"
        case .updating(let name): ".updating(:\(name))"
        case .modifiers(let modifiers): ".modifiers(\(modifiers))"
        }
    }
}
