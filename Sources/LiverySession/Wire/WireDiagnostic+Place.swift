extension WireDiagnostic {
    /// Where it is in words, `frame 3 of connection 1, op 0, /o/0/1`.
    ///
    /// - Parameter connection: The number of the connection, when there is one to tell.
    package func place(connection: Int? = nil) -> String {
        var text = "frame \(frame)"
        if let connection { text += " of connection \(connection)" }
        if let op { text += ", op \(op)" }
        if !path.isEmpty { text += ", \(path)" }
        return text
    }
}
