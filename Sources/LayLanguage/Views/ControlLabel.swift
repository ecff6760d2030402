import LayEngine

extension Parameter {
  /// What a control is called: a text, or a view.
  static let controlLabel = Parameter.positional(
    "title", .oneOf([.string, .view]), "what it is called, or a view")
}

extension Arguments {
  /// The label of a control as a view; nil if it was not given.
  func controlLabel() -> View? {
    if let string = string("title") { return View(.text(string), span: span(of: "title")) }
    return view("title")
  }

  /// A control with its label.
  func makeControl(_ control: Control) -> Value {
    .view(.control(control, controlLabel().map { [$0] } ?? [], span: span))
  }
}
