import LiveryJSON
import LiveryTree

/// What Arizona's wire keeps beside the tree. Its extensions apply ops to both.
struct ArizonaState: Sendable {
    var statics: StaticsCache
    var templates = TemplateStore()
    var registry = ViewRegistry()
    /// The payload that was read last.
    var payload = PayloadFiller()
    /// The nodes that the last payload made.
    var created: [CreatedNode] = []
    let limits: ArizonaLimits

    init(statics: StaticsCache, limits: ArizonaLimits) {
        self.statics = statics
        self.limits = limits
    }
}

/// A frame whose ops are being applied, and what has come of them.
struct OpFrame {
    let document: JSONDocument
    let tape: JSONTape
    var report: FrameReport
    var changes: [TreeChange] = []
    /// The position in the frame of the op that is being applied.
    var op = 0
    /// How many ops that one stands in.
    var depth = 0
    /// How many nodes were looked at to find what is addressed in items.
    var visits = 0

    init(_ document: JSONDocument, _ tape: JSONTape, number: Int, limit: Int) {
        self.document = document
        self.tape = tape
        report = FrameReport(number: number, limit: limit)
    }

    /// Reports what can't be applied.
    mutating func add(_ fault: WireFault, op: Int?) { report.add(fault, op: op, in: document) }
}

/// Where the target of an op is looked for.
enum OpScope {
    /// `view:az`.
    case page
    /// `az` among an item and what is below it.
    case item(NodeID)
    /// `az` in a view, as long as its root is the one that it had.
    case view(Int32, root: NodeID)
}

/// The codes of ops (Arizona wire, section 4).
enum OpCode: Int {
    case text = 0
    case setAttribute = 1
    case removeAttribute = 2
    case removeNode = 4
    case insert = 5
    case remove = 6
    case itemPatch = 7
    case replace = 8
    case move = 9

    /// The number of elements that an op has at least, its code included.
    var minimumCount: Int {
        switch self {
        case .text, .removeAttribute, .remove, .replace: 3
        case .removeNode: 2
        case .setAttribute, .itemPatch, .move: 4
        case .insert: 5
        }
    }
}
