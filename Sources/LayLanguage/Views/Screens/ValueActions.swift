import LayEngine

/// Modifiers with an action for when a view appears or a value changes.
extension Declaration {
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
      return arguments.make(ValueAction {}, [arguments.view()])
    }
    let perform = try arguments.laterFunction("perform", passing: [])
    let appearance = ValueAction(of: arguments.makingView) { _ = try perform([]) }
    return arguments.make(appearance, [arguments.view()])
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
      return arguments.make(ValueAction {}, [arguments.view()])
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
    return arguments.make(change, [arguments.view()])
  }
}
