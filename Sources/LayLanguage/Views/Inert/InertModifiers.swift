import LayEngine

/// Modifiers without an effect for which a row of `interfaceTable` is too little: they have several
/// spellings, or SwiftUI code is made of their values.
enum InertModifiers {
  /// Sorted by name.
  static let all: [Declaration] = [
    .inert(
      "animation",
      [
        .optionalPositional(
          "animation", .oneOf([.enumeration(curves), .list]), "the animation curve"),
        .keyword("duration", .number, "the duration"),
        .keyword("value", .any, "the value whose changes are animated"),
        .keyword("body", .shown, "makes the view that is animated; it is not called"),
      ],
      purpose: "animates changes", summary: "Animate changes; nothing changes here.",
      swiftUI: .method("animation", ["_ animation", "value"], ["_ animation", .closure("body")]),
      written: "ease-in-out"),
    .inert(
      "content-shape",
      [
        .optionalPositional(
          "kinds", .oneOf([.enumeration(kindsOfShape), .list]), "what the shape is for"),
        .positional("shape", .view, "the shape that can be touched, at the size of the view"),
        .keyword("eo-fill", .truth, "whether the even-odd rule determines what is inside"),
      ],
      purpose: "sets the content shape of the view for hit testing and other uses",
      summary: "Set the shape in which a view can be touched.",
      swiftUI: .method("contentShape", ["_ kinds", "_ shape", "eoFill"]), written: "(rectangle)"),
    .inert(
      "context-menu",
      [
        .keyword("preview", .shown, "the view beside the menu"),
        .keyword("for-selection-type", .any, "the type of selection that it is for"),
        .keyword("primary-action", .actionOrValue, "the action of a double click"),
      ],
      rest: RestParameter(
        "content", .oneOf([.action, .views]),
        "what is shown, or a function that makes it; it is not laid out"),
      purpose: "adds a context menu to the view",
      summary: "Show a menu on a long press; it is not laid out.",
      swiftUI: .method(
        "contextMenu", [.closure("content", label: "menuItems"), .closure("preview")],
        [
          SwiftUIArgument("forSelectionType", "for-selection-type"),
          .closure("content", label: "menu"), .closure("primary-action"),
        ]), written: "(button \"Copy\")"),
    .inert(
      "hue-rotation", [.positional("angle", .number, "the angle")],
      purpose: "rotates the hues of the view", summary: "Rotate the hues of a view.",
      swiftUI: .method("hueRotation", [.angle("angle")]), written: "90"),
    .inert(
      "on-long-press-gesture",
      [
        .perform, .keyword("minimum-duration", .number, "how long the press takes", default: "0.5"),
        .keyword("maximum-distance", .number, "how far the finger may move", default: "10"),
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
      "redacted",
      [
        .optionalPositional(
          "reason", .enumerationList(["invalidated", "placeholder", "privacy"]), "the reason",
          default: "placeholder")
      ],
      purpose: "adds a reason to redact the content of the view",
      summary: "Draw bars in place of texts, as large as they are.",
      swiftUI: .method("redacted", ["reason"]), written: ":reason placeholder"),
    .inert(
      "rotation-3d-effect",
      [
        .positional("angle", .number, "the angle"),
        .keyword("axis", .any, "x, y and z of the axis"), .anchor("the point that stays in place"),
        .keyword("anchor-z", .number, "the distance of the anchor from the screen", default: "0"),
        .keyword("perspective", .number, "how strong the perspective is", default: "1"),
      ],
      purpose: "draws the view as if it were rotated in three dimensions",
      summary: "Draw a view rotated in space; its layout does not change.",
      swiftUI: .method(
        "rotation3DEffect", [.angle("angle"), "axis", "anchor", "anchorZ anchor-z", "perspective"]),
      written: "45 :axis (list 0 1 0)"),
    .inert(
      "stroke", strokeParameters, purpose: "draws the outline of the shape",
      summary: "Draw the outline of a shape, half of the line inside and half outside.",
      swiftUI: .method("stroke", ["_ color", "lineWidth"], ["_ color", "style"], ["style"]),
      examples: "(stroke red :line-width 2 (rectangle)) | 40 x 20 | 40 x 20"),
    .inert(
      "symbol-effect",
      [
        .optionalPositional("effect", .plain, "the effect"),
        .keyword("options", .any, "how often and how fast"),
        .keyword("value", .any, "the value whose change starts it"),
        .keyword("is-active", .any, "whether the effect is active"),
      ],
      purpose: "adds an animated effect to symbols",
      summary: "Animate symbols with an effect.", written: "'pulse"),
    .inert(
      "transform-effect",
      ["a", "b", "c", "d", "tx", "ty"].map {
        .optionalPositional(
          $0, .number, "this element of the matrix", default: "ad".contains($0) ? "1" : "0")
      },
      purpose: "applies an affine transformation to the view as it is drawn",
      summary: "Draw a view transformed by a matrix; its layout does not change.",
      swiftUI: .method("transformEffect", [.passedOver(nil, "transform")]), written: ":tx 10 :ty 5"),
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
    .inert(
      "trim",
      [
        .optionalPositional("from", .number, "where the part begins, as a fraction", default: "0"),
        .optionalPositional("to", .number, "where it ends, as a fraction", default: "1"),
      ],
      purpose: "draws a part of the shape's outline",
      summary: "Draw only a part of a shape's outline.",
      swiftUI: .method("trim", ["from", "to"]),
      examples: "(trim :from 0 :to 0.5 (rectangle)) | 40 x 20 | 40 x 20"),
  ]

  private static let curves = [
    "bouncy", "default", "ease-in", "ease-in-out", "ease-out", "interactive-spring", "linear",
    "smooth", "snappy", "spring",
  ]

  private static let kindsOfShape = [
    "accessibility", "context-menu-preview", "drag-preview", "focus-effect", "hover-effect",
    "interaction",
  ]

  private static let transitions = [
    "blur-replace", "identity", "move", "opacity", "push", "scale", "slide",
  ]

  static let strokeParameters: [Parameter] = [
    .optionalPositional("color", .viewOrColor, "the color, or a gradient", default: "primary"),
    .optionalPositional("line-width", .length, "the width of the line", default: "1"),
    .keyword("style", .any, "the stroke style, as one value"),
    .keyword("dash", .list, "the lengths of the dashes and gaps"),
    .keyword("line-cap", .enumeration(["butt", "round", "square"]), "how lines end"),
    .keyword("line-join", .enumeration(["bevel", "miter", "round"]), "how corners are drawn"),
    .keyword("antialiased", .truth, "whether edges are smooth", default: "true"),
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
  ///   - isDrawn: whether pictures know it; else its arguments may be unbound names.
  ///   - isCutting: whether the modifier clips what extends beyond the view.
  ///   - examples: the examples to use instead of the usual one.
  ///   - further: the views that are children after the modified one.
  static func inert(
    _ name: String, _ parameters: @autoclosure @escaping @Sendable () -> [Parameter] = [],
    rest: @autoclosure @escaping @Sendable () -> RestParameter? = nil, purpose: String,
    summary: String, swiftUI: @autoclosure @escaping @Sendable () -> SwiftUISpelling? = nil,
    written: String = "", isDrawn: Bool = false, isCutting: Bool = false, examples: String? = nil,
    further: @escaping @Sendable (Arguments) throws(Diagnostic) -> [View] = { _ in [] }
  ) -> Declaration {
    let words = WordsOfView(name, purpose)
    let call = written.isEmpty ? name : "\(name) \(written)"
    return Declaration(
      .modifier, name, takesUnboundNames: !isDrawn, parameters: parameters(), rest: rest(),
      summary: summary,
      swiftUI: swiftUI(), examples: examples ?? "(\(call) (text \"Hi\")) | ideal | 16 x 20"
    ) { arguments throws(Diagnostic) in
      let effect = InertEffect(words, isCutting: isCutting)
      return arguments.make(Effect.inert(effect), [arguments.view()] + (try further(arguments)))
    }
  }
}

extension Arguments {
  /// Whether something is presented: `is-presented` is true, or, where that is not given, there is an
  /// `item`.
  ///
  /// Other modifiers present nothing.
  var present: Bool {
    guard declares("is-presented") else { return false }
    if let shown = value("is-presented") {
      if case .truth(true) = shown { return true }
      return false
    }
    return declares("item") && given("item") != nil
  }
}

extension Parameter {
  /// The action that SwiftUI would perform, for modifiers whose parameter is `perform`.
  static let perform = Parameter.optionalPositional(
    "perform", .actionOrValue, "the action, which is not performed here")
}

extension ParameterType {
  /// A value that is no view and no function.
  static let plain = ParameterType.oneOf([.string, .number, .truth, .symbol, .nothing, .list])

  /// Views that are not laid out, a function that makes them, or anything else.
  static let shown = ParameterType.oneOf([.action, .views, .any])

  /// A function that is never called, or the name of an action.
  static let actionOrValue = ParameterType.oneOf([.action, .symbol, .nothing])
}
