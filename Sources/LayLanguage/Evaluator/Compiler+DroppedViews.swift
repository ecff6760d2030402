extension Compiler {
  /// Warns of a view that stands in a body before its last form, where its value gets lost.
  func warnIfViewIsDropped(_ statement: SyntaxTree.Index) {
    guard !isOutermost, isViewCall(statement) else { return }
    surroundings.warn(
      Diagnostic(.viewIsDropped, at: tree.span(statement), severity: .warning))
  }

  /// Whether this is written as a call of a view of the language, be it threaded through modifiers.
  private func isViewCall(_ syntax: SyntaxTree.Index) -> Bool {
    guard tree.childCount(syntax) > 0 else { return false }
    if form(at: syntax + 1)?.name == Form.thread.name {
      let first = tree.after(syntax + 1)
      return tree.childCount(syntax) > 1 && isViewCall(first)
    }
    guard let symbol = tree.symbol(syntax + 1),
      Catalogue.declaration(named: symbol.name)?.kind.makesViews == true
    else { return false }
    return surroundings.globals.slot(symbol).pointee.isBuiltin
      && !scope.visibleNames.contains(symbol.name)
  }
}

extension Complaint {
  fileprivate static let viewIsDropped = Complaint(
    "this view is dropped: a function gives its last value",
    hint: "put several views into a `(list …)` or a `(group …)`")
}
