import LayEngine

extension Declaration {
  static let onGeometryChange = Declaration(
    .modifier, "on-geometry-change",
    parameters: [
      .typeOfValue,
      .positional(
        "of", .function, "returns a value from the view's geometry, as in `geometry-reader`",
        isKeyword: true),
      .changeAction,
    ],
    summary: "Perform an action when a value made from the size and position of a view changes. If "
      + "it sets a variable, the view is made and laid out again, at most 8 times.",
    swiftUI: .method(
      "onGeometryChange",
      [.fixed("CGFloat.self", label: "for"), .closure("of"), .closure("action")],
      [.passedOver("for", "CGFloat.self"), .closure("of"), .closure("action")]),
    examples: """
      (begin (define wide 0) (vstack :spacing 0 (on-geometry-change width (fn (w) (set! wide w)) \
      (text "Hello")) (frame :width (* 2 wide) :height 4 (color red)))) | ideal | 80 x 24
      """
  ) { arguments throws(Diagnostic) in
    let value = try arguments.laterFunction("of", passing: ["g"])
    let perform = try arguments.changeFunction()
    let symbols = arguments.runtime.symbols
    let change = GeometryAction(
      of: arguments.makingView,
      value: { try value([.object(GeometryProxy($0, symbols))]) }, isSame: Arguments.isSame,
      action: perform, name: "on-geometry-change")
    return arguments.make(change, [arguments.view()])
  }
}
