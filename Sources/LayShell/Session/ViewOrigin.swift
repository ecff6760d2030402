import LayEngine
import LayLanguage

/// Where a view came from, so that it can be made again when it changes what it is made of.
struct ViewOrigin {
  /// So often a view is laid out again, as often as changes go on.
  static let mostRounds = 8

  /// Grows with each value that the program gives to a name.
  let changes: () -> Int
  /// Evaluates the form again that gave the view; nil where it gives none now.
  let remake: () throws(Diagnostic) -> View?
  let warn: (Diagnostic) -> Void
  /// The states of the views that the form makes.
  let states: ViewStates
  /// What gives all names the values that they have now.
  let remember: () -> () -> Void

  /// A view that a form gave, be it one word of a command; of a `begin` its last form is evaluated
  /// again.
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
