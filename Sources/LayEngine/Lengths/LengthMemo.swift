/// What separable views answered on each axis, and how stacks shared their lengths last.
///
/// For each view and axis two answers are stored inline: most views are asked once when their
/// parent is measured and once when it is placed. Further answers go to the `spill` table.
struct LengthMemo<Number: Scalar>: ~Copyable {
  private struct Entry: BitwiseCopyable {
    var firstKey = Number(0)
    var first = Number(0)
    var secondKey = Number(0)
    var second = Number(0)
    /// The number of the pass that made the entry; in any other pass it counts as empty.
    var pass: UInt32 = 0
    var count: UInt8 = 0
    /// Whether a stack has shared its length in this pass.
    var isShared = false
  }

  private var entries: UnsafeMutablePointer<Entry>
  /// The length that each stack shared last, by the stack's place.
  private var sharedLengths: UnsafeMutablePointer<Length<Number>>
  /// What the children of separable stacks were offered and took along them, by edge.
  private(set) var shares: Stack.Shares<Number>
  private var placeCount: Int
  private var edgeCount: Int
  private var spill = ProposalTable<Number, Size<Number>>()
  private var pass: UInt32 = 1

  init(places: Int, edges: Int) {
    placeCount = max(places, 1)
    edgeCount = max(edges, 1)
    entries = .allocate(capacity: placeCount * 2)
    entries.initialize(repeating: Entry(), count: placeCount * 2)
    sharedLengths = .allocate(capacity: placeCount)
    shares = Stack.Shares(
      offers: .allocate(capacity: edgeCount), taken: .allocate(capacity: edgeCount))
  }

  deinit {
    entries.deallocate()
    sharedLengths.deallocate()
    shares.offers.deallocate()
    shares.taken.deallocate()
  }

  /// Makes room for more nodes.
  mutating func makeRoom(places: Int, edges: Int) {
    if places > placeCount {
      let count = Lowering.withRoom(places)
      entries = entries.moved(placeCount * 2, to: count * 2)
      (entries + placeCount * 2).initialize(
        repeating: Entry(), count: (count - placeCount) * 2)
      sharedLengths = sharedLengths.moved(placeCount, to: count)
      placeCount = count
    }
    if edges > edgeCount {
      let count = Lowering.withRoom(edges)
      shares = Stack.Shares(
        offers: shares.offers.moved(edgeCount, to: count),
        taken: shares.taken.moved(edgeCount, to: count))
      edgeCount = count
    }
  }

  /// Whether more answers are in `spill` than fit inline.
  var isCrowded: Bool { spill.isCrowded(placeCount * 4) }

  /// Forgets everything.
  mutating func clear() {
    spill.clear()
    pass &+= 1
    guard pass == 0 else { return }
    entries.update(repeating: Entry(), count: placeCount * 2)
    pass = 1
  }

  /// The bytes reserved for answers and shares.
  var byteCount: Int {
    placeCount * (2 * MemoryLayout<Entry>.stride + MemoryLayout<Length<Number>>.stride)
      + edgeCount * 2 * MemoryLayout<Number>.stride + spill.byteCount
  }

  @inline(__always)
  func find(_ place: Int32, _ axis: Axis, _ proposal: Length<Number>, _ length: inout Number)
    -> Bool
  {
    let entry = entries + (Int(place) * 2 + Int(axis.rawValue))
    guard entry.pointee.pass == pass, entry.pointee.count > 0 else { return false }
    let key = proposal.or(.nan)
    if Number.same(entry.pointee.firstKey, key) {
      length = entry.pointee.first
      return true
    }
    guard entry.pointee.count > 1 else { return false }
    if Number.same(entry.pointee.secondKey, key) {
      length = entry.pointee.second
      return true
    }
    return entry.pointee.count > 2 && findSpilled(place, axis, proposal, &length)
  }

  private func findSpilled(
    _ place: Int32, _ axis: Axis, _ proposal: Length<Number>, _ length: inout Number
  ) -> Bool {
    var size = Size<Number>.zero
    guard spill.find(place * 2 + Int32(axis.rawValue), Proposal(proposal, .unspecified), &size)
    else { return false }
    length = size.width
    return true
  }

  mutating func remember(
    _ place: Int32, _ axis: Axis, _ proposal: Length<Number>, _ length: Number
  ) {
    let entry = entries + (Int(place) * 2 + Int(axis.rawValue))
    renew(entry)
    let key = proposal.or(.nan)
    switch entry.pointee.count {
    case 0: (entry.pointee.firstKey, entry.pointee.first) = (key, length)
    case 1: (entry.pointee.secondKey, entry.pointee.second) = (key, length)
    default:
      spill.insert(
        place * 2 + Int32(axis.rawValue), Proposal(proposal, .unspecified),
        Size(length, Number(0)))
    }
    entry.pointee.count = min(entry.pointee.count + 1, 3)
  }

  @inline(__always)
  private func renew(_ entry: UnsafeMutablePointer<Entry>) {
    guard entry.pointee.pass != pass else { return }
    entry.pointee.pass = pass
    entry.pointee.count = 0
    entry.pointee.isShared = false
  }

  /// Whether the stored shares of a stack are those of a proposed length.
  @inline(__always)
  func hasShares(_ place: Int32, _ axis: Axis, of proposal: Length<Number>) -> Bool {
    let entry = entries + (Int(place) * 2 + Int(axis.rawValue))
    return entry.pointee.pass == pass && entry.pointee.isShared
      && Length.same(sharedLengths[Int(place)], proposal)
  }

  @inline(__always)
  func noteShares(_ place: Int32, _ axis: Axis, of proposal: Length<Number>) {
    let entry = entries + (Int(place) * 2 + Int(axis.rawValue))
    renew(entry)
    entry.pointee.isShared = true
    sharedLengths[Int(place)] = proposal
  }
}
