import LayEngine

/// The states of the views that a form makes, which keep their values when it makes the views
/// again.
package final class ViewStates {
  let root = StateScope()
  /// Whether a state may have another value than its first one.
  package private(set) var areChanged = false

  package init() {}

  /// Whether there are any states.
  package var areThere: Bool { root.isUsed }

  /// Notes that an action on the views may have changed a state.
  package func noteChange() { areChanged = areChanged || root.isUsed }

  /// Resets all states to their first values.
  package func forget() {
    root.forget()
    areChanged = false
  }
}

/// The states of one view, and of the views that it makes.
///
/// - Rule: two views have the same states if the same call made both, inside of the same view, and
///   each was the n-th view of that call. SwiftUI identifies views by their place in the same way.
final class StateScope {
  /// What makes a view: a call, or the place of a function that is called later, and the body that
  /// runs.
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

  /// Whether this view, or a view inside, has states.
  var isUsed: Bool { !cells.isEmpty || inner.values.contains(where: \.isUsed) }

  /// Begins to make the view, again or for the first time.
  func begin() { counts.removeAll(keepingCapacity: true) }

  /// The scope of the view that is made next inside of this one.
  func next(_ maker: Maker) -> StateScope {
    let count = counts[maker, default: 0]
    counts[maker] = count + 1
    let key = Key(maker: maker, count: count)
    if let known = inner[key] { return known }
    let made = StateScope()
    inner[key] = made
    return made
  }

  /// The cell of a state; it has no value yet if the view is made for the first time.
  func cell(_ number: Int) -> Cell {
    if let known = cells[number] { return known }
    // No item has this number, since the cell outlives them all.
    let made = Cell(nil, madeBy: -1)
    cells[number] = made
    return made
  }

  func forget() { (cells, inner, counts) = ([:], [:], [:]) }
}

extension Arguments {
  /// The identity of the program's view that is being made.
  var makingView: ObjectIdentifier { ObjectIdentifier(runtime.stateScope) }
}

extension Runtime {
  /// Does work that makes the content of a view, with the states of that view.
  func within<Result>(
    _ scope: StateScope, _ work: () throws(Diagnostic) -> Result
  ) throws(Diagnostic) -> Result {
    let outer = stateScope
    stateScope = scope
    scope.begin()
    defer { stateScope = outer }
    return try work()
  }

  /// The scope of the view that a function makes when it is called later, by its place in the text.
  func laterScope(_ span: SourceSpan) -> StateScope {
    stateScope.next(.init(call: span, body: span))
  }
}
