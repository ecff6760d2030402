extension Compiler {
  /// Warns about a view before the last form of a body, where its value is dropped.
  ///
  /// - Parameter form: the form that has the body; nil for a function.
  func warnIfViewIsDropped(_ statement: SyntaxTree.Index, by form: Form?) {
    guard !isOutermost, !isInUncalledFunction, isViewCall(statement) else { return }
    let complaint = Complaint.viewIsDropped(by: form.map { "`\($0.name)`" } ?? "a function")
    runtime.warn(Diagnostic(complaint, at: tree.span(statement), severity: .warning))
  }

  /// Whether a statement is written as a view, also inside a conditional form.
  func givesView(_ statement: SyntaxTree.Index) -> Bool {
    guard let form = conditional(statement) else { return isViewCall(statement) }
    let bodies = Array(tree.children(statement)).dropFirst(2)
    return (form.name == Form.ifElse.name ? bodies : bodies.suffix(1)).contains {
      isViewCall($0)
    }
  }

  private func conditional(_ statement: SyntaxTree.Index) -> Form? {
    guard tree.childCount(statement) > 2, let form = form(at: statement + 1) else { return nil }
    return [Form.ifElse, .when, .unless].contains { $0.name == form.name } ? form : nil
  }

  /// Whether this is a call of a builtin view, also one that `->` threads through modifiers.
  private func isViewCall(_ syntax: SyntaxTree.Index) -> Bool {
    guard tree.childCount(syntax) > 0 else { return false }
    if form(at: syntax + 1)?.name == Form.thread.name {
      let first = tree.after(syntax + 1)
      return tree.childCount(syntax) > 1 && isViewCall(first)
    }
    guard let symbol = tree.symbol(syntax + 1),
      Catalogue.declaration(named: symbol.name)?.kind.makesViews == true
    else { return false }
    return runtime.globals.slot(symbol).pointee.isBuiltin
      && !scope.visibleNames.contains(symbol.name)
  }
}

extension Complaint {
  fileprivate static func viewIsDropped(by owner: String) -> Complaint {
    Complaint(
      "this view is dropped: \(owner) gives its last value",
      hint: "put several views into a `(list …)` or a `(group …)`")
  }
}
