import LayEngine

extension Declaration {
  static let layoutValue = Declaration(
    .modifier, "layout-value",
    parameters: [
      .positional("key", .symbol, "the key, quoted", isKeyword: true),
      .positional("value", .any, "what a layout reads with `value-of`", isKeyword: true),
    ],
    summary: "Give a view a value that the layout around it can read.",
    examples: """
      (layout-value 'rank 3 (text "Hi")) | ideal | 16 x 20
      (begin (define-layout (sample) (size-that-fits (p s) (size (value-of (first s) 'rank) 9)) \
      (place-subviews (b p s) nil)) (sample (layout-value 'rank 3 (text "Hi")))) | ideal | 3 x 9
      """
  ) { arguments throws(Diagnostic) in
    let key = arguments.required("key", arguments.symbol("key"))
    let carried = LayoutValue(key: key.name, value: arguments.requiredValue("value"))
    return arguments.make(carried, [arguments.view()])
  }
}
