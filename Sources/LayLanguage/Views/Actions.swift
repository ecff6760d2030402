import LayEngine

/// Modifiers with an action for when a view appears or a value changes.
extension Declaration {
  static let allActions: [Declaration] = [.onAppear, .onChange, .onGeometryChange]

  static let onAppear = Declaration(
    .modifier, "on-appear",
    parameters: [
      .optionalPositional(
        "perform", .function, "is called when the view is first laid out", isKeyword: true)
    ],
    summary:
      "Perform an action when a view appears: when it is first laid out at a proposal. If it sets "
      + "a variable, the view is made and laid out again, at most 8 times.",
    swiftUI: .method("onAppear", [.closure("perform")]),
    examples: """
      (begin (define wide 0) (on-appear (fn () (set! wide 30)) (frame :width wide :height 4 (color \
      red)))) | ideal | 30 x 4
      """
  ) { arguments throws(Diagnostic) in
    guard arguments.function("perform") != nil else {
      return arguments.modify(ValueAction {})
    }
    let perform = try arguments.laterFunction("perform", passing: [])
    return arguments.modify(ValueAction(of: arguments.makingView) { _ = try perform([]) })
  }

  static let onChange = Declaration(
    .modifier, "on-change",
    parameters: [
      .optionalPositional("of", .any, "the value to watch", isKeyword: true),
      .optionalPositional(
        "perform", .function,
        "is called with nothing, with the value, or with the old and the new value",
        isKeyword: true),
      .keyword("initial", .truth, "whether the first value counts as a change", default: "false"),
    ],
    summary:
      "Perform an action when a value changes from one layout to the next. If it sets a variable, "
      + "the view is made and laid out again, at most 8 times.",
    swiftUI: .method("onChange", ["of", "initial", .closure("perform")]),
    examples: """
      (begin (define twice 0) (on-change 20 (fn (old new) (set! twice (* 2 new))) :initial true \
      (frame :width twice :height 4 (color red)))) | ideal | 40 x 4
      """
  ) { arguments throws(Diagnostic) in
    guard let function = arguments.function("perform"), let value = arguments.value("of") else {
      return arguments.modify(ValueAction {})
    }
    let count = function.isClosure ? function.parameterCount : 1
    let names = [["old", "new"], [], ["value"]][count == 0 ? 1 : count == 1 ? 2 : 0]
    let perform = try arguments.laterFunction("perform", passing: names)
    let change = ValueAction(
      of: value, in: arguments.makingView, countsFirst: arguments.truth("initial") ?? false,
      isSame: { one, other in
        guard let one = one as? Value, let other = other as? Value else { return false }
        return one.isEqual(to: other)
      },
      action: { old, new in
        let values = [old as? Value ?? .nothing, new as? Value ?? .nothing]
        _ = try perform(Array(values.suffix(names.count)))
      })
    return arguments.modify(change)
  }

  static let onGeometryChange = Declaration(
    .modifier, "on-geometry-change",
    parameters: [
      .typeOfValue,
      .positional(
        "of", .function, "returns a value from the view's geometry, as in `geometry-reader`",
        isKeyword: true), .changeAction,
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
      of: arguments.makingView, value: { try value([.object(GeometryProxy($0, symbols))]) },
      isSame: Arguments.isSame, action: perform, name: "on-geometry-change")
    return arguments.modify(change)
  }
}
