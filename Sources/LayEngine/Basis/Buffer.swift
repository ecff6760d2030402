extension UnsafeMutablePointer where Pointee: BitwiseCopyable {
  /// Moves the elements to new memory with room for more of them, and frees the old memory.
  func moved(_ count: Int, to capacity: Int) -> Self {
    let other = Self.allocate(capacity: capacity)
    other.update(from: self, count: count)
    deallocate()
    return other
  }
}

/// An array that grows and is read and written without checks, owned by one pass.
struct Buffer<Element: BitwiseCopyable>: ~Copyable {
  private(set) var count = 0
  private var capacity: Int
  private var memory: UnsafeMutablePointer<Element>

  init(capacity: Int = 64) {
    self.capacity = max(capacity, 1)
    memory = .allocate(capacity: self.capacity)
  }

  deinit { memory.deallocate() }

  @inline(__always)
  subscript(index: Int) -> Element {
    get { memory[index] }
    nonmutating set { memory[index] = newValue }
  }

  @inline(__always)
  var pointer: UnsafeMutablePointer<Element> { memory }

  var byteCount: Int { capacity * MemoryLayout<Element>.stride }

  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { grow() }
    memory[count] = element
    count += 1
  }

  /// Adds some elements for the caller to write; returns the index of the first one.
  @inline(__always)
  mutating func take(_ more: Int) -> Int {
    while count + more > capacity { grow() }
    let first = count
    count += more
    return first
  }

  /// Releases unused memory, if that is more than an eighth of what is used, and not little.
  mutating func trim() {
    if capacity > count + count / 8 + 64 { move(toCapacity: max(count, 1)) }
  }

  mutating func removeAll() { count = 0 }

  mutating func removeLast(downTo newCount: Int) { count = newCount }

  mutating func popLast() -> Element? {
    guard count > 0 else { return nil }
    count -= 1
    return memory[count]
  }

  @inline(never)
  private mutating func grow() { move(toCapacity: capacity * 2) }

  private mutating func move(toCapacity newCapacity: Int) {
    memory = memory.moved(count, to: newCapacity)
    capacity = newCapacity
  }
}
