import LayEngine

extension Declaration {
  static let environmentReader = Declaration(
    .view, "environment-reader",
    parameters: [
      .positional(
        "content", .builder,
        "makes the views inside from the environment, which has `:color-scheme`, "
          + "`:control-size`, `:dynamic-type-size`, `:edit-mode`, `:horizontal-size-class`, "
          + "`:is-enabled`, `:layout-direction`, `:line-limit`, `:vertical-size-class` and keys of "
          + "`define-environment-key`")
    ],
    summary: "Make views from the environment, as `@Environment` properties do in SwiftUI; `set` "
      + "and a device set it for the whole view.",
    swiftUI: .ours,
    examples: """
      (environment-reader (fn (e) (if (= (:color-scheme e) 'dark) (text "Night") (text "Day")))) \
      | ideal | 24 x 20
      (begin (define-environment-key inset 4) (environment inset 8 (environment-reader (fn (e) \
      (padding (:inset e) (text "Hi")))))) | ideal | 32 x 36
      """
  ) { arguments throws(Diagnostic) in
    let function = try arguments.callback("content", passing: ["environment"]).function
    let span = arguments.span(of: "content")
    let reader = EnvironmentContent(
      function: function, runtime: arguments.runtime, span: span,
      scope: arguments.runtime.laterScope(span))
    let control = Control(
      "environment-reader", composition: "it is what its function makes of what is around",
      isSeenThrough: true, readsEnvironment: true
    ) { _, style throws(LayoutFailure) in try reader.view(style) }
    return arguments.make(control)
  }
}

/// The function of an environment reader, which is called on one thread only.
private struct EnvironmentContent: @unchecked Sendable {
  let function: Function
  unowned let runtime: Runtime
  let span: SourceSpan
  /// The scope of the reader's state values.
  let scope: StateScope

  func view(_ style: ControlStyle) throws(LayoutFailure) -> View {
    let environment = Value.object(EnvironmentBox(style, runtime))
    let view = try runtime.view(
      of: function, [environment], at: span, "the function of this reader", in: scope)
    return try .implicitStack([view])
  }
}
