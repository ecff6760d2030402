/// The answers that the nodes of a tree have given, by exact proposal.
///
/// A node has some entries inline, and further answers go to a hash table; no answer is evicted
/// during a pass. With fewer entries, or with eviction, each level of nested stacks and texts would
/// multiply the time.
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

  /// How many answers of a node are stored inline; most nodes give fewer.
  private static var inlineEntries: Int { 6 }
  private let slotCount: Int
  private let usages: UnsafeMutablePointer<Usage>
  private let entries: UnsafeMutablePointer<Entry>
  private var spill = ProposalTable<Number, Size<Number>>()
  private var pass: UInt16 = 0

  init(slots: Int) {
    slotCount = max(slots, 1)
    usages = .allocate(capacity: slotCount)
    usages.initialize(repeating: Usage(), count: slotCount)
    entries = Self.allocate(slotCount)
  }

  /// Memory for the entries of some nodes, aligned to a cache line.
  private static func allocate(_ slots: Int) -> UnsafeMutablePointer<Entry> {
    UnsafeMutableRawPointer.allocate(
      byteCount: slots * inlineEntries * MemoryLayout<Entry>.stride, alignment: 64
    ).bindMemory(to: Entry.self, capacity: slots * inlineEntries)
  }

  deinit {
    usages.deallocate()
    entries.deallocate()
  }

  /// Forgets everything.
  mutating func clear() {
    usages.update(repeating: Usage(), count: slotCount)
    spill.clear()
  }

  /// Begins a pass with another proposal to the root.
  ///
  /// Answers to 0, infinity and unspecified are kept; those to other lengths, which will hardly be
  /// asked for again, are forgotten.
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
    let first = entries + Int(slot) * Self.inlineEntries
    var index = 0
    while index < count {
      if Proposal.same(first[index].proposal, proposal) {
        size = first[index].size
        return true
      }
      index += 1
    }
    return count == Self.inlineEntries && spill.find(slot, proposal, &size)
  }

  @inline(__always)
  mutating func remember(_ slot: Int32, _ proposal: Proposal<Number>, _ size: Size<Number>) {
    var usage = usages[Int(slot)]
    if usage.pass != pass {
      usage = Usage(count: usage.lasting, lasting: usage.lasting, pass: pass)
    }
    let count = Int(usage.count)
    guard count < Self.inlineEntries else { return spill.insert(slot, proposal, size) }
    let first = entries + Int(slot) * Self.inlineEntries
    var place = count
    if proposal.isProbe {
      place = Int(usage.lasting)
      first[count] = first[place]
      usage.lasting += 1
    }
    first[place] = Entry(proposal: proposal, size: size)
    usage.count += 1
    usages[Int(slot)] = usage
  }

  /// The bytes reserved for answers.
  var byteCount: Int {
    let perSlot = MemoryLayout<Usage>.stride + Self.inlineEntries * MemoryLayout<Entry>.stride
    return slotCount * perSlot + spill.byteCount
  }
}

extension Proposal {
  /// Whether both lengths are 0, infinite or unspecified: what parents propose to find out how
  /// small and how large a child can be.
  @inline(__always)
  fileprivate var isProbe: Bool { width.isProbe && height.isProbe }
}

extension Length {
  @inline(__always)
  fileprivate var isProbe: Bool {
    isUnspecified || !or(Number(0)).isFinite || Length.same(self, Length(Number(0)))
  }
}

/// Values by place and exact proposal, in a hash table with open addressing.
struct ProposalTable<Number: Scalar, Value: BitwiseCopyable>: ~Copyable {
  private struct Entry: BitwiseCopyable {
    var place: Int32
    /// The table's `age` when the entry was made; an entry with an older one is free.
    var age: UInt32
    var proposal: Proposal<Number>
    var value: Value
  }

  private var count = 0
  private var age: UInt32 = 1
  /// A power of two, or 0 before the first insertion.
  private var capacity = 0
  private var entries: UnsafeMutablePointer<Entry>

  init() { entries = .allocate(capacity: 1) }

  deinit { entries.deallocate() }

  var byteCount: Int { capacity * MemoryLayout<Entry>.stride }

  /// Forgets all values and keeps the memory.
  mutating func clear() {
    count = 0
    age += 1
  }

  @inline(never)
  func find(_ place: Int32, _ proposal: Proposal<Number>, _ value: inout Value) -> Bool {
    guard capacity > 0 else { return false }
    let index = index(of: place, proposal)
    guard entries[index].age == age else { return false }
    value = entries[index].value
    return true
  }

  /// Inserts a value for a key that is not in the table yet.
  @inline(never)
  mutating func insert(_ place: Int32, _ proposal: Proposal<Number>, _ value: Value) {
    if count * 2 >= capacity { grow() }
    entries[index(of: place, proposal)] = Entry(
      place: place, age: age, proposal: proposal, value: value)
    count += 1
  }

  /// Where the value for a proposal is, or the free entry where it would be.
  private func index(of place: Int32, _ proposal: Proposal<Number>) -> Int {
    let mask = capacity - 1
    let seed = proposal.hash &+ UInt64(UInt32(bitPattern: place)) &* 0x9E37_79B9_7F4A_7C15
    var index = Int(truncatingIfNeeded: seed ^ (seed >> 31)) & mask
    while entries[index].age == age,
      entries[index].place != place || !Proposal.same(entries[index].proposal, proposal)
    {
      index = (index + 1) & mask
    }
    return index
  }

  private mutating func grow() {
    let old = entries
    let oldCapacity = capacity
    capacity = max(capacity * 2, 64)
    entries = .allocate(capacity: capacity)
    for index in 0..<capacity { entries[index].age = 0 }
    for index in 0..<oldCapacity where old[index].age == age {
      let entry = old[index]
      entries[self.index(of: entry.place, entry.proposal)] = entry
    }
    old.deallocate()
  }
}

/// A question to a node, as the key of a dictionary.
struct Question<Number: Scalar>: Hashable {
  var node: NodeID
  var proposal: Proposal<Number>
  /// Which guide is asked for, or nil where the question is about something else.
  var guide: AlignmentGuide?

  static func == (left: Question, right: Question) -> Bool {
    left.node == right.node && left.guide == right.guide
      && Proposal.same(left.proposal, right.proposal)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(node)
    hasher.combine(guide)
    hasher.combine(proposal.hash)
  }
}

/// A question whose answer also depends on the container around the view.
struct ContainedQuestion<Number: Scalar>: Hashable {
  var question: Question<Number>
  var container: Proposal<Number>

  static func == (left: ContainedQuestion, right: ContainedQuestion) -> Bool {
    left.question == right.question && Proposal.same(left.container, right.container)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(question)
    hasher.combine(container.hash)
  }
}
