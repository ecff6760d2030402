/// The answers of nodes to proposals that move, from one piece of a range to the next.
///
/// - Rule: what a view answers follows from its proposal. Where one length of it moves, the answer is linear
///   in that length up to where a comparison comes out otherwise; a proposal in a later piece that moves
///   the same way, between the two, has the answer that follows from it. A view that answers 50 + x/2 to
///   100 + x, up to 160, answers 60 + x to 120 + 2x, for another 20 points.
struct KeptAnswers<Number: Scalar>: ~Copyable {
  private struct Entry {
    let proposal: Proposal<Number>
    let size: Size<Number>
    /// What comparisons recorded while the answer was found.
    let record: Number.Record
    let piece: Int
  }

  private struct Slot {
    var entries: [Entry] = []
    var piece = 0
  }

  /// So many answers of a node are looked through, and kept from one piece to the next.
  private static var mostKept: Int { 8 }
  /// Lengths that are closer to each other, in points, are asked anew.
  private static var least: Double { 1e-6 }

  private var slots: [Slot]
  /// The places of further answers of a node in this piece.
  private var further = ProposalTable<Number, Int32>()
  private var piece = 0

  init(slots: Int) { self.slots = Array(repeating: Slot(), count: slots) }

  /// Forgets everything.
  mutating func clear() {
    for index in slots.indices { slots[index] = Slot() }
    further.clear()
  }

  /// Begins a pass over another piece.
  mutating func beginPiece() {
    piece += 1
    further.clear()
  }

  /// The answer of a node to a proposal, if it is known; what its comparisons recorded is added.
  func find(
    _ slot: Int32, _ proposal: Proposal<Number>, _ record: inout Number.Record
  ) -> Size<Number>? {
    let entries = slots[Int(slot)].entries
    for entry in entries.suffix(Self.mostKept).reversed() {
      if entry.piece == piece, Proposal.same(entry.proposal, proposal) {
        Number.add(entry.record, at: Number.distance(entry.record), to: &record)
        return entry.size
      }
      if let size = Self.size(entry, at: proposal, &record) { return size }
    }
    var index: Int32 = 0
    guard entries.count > Self.mostKept, further.find(slot, proposal, &index) else { return nil }
    let entry = entries[Int(index)]
    Number.add(entry.record, at: Number.distance(entry.record), to: &record)
    return entry.size
  }

  mutating func insert(
    _ slot: Int32, _ proposal: Proposal<Number>, _ size: Size<Number>, _ record: Number.Record
  ) {
    let index = Int(slot)
    if slots[index].piece != piece {
      slots[index].piece = piece
      let count = slots[index].entries.count
      if count > Self.mostKept { slots[index].entries.removeFirst(count - Self.mostKept) }
    }
    let place = slots[index].entries.count
    slots[index].entries.append(
      Entry(proposal: proposal, size: size, record: record, piece: piece))
    // Those that `find` does not look through, once others follow.
    further.insert(slot, proposal, Int32(place))
  }

  /// The answer that follows from an earlier one.
  private static func size(
    _ entry: Entry, at proposal: Proposal<Number>, _ record: inout Number.Record
  ) -> Size<Number>? {
    let (before, after): (Length<Number>, Length<Number>)
    switch (entry.proposal.width.slope != 0, entry.proposal.height.slope != 0) {
    case (false, false):
      return Proposal.same(entry.proposal, proposal) ? entry.size : nil
    case (true, false):
      guard Length.same(entry.proposal.height, proposal.height) else { return nil }
      (before, after) = (entry.proposal.width, proposal.width)
    case (false, true):
      guard Length.same(entry.proposal.width, proposal.width) else { return nil }
      (before, after) = (entry.proposal.height, proposal.height)
    case (true, true): return nil
    }
    let (slope, next) = (before.slope, after.slope)
    guard slope * next > 0 else { return nil }
    let gone = after.or(Number(0)).value - before.or(Number(0)).value
    let passed = slope > 0 ? gone : -gone
    let rest = Number.distance(entry.record) * abs(slope) - passed
    guard passed >= 0, rest > Self.least else { return nil }
    Number.add(entry.record, at: rest / abs(next), to: &record)
    func moved(_ length: Number) -> Number {
      let share = length.slope / slope
      return Number(length.value + share * gone, slope: share * next)
    }
    return Size(moved(entry.size.width), moved(entry.size.height))
  }
}

extension Length {
  /// By how much it moves; 0 for an unspecified one.
  fileprivate var slope: Double { isUnspecified ? 0 : or(Number(0)).slope }
}
