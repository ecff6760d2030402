import LayEngine

/// What variables that outlive an item were before they changed: those that closures keep, states,
/// statics, and what instances hold.
///
/// - Rule: while somebody holds a version, the first change of each variable after it is noted; while
///   nobody does, nothing is.
/// - Rule: any version that is still held can be restored, in any order, so that what was undone can
///   be redone. Each version knows how its variables differ from those of the next one on the way to
///   the present, and the way is turned around when a version is restored.
package final class Journal {
  /// The variables at one point in time.
  package final class Version {
    fileprivate struct Change {
      let cell: Cell
      let value: Value
      let isDefined: Bool
    }

    /// What differs from `next`; empty for the present version.
    fileprivate var changes: [Change] = []
    fileprivate var next: Version?

    fileprivate init() {}

    /// Whether all variables that were there then have the values that they had.
    var isSameAsPresent: Bool {
      var version = self
      while let next = version.next {
        guard
          version.changes.allSatisfy({
            $0.isDefined == $0.cell.isDefined && $0.value.isEqual(to: $0.cell.value)
          })
        else { return false }
        version = next
      }
      return true
    }

    // Without recursion, since many versions that nobody holds may follow one that is held for long.
    deinit {
      var following = next
      next = nil
      while following != nil, isKnownUniquelyReferenced(&following) {
        let rest = following?.next
        following?.next = nil
        following = rest
      }
    }
  }

  /// The version that holds what is there now, unless a change of it is noted in another one.
  private var present = Version()
  /// The version in which the first change of each variable is noted; nil before the first one, or if
  /// nobody holds that version any more.
  private weak var noting: Version?
  /// Grows with each version that is taken or restored.
  ///
  /// A variable that was made, or noted, since then has this number.
  @exclusivity(unchecked) private(set) var number: Int32 = 0

  /// The present version, to be restored later.
  func version() -> Version {
    number &+= 1
    noting = nil
    return present
  }

  /// Notes a variable before it changes.
  @inline(__always)
  func note(_ cell: Cell) {
    if cell.noted != number { noteFirst(cell) }
  }

  @inline(never)
  private func noteFirst(_ cell: Cell) {
    cell.noted = number
    if noting == nil {
      guard !isKnownUniquelyReferenced(&present) else { return }
      let version = present
      present = Version()
      version.next = present
      noting = version
    }
    noting?.changes.append(
      .init(cell: cell, value: cell.value, isDefined: cell.isDefined))
  }

  /// Whether nothing has changed from one version to a later one but states, which a view makes anew.
  static func isSame(_ earlier: Version, as later: Version) -> Bool {
    var version = earlier
    while version !== later {
      guard version.changes.allSatisfy(\.cell.isState), let next = version.next else {
        return false
      }
      version = next
    }
    return true
  }

  /// Gives all variables the values that they had in a version; returns whether there were others.
  @discardableResult
  func restore(_ version: Version) -> Bool {
    var way = [version]
    while let next = way[way.count - 1].next { way.append(next) }
    guard way.count > 1, way[way.count - 1] === present else { return false }
    for (earlier, later) in zip(way, way.dropFirst()).reversed() {
      later.changes = earlier.changes.map { change in
        let now = Version.Change(
          cell: change.cell, value: change.cell.value, isDefined: change.cell.isDefined)
        (change.cell.value, change.cell.isDefined) = (change.value, change.isDefined)
        return now
      }
      later.next = earlier
      (earlier.changes, earlier.next) = ([], nil)
    }
    present = version
    number &+= 1
    noting = nil
    return true
  }
}

extension Machine {
  /// Gives a variable in a cell another value: the one way to change one that may outlive the item.
  @inline(__always)
  package func assign(_ value: consuming Value, to cell: Cell) {
    if cell.item != runtime.item || cell.noted != runtime.journal.number {
      runtime.noteAssignment(of: value, to: cell)
    }
    cell.value = value
    cell.isDefined = true
  }

  /// Changes the value of a variable in a cell, in place where nobody else holds it.
  package mutating func change(
    _ cell: Cell, _ body: (inout Value, inout Machine) throws(Diagnostic) -> Void
  ) throws(Diagnostic) {
    runtime.journal.note(cell)
    guard cell.item != runtime.item else { return try body(&cell.value, &self) }
    let old = cell.value.forComparison
    try body(&cell.value, &self)
    runtime.noteChange(from: old, to: cell.value)
  }
}

extension Runtime {
  /// Notes a variable before it gets a value, unless that is the value that it has.
  @inline(never)
  fileprivate func noteAssignment(of value: Value, to cell: Cell) {
    let old = cell.isDefined ? cell.value : nil
    if cell.item != item { noteChange(from: old, to: value) }
    if old?.isSame(as: value) != true { journal.note(cell) }
  }

  /// Counts an assignment of something that outlives the running item, and a change unless the values
  /// are the same.
  ///
  /// - Parameter old: nil for a definition, and where it is not known any more.
  @inline(never)
  func noteChange(from old: Value?, to new: Value) {
    assignments += 1
    if old?.isSame(as: new) != true { changes += 1 }
  }
}

extension Value {
  /// The value before a change in place, to be compared with that after it; nil for a value to which
  /// a second reference would be in the way.
  var forComparison: Value? {
    switch self {
    case .list: nil
    case .object: instance == nil ? nil : self
    default: self
    }
  }

  /// Whether two values are the same at a glance: what is compared part by part counts as different.
  fileprivate func isSame(as other: Value) -> Bool {
    switch (self, other) {
    case (.list(let left), .list(let right)): left === right
    // So that no number is another one for ever, and −0 differs from 0.
    case (.number(let left), .number(let right)): left.bitPattern == right.bitPattern
    case (.integer(let left), .integer(let right)): left == right
    case (.number, _), (.integer, _), (.literal, _): false
    case (.object(let left), .object(let right)):
      left === right
        || left.compound == nil && left.dictionary == nil && left.wrappedParts == nil
          && left.isEqual(to: right)
    default: isEqualAtom(other)
    }
  }
}
