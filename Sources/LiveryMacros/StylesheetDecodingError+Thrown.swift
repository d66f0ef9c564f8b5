extension StylesheetDecodingError {
    /// The error that an initializer, function or property has thrown while a stylesheet's value was made by it.
    public init(thrown error: any Error) {
        if let error = error as? StylesheetDecodingError {
            self = error
        } else {
            self.init("\(error)")
        }
    }
}
