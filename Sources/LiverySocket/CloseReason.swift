/// A close code and reason (RFC 6455, section 7.4).
package struct CloseReason: Hashable, Sendable {
    package var code: UInt16
    package var reason: String

    package init(_ code: UInt16, _ reason: String = "") {
        self.code = code
        self.reason = reason
    }

    /// No close frame came (RFC 6455, section 7.1.5).
    package static let abnormal = CloseReason(1006)

    /// What may be sent: a reason that fits into a control frame, cut between characters, and 1000 for a code that must not
    /// stand in a close frame.
    package var sendable: CloseReason {
        let isAllowed = (1000...1003).contains(code) || (1007...1014).contains(code) || (3000...4999).contains(code)
        var text = reason
        while text.utf8.count > 123 { text.removeLast() }
        return CloseReason(isAllowed ? code : 1000, text)
    }
}
