/// The answers that the nodes of a tree have given, by exact proposal.
///
/// A node keeps some in line and spills the rest to a hash table; nothing is ever evicted. With
/// fewer entries, or with eviction, each level of nested stacks and texts would multiply the time.
///
/// The first ones of all nodes lie apart from the further ones, for which room is taken once a node
/// needs it: in most trees none does, and what lies closer together causes fewer page faults.
struct Memo<Number: Scalar>: ~Copyable {
  private struct Entry: BitwiseCopyable {
    var proposal: Proposal<Number>
    var size: Size<Number>
  }

  /// How many entries of a node are in use, and how many of them outlive the pass.
  private struct Usage: BitwiseCopyable {
    var count: UInt8 = 0
    var lasting: UInt8 = 0
    /// The pass that used the node last.
    var pass: UInt16 = 0
  }

  /// Most views that are asked for sizes are texts, with a few widths.
  ///
  /// Separable views, which answered up to a dozen, are asked for lengths.
  static var inlineEntries: Int { firstEntries + furtherEntries }
  private static var firstEntries: Int { 4 }
  private static var furtherEntries: Int { 2 }

  private var slotCount: Int
  private var usages: UnsafeMutablePointer<Usage>
  private var firsts: UnsafeMutablePointer<Entry>
  /// Nil as long as no node has more answers than fit among the first.
  private var furthers: UnsafeMutablePointer<Entry>?
  private var spill = ProposalTable<Number, Size<Number>>()
  private var pass: UInt16 = 0

  init(slots: Int) {
    slotCount = max(slots, 1)
    usages = .allocate(capacity: slotCount)
    usages.initialize(repeating: Usage(), count: slotCount)
    firsts = .allocateInLines(capacity: slotCount * Self.firstEntries)
  }

  deinit {
    usages.deallocate()
    firsts.deallocate()
    furthers?.deallocate()
  }

  /// Makes room for more nodes.
  mutating func makeRoom(slots: Int) {
    guard slots > slotCount else { return }
    let count = Lowering.withRoom(slots)
    usages = usages.moved(slotCount, to: count)
    (usages + slotCount).initialize(repeating: Usage(), count: count - slotCount)
    let moved = UnsafeMutablePointer<Entry>.allocateInLines(capacity: count * Self.firstEntries)
    moved.update(from: firsts, count: slotCount * Self.firstEntries)
    firsts.deallocate()
    firsts = moved
    furthers = furthers?.moved(slotCount * Self.furtherEntries, to: count * Self.furtherEntries)
    slotCount = count
  }

  /// Whether most of what is remembered is not in line.
  var isCrowded: Bool { spill.isCrowded(slotCount * Self.inlineEntries) }

  /// Forgets everything.
  mutating func clear() {
    usages.update(repeating: Usage(), count: slotCount)
    spill.clear()
  }

  /// Begins a pass with another proposal to the root.
  ///
  /// Answers to 0, to infinity and to no proposal are kept; those to other lengths, which will
  /// hardly be asked for again, are forgotten.
  mutating func beginPass() {
    spill.clear()
    pass &+= 1
    guard pass == 0 else { return }
    for slot in 0..<slotCount { usages[slot] = Usage(count: 0, lasting: 0, pass: 0) }
  }

  @inline(__always)
  func find(_ slot: Int32, _ proposal: Proposal<Number>, _ size: inout Size<Number>) -> Bool {
    let usage = usages[Int(slot)]
    let count = Int(usage.pass == pass ? usage.count : usage.lasting)
    let first = firsts + Int(slot) * Self.firstEntries
    var index = 0
    while index < min(count, Self.firstEntries) {
      if Proposal.same(first[index].proposal, proposal) {
        size = first[index].size
        return true
      }
      index += 1
    }
    return count > Self.firstEntries && findFurther(slot, count, proposal, &size)
  }

  @inline(never)
  private func findFurther(
    _ slot: Int32, _ count: Int, _ proposal: Proposal<Number>, _ size: inout Size<Number>
  ) -> Bool {
    let further = entry(Self.firstEntries, of: slot)
    for index in 0..<count - Self.firstEntries {
      if Proposal.same(further[index].proposal, proposal) {
        size = further[index].size
        return true
      }
    }
    return count == Self.inlineEntries && spill.find(slot, proposal, &size)
  }

  /// Where an entry of a node is, for which there is room.
  @inline(__always)
  private func entry(_ index: Int, of slot: Int32) -> UnsafeMutablePointer<Entry> {
    if index < Self.firstEntries { return firsts + (Int(slot) * Self.firstEntries + index) }
    return furthers.unsafelyUnwrapped
      + (Int(slot) * Self.furtherEntries + index - Self.firstEntries)
  }

  @inline(__always)
  mutating func remember(_ slot: Int32, _ proposal: Proposal<Number>, _ size: Size<Number>) {
    var usage = usages[Int(slot)]
    if usage.pass != pass {
      usage = Usage(count: usage.lasting, lasting: usage.lasting, pass: pass)
    }
    let count = Int(usage.count)
    guard count < Self.inlineEntries else { return spill.insert(slot, proposal, size) }
    if count == Self.firstEntries, furthers == nil {
      furthers = .allocate(capacity: slotCount * Self.furtherEntries)
    }
    var place = entry(count, of: slot)
    if proposal.isProbe {
      let lasting = entry(Int(usage.lasting), of: slot)
      place.pointee = lasting.pointee
      place = lasting
      usage.lasting += 1
    }
    place.pointee = Entry(proposal: proposal, size: size)
    usage.count += 1
    usages[Int(slot)] = usage
  }

  /// The bytes reserved for answers.
  var byteCount: Int {
    let entries = furthers == nil ? Self.firstEntries : Self.inlineEntries
    let perSlot = MemoryLayout<Usage>.stride + entries * MemoryLayout<Entry>.stride
    return slotCount * perSlot + spill.byteCount
  }
}

extension UnsafeMutablePointer where Pointee: BitwiseCopyable {
  /// Memory that begins where a line of the cache does.
  fileprivate static func allocateInLines(capacity: Int) -> Self {
    UnsafeMutableRawPointer.allocate(
      byteCount: capacity * MemoryLayout<Pointee>.stride, alignment: 64
    ).bindMemory(to: Pointee.self, capacity: capacity)
  }
}

extension Proposal {
  /// Whether both lengths are 0, infinite or not there: what parents ask to find out how far a
  /// child can go.
  @inline(__always)
  fileprivate var isProbe: Bool { width.isProbe && height.isProbe }
}

extension Length {
  @inline(__always)
  fileprivate var isProbe: Bool {
    isUnspecified || !or(Number(0)).isFinite || Length.same(self, Length(Number(0)))
  }
}
