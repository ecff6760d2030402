import LayEngine

extension Declaration {
  static let onGeometryChange = Declaration(
    .modifier, "on-geometry-change",
    parameters: [
      .keyword(
        "for", .oneOf([.enumeration(["number", "point", "rect", "size"]), .any]),
        "the type of the value; it has no effect"),
      .positional(
        "of", .function, "returns a value from the view's geometry, as in `geometry-reader`",
        isKeyword: true),
      .positional(
        "action", .function,
        "is called with the value, or with the old and the new value, at first and when it "
          + "changes", isKeyword: true),
    ],
    summary: "Perform an action when a value made from the size and position of a view changes. If "
      + "it sets a variable, the view is made and laid out again, at most 8 times.",
    swiftUI: .method(
      "onGeometryChange",
      [.fixed("CGFloat.self", label: "for"), .closure("of"), .closure("action")],
      [.passedOver("for", "CGFloat.self"), .closure("of"), .closure("action")]),
    examples: [
      Example(
        "(begin (define wide 0) (vstack :spacing 0 (on-geometry-change width (fn (w) (set! wide w)) "
          + "(text \"Hello\")) (frame :width (* 2 wide) :height 4 (color red))))",
        proposing: "ideal", gives: "80 x 24")
    ]
  ) { arguments throws(Diagnostic) in
    let value = try arguments.laterFunction("of", passing: ["g"])
    let takesTwo = arguments.function("action").map { $0.isClosure && $0.parameterCount == 2 }
    let names = takesTwo == true ? ["old", "new"] : ["value"]
    let action = try arguments.laterFunction("action", passing: names)
    let symbols = arguments.runtime.symbols
    let change = GeometryAction(
      of: arguments.makingView,
      value: { try value([.object(GeometryProxy($0, symbols))]) },
      isSame: { one, other in
        guard let one = one as? Value, let other = other as? Value else { return false }
        return one.isEqual(to: other)
      },
      action: { old, new in
        let values = [old as? Value ?? .nothing, new as? Value ?? .nothing]
        _ = try action(takesTwo == true ? values : [values[1]])
      })
    return arguments.make(change, [arguments.view()])
  }
}

extension GeometryAction: NamedContent {
  package var name: String { "on-geometry-change" }
}
