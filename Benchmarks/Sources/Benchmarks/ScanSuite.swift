/// The plain byte scan limit of the machine, which other rates are held against.
func scanSuite() -> Suite {
    let bytes = (0..<64 << 20).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    return Suite(cases: [
        Case(name: "scan.sum", work: .bytes(bytes.count)) {
            sink(bytes.withUnsafeBufferPointer { $0.reduce(into: 0 as UInt64) { $0 &+= UInt64($1) } })
        }
    ])
}
