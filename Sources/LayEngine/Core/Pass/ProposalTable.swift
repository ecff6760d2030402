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

  /// Whether there are more values than `fairCount`, and more than a few.
  func isCrowded(_ fairCount: Int) -> Bool { count > max(fairCount, 1024) }

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
