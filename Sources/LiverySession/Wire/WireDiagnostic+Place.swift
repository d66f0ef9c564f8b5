extension WireDiagnostic {
    /// Where it is in words, `frame 3 of connection 1, op 0, /o/0/1`.
    ///
    /// - Parameter connection: The number of the connection, when there is one to tell.
    package func place(connection: Int? = nil) -> String {
        var text = Self.place(ofFrame: frame, connection: connection)
        if let op { text += ", op \(op)" }
        if !path.isEmpty { text += ", \(path)" }
        return text
    }

    static func place(ofFrame frame: Int, connection: Int?) -> String {
        connection.map { "frame \(frame) of connection \($0)" } ?? "frame \(frame)"
    }
}
