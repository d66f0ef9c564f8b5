import Foundation
import Livery
import LiveryValues
import Testing

/// Chains as long as a stylesheet may have them, on a thread with an eighth of the usual stack.
struct ChainLimitTests {
    enum Chain: String, CaseIterable {
        case style, color, shape

        /// 190 members after what stands first.
        var value: StyleValue {
            let number = StyleValue.number(0.5)
            return switch self {
            case .style: chain(from: "tint", "opacity", StyleArgument(number))
            case .color: chain(from: "red", "opacity", StyleArgument(number))
            case .shape: chain(from: "circle", "inset", StyleArgument(label: "by", number))
            }
        }

        private func chain(from first: String, _ name: String, _ argument: StyleArgument) -> StyleValue {
            (0..<190).reduce(.member(StyleMember(type: "X", name: first))) { base, _ in
                .member(StyleMember(base: base, type: "X", name: name, arguments: [argument]))
            }
        }
    }

    private func onSmallStack(_ body: @escaping @Sendable () throws -> Bool) async -> Bool {
        await withCheckedContinuation { continuation in
            let thread = Thread { continuation.resume(returning: (try? body()) ?? false) }
            thread.stackSize = 1 << 20
            thread.start()
        }
    }

    @Test(arguments: Chain.allCases)
    func longChainsAreRead(chain: Chain) async {
        let value = chain.value
        let isRead = await onSmallStack {
            switch chain {
            case .style, .color: _ = try AnyShapeStyle(from: value)
            case .shape: _ = try AnyInsettableShape(from: value)
            }
            return true
        }
        #expect(isRead)
    }

    @Test(arguments: Chain.allCases)
    func longChainsAreWritten(chain: Chain) async {
        let value = chain.value
        let isWritten = await onSmallStack {
            switch chain {
            case .style, .color: try AnyShapeStyle(from: value).description.hasSuffix(".opacity(0.5)")
            case .shape: try AnyShape(from: value).description.hasSuffix(".inset(by: 0.5)")
            }
        }
        #expect(isWritten)
    }

    @Test(arguments: Chain.allCases)
    func longChainsAreCompared(chain: Chain) async {
        let value = chain.value
        let isEqual = await onSmallStack {
            switch chain {
            case .style, .color: try Set([AnyShapeStyle(from: value), AnyShapeStyle(from: value)]).count == 1
            case .shape: try Set([AnyShape(from: value), AnyShape(from: value)]).count == 1
            }
        }
        #expect(isEqual)
    }

    @Test func longChainsAreMeasured() async {
        let (color, shape) = (Chain.color.value, Chain.shape.value)
        let rect = CGRect(x: 0, y: 0, width: 400, height: 400)
        let components = await onSmallStack { try Color(from: color).components == nil }
        let outline = await onSmallStack { try AnyShape(from: shape).outline(in: rect)?.frame.size.width == 210 }
        #expect(components && outline)
    }
}
