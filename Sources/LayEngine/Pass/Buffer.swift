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

  /// Room for some more elements, to be written by the caller; gives the place of the first.
  @inline(__always)
  mutating func take(_ more: Int) -> Int {
    while count + more > capacity { grow() }
    let first = count
    count += more
    return first
  }

  /// Gives back room that is not used, if it is a good part of all.
  mutating func trim() {
    guard capacity > count + count / 4 + 64 else { return }
    move(toCapacity: max(count, 1))
  }

  mutating func removeAll() { count = 0 }

  mutating func removeLast(downTo newCount: Int) { count = newCount }

  @inline(never)
  private mutating func grow() { move(toCapacity: capacity * 2) }

  private mutating func move(toCapacity newCapacity: Int) {
    let other = UnsafeMutablePointer<Element>.allocate(capacity: newCapacity)
    other.update(from: memory, count: count)
    memory.deallocate()
    memory = other
    capacity = newCapacity
  }
}
