import LayEngine

/// Modifiers without an effect for which a row of `interfaceTable` is too little: they have several
/// spellings, or pictures ask for their name.
enum InertEffects {
  static let all: [Declaration] = [
    .inert(
      "accessibility-identifier",
      [
        .positional("identifier", .string, "the identifier"),
        .keyword("is-enabled", .truth, "whether it applies"),
      ],
      purpose: "sets the accessibility identifier for UI tests",
      summary: "Give a view an identifier by which UI tests find it.",
      written: "\"title\""),
    .inert(
      "animation",
      [
        .optionalPositional(
          "animation", .oneOf([.enumeration(curves), .list]), "the animation curve"),
        .keyword("duration", .number, "the duration", unit: "seconds"),
        .keyword("value", .any, "the value whose changes are animated"),
        .keyword("body", .shown, "makes the view that is animated; it is not called"),
      ],
      purpose: "animates changes", summary: "Animate changes; nothing changes here.",
      swiftUI: .method("animation", ["_ animation", "value"], ["_ animation", .closure("body")]),
      written: "ease-in-out"),
    .inert(
      "on-long-press-gesture",
      [
        .perform,
        .keyword(
          "minimum-duration", .number, "how long the press takes", default: "0.5", unit: "seconds"),
        .keyword(
          "maximum-distance", .number, "how far the finger may move", default: "10", unit: "points"),
        .keyword("pressing", .actionOrValue, "what happens when pressing begins or ends"),
        .keyword("on-pressing-changed", .actionOrValue, "the same, by its current name"),
      ],
      purpose: "adds an action to perform when the view recognizes a long press",
      summary: "Make a view react when it is pressed long; nothing happens here.",
      swiftUI: .method(
        "onLongPressGesture",
        [
          "minimumDuration", "maximumDistance", .closure("perform"),
          .closure("on-pressing-changed"),
        ],
        ["minimumDuration", "maximumDistance", .closure("pressing"), .closure("perform")])),
    .inert(
      "scroll-clip-disabled", [.isActive("whether clipping is disabled")],
      purpose: "sets whether scroll views clip their content to their bounds",
      summary: "Draw content that extends beyond a scroll view."),
    .inert(
      "transition",
      [
        .optionalPositional(
          "transition", .oneOf([.enumeration(transitions), .list]), "the transition"),
        .keyword(
          "edge", .enumeration(["top", "leading", "bottom", "trailing"]),
          "the edge that it comes from"),
      ],
      purpose: "sets the transition with which the view appears and disappears",
      summary: "Set how a view appears and disappears; here it stays.",
      swiftUI: .method("transition", ["_ transition"]), written: "move :edge bottom"),
  ]

  private static let curves = [
    "bouncy", "default", "ease-in", "ease-in-out", "ease-out", "interactive-spring", "linear",
    "smooth", "snappy", "spring",
  ]
  private static let transitions = [
    "blur-replace", "identity", "move", "opacity", "push", "scale", "slide",
  ]
}

extension Declaration {
  /// A modifier that does not affect layout.
  ///
  /// Its arguments are checked and kept as written, and have no effect.
  ///
  /// - Parameters:
  ///   - rest: the arguments that may come between the declared ones and the view.
  ///   - purpose: what the modifier does, as words that continue a sentence after "it".
  ///   - written: the arguments of the usual example, around a text of 16 x 20.
  ///   - isCutting: whether the modifier clips what extends beyond the view.
  ///   - examples: the examples to use instead of the usual one.
  ///   - further: the views that are children after the modified one.
  static func inert(
    _ name: String, _ parameters: @autoclosure @escaping @Sendable () -> [Parameter] = [],
    rest: @autoclosure @escaping @Sendable () -> RestParameter? = nil, purpose: String,
    summary: String, swiftUI: @autoclosure @escaping @Sendable () -> SwiftUISpelling? = nil,
    written: String = "", isCutting: Bool = false, examples: String? = nil,
    further: @escaping @Sendable (Arguments) throws(Diagnostic) -> [View] = { _ in [] }
  ) -> Declaration {
    let words = WordsOfView(name, purpose)
    let call = written.isEmpty ? name : "\(name) \(written)"
    return Declaration(
      .modifier, name, parameters: parameters(), rest: rest(), summary: summary,
      swiftUI: swiftUI(), examples: examples ?? "(\(call) (text \"Hi\")) | ideal | 16 x 20"
    ) { arguments throws(Diagnostic) in
      let effect = InertEffect(words, isCutting: isCutting)
      return arguments.make(Effect.inert(effect), [arguments.view()] + (try further(arguments)))
    }
  }
}

extension Parameter {
  /// Whether the effect is active.
  static func isActive(_ summary: String) -> Parameter {
    .optionalPositional("is-active", .truth, summary, default: "true")
  }

  /// The action that SwiftUI would perform.
  static let action = Parameter.optionalPositional(
    "action", .actionOrValue, "the action, which is not performed here")

  /// The action that SwiftUI would perform, for modifiers whose parameter is `perform`.
  static let perform = Parameter.optionalPositional(
    "perform", .actionOrValue, "the action, which is not performed here")

  /// A parameter that has no effect.
  static func ignored(_ name: String, _ summary: String) -> Parameter {
    .optionalPositional(name, .plain, summary)
  }
}

extension ParameterType {
  /// A value that is no view and no function.
  static let plain = ParameterType.oneOf([.string, .number, .truth, .symbol, .nothing, .list])
}
