extension ControlSize: Comparable {
    /// From the smallest, in the order of the cases.
    public static func < (lhs: ControlSize, rhs: ControlSize) -> Bool { lhs.rank < rhs.rank }

    private var rank: Int { ControlSize.allCases.firstIndex(of: self) ?? 0 }
}
