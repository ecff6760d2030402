import LayEngine
import LayLanguage

/// The form that a view comes from, which is evaluated again when an action changes a value.
struct ViewOrigin {
  /// The most times that a view is laid out again because of changes.
  static let mostRounds = 8

  /// A count that grows with each value that the program assigns.
  let changes: () -> Int
  /// Evaluates the form again; nil where it no longer gives a view.
  let remake: () throws(Diagnostic) -> View?
  let warn: (Diagnostic) -> Void
  /// The states of the views that the form creates.
  let states: ViewStates
  /// Saves the values of all names; the result restores them.
  let remember: () -> () -> Void

  /// The origin of a view from a form, which may be one word of a command; of a `begin`, only its
  /// last form is evaluated again.
  init(_ tree: SyntaxTree, at word: SyntaxTree.Index = 0, in interpreter: Interpreter) {
    var form = word
    while tree.childCount(form) > 1, tree.symbol(form + 1)?.name == "begin",
      let last = Array(tree.children(form)).last
    {
      form = last
    }
    let index = form
    let states = interpreter.states
    self.states = states
    changes = { [unowned interpreter] in interpreter.changes }
    remember = { [unowned interpreter] in
      let definitions = interpreter.definitions()
      return { interpreter.restore(definitions) { _ in false } }
    }
    warn = { [unowned interpreter] in interpreter.warn($0) }
    remake = { [unowned interpreter] () throws(Diagnostic) in
      try interpreter.silently { () throws(Diagnostic) in
        try interpreter.evaluate(tree, at: index, with: states).value.asView
      }
    }
  }
}
