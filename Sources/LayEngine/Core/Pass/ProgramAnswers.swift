/// What layouts of the program answered in a pass, for proposals that differ in what they did not read.
///
/// - Rule: what a layout answers follows from the lengths that it reads, and from its subviews. One that never
///   looks at the proposed height answers 100 x 0 as it answers 100 x 50.
struct ProgramAnswers<Number: Scalar> {
  private struct Entry {
    let proposal: Proposal<Number>
    let unread: AxisSet
    let found: (value: Size<Number>, record: Number.Record)
  }

  /// So many answers of a view are looked through.
  private static var mostKept: Int { 8 }

  private var entries: [NodeID: [Entry]] = [:]

  mutating func clear() {
    if !entries.isEmpty { entries.removeAll(keepingCapacity: true) }
  }

  func find(
    _ id: NodeID, _ proposal: Proposal<Number>
  ) -> (value: Size<Number>, record: Number.Record)? {
    entries[id]?.last { $0.proposal.isSame(as: proposal, but: $0.unread) }?.found
  }

  /// - Parameter unread: the axes whose length was not read; what reads all of them is not kept.
  mutating func keep(
    _ value: Size<Number>, _ record: Number.Record, _ id: NodeID, _ proposal: Proposal<Number>,
    _ unread: AxisSet
  ) {
    guard !unread.isEmpty else { return }
    var known = entries[id] ?? []
    if known.count == Self.mostKept { known.removeFirst() }
    known.append(Entry(proposal: proposal, unread: unread, found: (value, record)))
    entries[id] = known
  }
}

extension Proposal {
  /// Whether another proposal is the same, but for the lengths on some axes where both have one.
  fileprivate func isSame(as other: Proposal, but axes: AxisSet) -> Bool {
    Axis.allCases.allSatisfy { axis in
      let isOpen = axes.contains(axis) && !self[axis].isUnspecified && !other[axis].isUnspecified
      return isOpen || Length.same(self[axis], other[axis])
    }
  }
}
