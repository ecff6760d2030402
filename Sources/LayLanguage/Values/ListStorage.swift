/// Memory with the elements of lists, shared by all lists that are ranges of it.
///
/// The elements never change as long as two lists share the storage, but it may grow: a list that
/// reaches to its end is appended to in place. Older lists know where they end, so that they do not
/// see what was appended. If a second list is appended to at the same place, it gets a copy. So a
/// list that is built by repeated appending is copied as rarely as an array, even if others hold
/// it.
final class ListStorage {
  fileprivate let base: UnsafeMutablePointer<Value>
  fileprivate let capacity: Int
  fileprivate var count = 0

  init(capacity: Int) {
    self.capacity = capacity
    base = .allocate(capacity: capacity)
  }

  /// Adds an element, for which there must be room.
  func append(_ value: consuming Value) {
    precondition(count < capacity)
    (base + count).initialize(to: value)
    count += 1
  }

  /// Adds copies of elements, for which there must be room.
  fileprivate func append(_ elements: ListElements) {
    precondition(count + elements.count <= capacity)
    let source = elements.storage.base + elements.startIndex
    (base + count).initialize(from: source, count: elements.count)
    count += elements.count
  }

  var elements: ListElements { ListElements(self, 0, count) }

  deinit {
    DeferredRelease.free(base, count)
  }
}

/// The elements of a list, which are a range of a storage: of `(rest (list 1 2 3))`, 2 and 3.
package struct ListElements: RandomAccessCollection {
  fileprivate var storage: ListStorage
  package private(set) var startIndex: Int
  package private(set) var endIndex: Int

  fileprivate init(_ storage: ListStorage, _ start: Int, _ end: Int) {
    self.storage = storage
    startIndex = start
    endIndex = end
  }

  package init(_ values: some Collection<Value>) {
    let storage = ListStorage(capacity: values.count)
    for value in values { storage.append(value) }
    self = storage.elements
  }

  package subscript(index: Int) -> Value {
    precondition(index >= startIndex && index < endIndex)
    return storage.base[index]
  }

  package subscript(bounds: Range<Int>) -> ListElements {
    precondition(bounds.lowerBound >= startIndex && bounds.upperBound <= endIndex)
    return ListElements(storage, bounds.lowerBound, bounds.upperBound)
  }

  func sharesStorage(with other: ListElements) -> Bool { storage === other.storage }

  /// These elements and those of other lists after them.
  ///
  /// - Parameter count: how many elements there are in all.
  package func appending(_ others: some Collection<ListElements>, count: Int) -> ListElements {
    let further = count - self.count
    if further == 0 { return self }
    if isRoom(for: further) {
      for other in others { storage.append(other) }
      return ListElements(storage, startIndex, startIndex + count)
    }
    let larger = ListStorage(capacity: placesTaken(toReach: count))
    larger.append(self)
    for other in others { larger.append(other) }
    return larger.elements
  }

  /// The capacity of a new storage for appending up to `count` elements; 0 if they are appended in
  /// place.
  func placesTaken(toReach count: Int) -> Int {
    let further = count - self.count
    if further == 0 || isRoom(for: further) { return 0 }
    // If few elements are appended to many, more are likely to follow.
    return further < self.count ? count + count / 2 : count
  }

  private func isRoom(for further: Int) -> Bool {
    storage.count == endIndex && storage.capacity - endIndex >= further
  }
}

/// Changes in place if nothing else refers to the elements, else in a copy.
extension ListElements {
  /// Whether a change makes a copy first.
  package mutating func isShared() -> Bool { !isKnownUniquelyReferenced(&storage) }

  /// Makes a copy if the elements are shared.
  package mutating func makeUnique() {
    guard isShared() else { return }
    let copy = ListStorage(capacity: count)
    copy.append(self)
    self = copy.elements
  }

  /// The address of an element, counted from 0; the elements must be unique, and outlive its use.
  package func place(of index: Int) -> UnsafeMutablePointer<Value> {
    precondition(index >= 0 && index < count)
    return storage.base + (startIndex + index)
  }

  /// Inserts a value before the element with an index, counted from 0, or at the end.
  package mutating func insert(_ value: Value, at index: Int) {
    precondition(index >= 0 && index <= count)
    if index == count, isRoom(for: 1) {
      storage.append(value)
      endIndex += 1
      return
    }
    guard !isShared(), storage.count == endIndex, storage.count < storage.capacity else {
      // Where the elements are shared there may be room behind them, which the copy does not have.
      let larger = ListStorage(capacity: count + count / 2 + 1)
      larger.append(self[startIndex..<(startIndex + index)])
      larger.append(value)
      larger.append(self[(startIndex + index)...])
      self = larger.elements
      return
    }
    let place = storage.base + (startIndex + index)
    (place + 1).moveInitialize(from: place, count: count - index)
    place.initialize(to: value)
    storage.count += 1
    endIndex += 1
  }

  /// Removes and returns the element with an index, counted from 0.
  package mutating func remove(at index: Int) -> Value {
    precondition(index >= 0 && index < count)
    if index == 0, count > 1 {
      let value = self[startIndex]
      // It moves out of the storage where no other list has it, and ends with who has it now.
      if !isShared() { storage.base[startIndex] = .nothing }
      startIndex += 1
      return value
    }
    makeUnique()
    let place = storage.base + (startIndex + index)
    let value = place.move()
    place.moveInitialize(from: place + 1, count: storage.count - startIndex - index - 1)
    storage.count -= 1
    endIndex -= 1
    return value
  }
}
