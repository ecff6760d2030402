import LayEngine

/// The states of the views that a form makes, which are there when it makes them again.
package final class ViewStates {
  let root = StateScope()
  /// Whether one may have another value than at first.
  package private(set) var areChanged = false

  package init() {}

  /// Whether there are any.
  package var areThere: Bool { root.isUsed }

  /// Notes that what is done about views may have changed one.
  package func noteChange() { areChanged = areChanged || root.isUsed }

  /// Lets all states be what they are at first.
  package func forget() {
    root.forget()
    areChanged = false
  }
}

/// The states of one view, and of the views that it makes.
///
/// - Rule: a view is the same as the one before if it is made by the same call, inside of the same
///   view, as often after the first as that one was: as SwiftUI knows views by where they stand.
final class StateScope {
  /// What makes a view: a call, or a function that is called later, and the body that it runs.
  struct Maker: Hashable {
    let call: SourceSpan
    let body: SourceSpan
  }

  private struct Key: Hashable {
    let maker: Maker
    let count: Int
  }

  private var cells: [Int: Cell] = [:]
  private var inner: [Key: StateScope] = [:]
  private var counts: [Maker: Int] = [:]

  /// Whether it, or a view inside, has states.
  var isUsed: Bool { !cells.isEmpty || inner.values.contains(where: \.isUsed) }

  /// Begins to make the view, again or for the first time.
  func begin() { counts.removeAll(keepingCapacity: true) }

  /// The view that is made next in this one.
  func next(_ maker: Maker) -> StateScope {
    let count = counts[maker, default: 0]
    counts[maker] = count + 1
    let key = Key(maker: maker, count: count)
    if let known = inner[key] { return known }
    let made = StateScope()
    inner[key] = made
    return made
  }

  /// The cell of a state; it has no value yet where the view is made for the first time.
  func cell(_ number: Int) -> Cell {
    if let known = cells[number] { return known }
    // No item is the present one of what outlives them all.
    let made = Cell(nil, madeBy: -1)
    cells[number] = made
    return made
  }

  func forget() { (cells, inner, counts) = ([:], [:], [:]) }
}

extension Arguments {
  /// Which of the program's views is being made.
  var makingView: ObjectIdentifier { ObjectIdentifier(runtime.stateScope) }
}

extension Runtime {
  /// Does something that makes what is in a view.
  func within<Result>(
    _ scope: StateScope, _ work: () throws(Diagnostic) -> Result
  ) throws(Diagnostic) -> Result {
    let outer = stateScope
    stateScope = scope
    scope.begin()
    defer { stateScope = outer }
    return try work()
  }

  /// The view that a function makes which is called later, at a place in the text.
  func laterScope(_ span: SourceSpan) -> StateScope {
    stateScope.next(.init(call: span, body: span))
  }
}
