import LiveryJSON
import LiverySource
import LiverySyntax

extension WireValueDecoder {
    /// The value with the `modifiers` of its object applied in order, each of which `link` decodes to an implicit
    /// member. 0.1 requires the array; a missing one counts as empty here.
    func withModifiers(_ link: WireValueDecoder) -> WireValueDecoder {
        replacingBody { value, context in
            guard let base = decode(value, &context) else { return nil }
            guard value.kind == .object, let modifiers = value["modifiers"], !modifiers.isNull else { return base }
            guard modifiers.kind == .array else {
                context.reportMismatch(modifiers, expected: "an array of modifiers")
                return nil
            }
            return Self.chain(on: base, modifiers.elements, link, at: value.range, &context)
        }
    }

    /// Names in a row, `["circle", "fill"]` or one bare name, as a chain of members: `.circle.fill`.
    static func nameChain(first: WireValueDecoder, rest: WireValueDecoder) -> WireValueDecoder {
        WireValueDecoder("an array of names, the first \(first.expectation)") { value, context in
            guard value.kind == .array else { return first.decode(value, &context) }
            guard let head = value.elements.first else {
                context.reportMismatch(value, expected: "at least one name")
                return nil
            }
            guard let base = first.decode(head, &context) else { return nil }
            return chain(on: base, value.elements.dropFirst(), rest, at: value.range, &context)
        }
    }

    /// An array of links as a chain of members; `empty` when it has none.
    static func memberChain(of link: WireValueDecoder, empty: CallTemplate) -> WireValueDecoder {
        WireValueDecoder("an array, each element \(link.expectation)") { value, context in
            guard value.kind == .array else {
                context.reportMismatch(value, expected: "an array")
                return nil
            }
            guard let head = value.elements.first else { return empty.filled(at: value.range) }
            guard let base = link.decode(head, &context) else { return nil }
            return chain(on: base, value.elements.dropFirst(), link, at: value.range, &context)
        }
    }

    private static func chain(
        on base: Expression, _ links: some Sequence<JSONValue>, _ decoder: WireValueDecoder, at range: SourceRange,
        _ context: inout EntryContext
    ) -> Expression? {
        var result = base
        for link in links {
            guard context.countLink(at: link), let decoded = decoder.decode(link, &context) else { return nil }
            guard case .implicitMember(let member) = decoded.kind else {
                context.reportMismatch(link, expected: decoder.expectation)
                return nil
            }
            result = Expression(.member(base: result, member), range: range)
        }
        return result
    }

    /// An array folded from the left: the template says how `next` joins what is `first`.
    static func folded(_ element: WireValueDecoder, by template: CallTemplate) -> WireValueDecoder {
        WireValueDecoder("an array of at least one element, each \(element.expectation)") { value, context in
            guard value.kind == .array, !value.elements.isEmpty else {
                context.reportMismatch(value, expected: "an array of at least one element")
                return nil
            }
            var result: Expression?
            for json in value.elements {
                guard context.countLink(at: json), let next = element.decode(json, &context) else { return nil }
                result =
                    result.map { first in
                        template.filled(
                            with: ["first": .init(expression: first), "next": .init(expression: next)],
                            at: value.range)
                    } ?? next
            }
            return result
        }
    }
}
