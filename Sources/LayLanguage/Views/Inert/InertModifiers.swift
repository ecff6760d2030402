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
        .keyword("duration", .number, "the duration"),
        .keyword("value", .any, "the value whose changes are animated"),
        .keyword("body", .shown, "makes the view that is animated; it is not called"),
      ],
      purpose: "animates changes", summary: "Animate changes; nothing changes here.",
      swiftUI: .method("animation", ["_ animation", "value"], ["_ animation", .closure("body")]),
      written: "ease-in-out"),
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
      let effect = InertEffect(
        words, isCutting: isCutting,
        presents: arguments.present)
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

  fileprivate static let color = keyword("color", .color, "the color of the line")

  fileprivate static let pattern = keyword(
    "pattern", .enumeration(["solid", "dash", "dot", "dash-dot", "dash-dot-dot"]),
    "how the line is drawn", default: "solid")
}

extension ParameterType {
  /// A value that is no view and no function.
  static let plain = ParameterType.oneOf([.string, .number, .truth, .symbol, .nothing, .list])
}

/// Modifiers that change how a view is drawn and do not change its layout.
enum ColorEffects {
  static let all: [Declaration] = [
    .inert(
      "background-style", [.positional("color", .viewOrColor, "the color, or a gradient")],
      purpose: "sets the style of backgrounds in the view",
      summary: "Set the color of backgrounds in a view.",
      swiftUI: .method("backgroundStyle", ["_ color"]), written: "red"),
    .inert(
      "blend-mode", [.positional("mode", .enumeration(blendModes), "the blend mode")],
      purpose: "sets the blend mode for compositing the view with what is behind it",
      summary: "Blend a view with what is behind it.", written: "multiply"),
    .inert(
      "color-multiply", [.positional("color", .color, "the color")],
      purpose: "multiplies the colors of the view by a color",
      summary: "Multiply the colors of a view by a color.", written: "red"),
    .inert(
      "hue-rotation", [.positional("angle", .number, "the angle")],
      purpose: "rotates the hues of the view", summary: "Rotate the hues of a view.",
      swiftUI: .method("hueRotation", [.angle("angle")]), written: "90"),
    .inert(
      "preferred-color-scheme",
      [
        .positional(
          "scheme", .oneOf([.enumeration(["dark", "light"]), .nothing]), "the color scheme, or nil")
      ],
      purpose: "sets the preferred color scheme of the presentation",
      summary: "Ask for a dark or light color scheme.",
      written: "dark"),
    .inert(
      "rotation-3d-effect",
      [
        .positional("angle", .number, "the angle"),
        .keyword("axis", .list, "x, y and z of the axis"), .anchor("the point that stays in place"),
        .keyword("anchor-z", .number, "the distance of the anchor from the screen", default: "0"),
        .keyword("perspective", .number, "how strong the perspective is", default: "1"),
      ],
      purpose: "draws the view as if it were rotated in three dimensions",
      summary: "Draw a view rotated in space; its layout does not change.",
      swiftUI: .method(
        "rotation3DEffect", [.angle("angle"), "axis", "anchor", "anchorZ anchor-z", "perspective"]),
      written: "45 :axis (list 0 1 0)"),
    .inert(
      "transform-effect",
      ["a", "b", "c", "d", "tx", "ty"].map {
        .optionalPositional(
          $0, .number, "this element of the matrix", default: "ad".contains($0) ? "1" : "0")
      },
      purpose: "applies an affine transformation to the view as it is drawn",
      summary: "Draw a view transformed by a matrix; its layout does not change.",
      swiftUI: .method("transformEffect", [.passedOver(nil, "transform")]), written: ":tx 10 :ty 5"),
  ]

  private static let blendModes = [
    "normal", "multiply", "screen", "overlay", "darken", "lighten", "color-dodge", "color-burn",
    "soft-light", "hard-light", "difference", "exclusion", "hue", "saturation", "color",
    "luminosity", "source-atop", "destination-over", "destination-out", "plus-darker",
    "plus-lighter",
  ]
}

/// Modifiers of how views are shown that need spellings of their own.
enum ShownEffects {
  static let all: [Declaration] = [
    .inert(
      "context-menu",
      [
        .keyword("preview", .shown, "the view beside the menu"),
        .keyword("for-selection-type", .any, "the type of selection that it is for"),
        .keyword("primary-action", .actionOrValue, "the action of a double click"),
      ],
      rest: .presented, purpose: "adds a context menu to the view",
      summary: "Show a menu on a long press; it is not laid out.",
      swiftUI: .method(
        "contextMenu", [.closure("content", label: "menuItems"), .closure("preview")],
        [
          SwiftUIArgument("forSelectionType", "for-selection-type"),
          .closure("content", label: "menu"), .closure("primary-action"),
        ]), written: "(button \"Copy\")"),
    .inert(
      "focused",
      [
        .ignored("value", "whether the view is focused"),
        .keyword("equals", .any, "the value that stands for this view"),
      ],
      purpose: "binds the focus state of the view to a value",
      summary: "Set whether a view has the focus of the keyboard.",
      swiftUI: .method("focused", [.passedOver(nil, "$isFocused"), "equals"]), written: "true"),
    .inert(
      "redacted",
      [
        .optionalPositional(
          "reason", .enumeration(["invalidated", "placeholder", "privacy"]), "the reason",
          default: "placeholder")
      ],
      purpose: "adds a reason to redact the content of the view",
      summary: "Draw bars in place of texts, as large as they are.",
      swiftUI: .method("redacted", ["reason"]), written: ":reason placeholder"),
  ]
}

extension RestParameter {
  fileprivate static let presented = RestParameter(
    "content", .oneOf([.action, .views]),
    "what is shown, or a function that makes it; it is not laid out")
}

/// Modifiers of shapes and symbols that change only the drawing.
enum ShapeEffects {
  static let all: [Declaration] = [
    .inert(
      "content-shape",
      [
        .optionalPositional(
          "kinds", .oneOf([.enumeration(kinds), .list]), "what the shape is for"),
        .positional("shape", .view, "the shape that can be touched, at the size of the view"),
        .keyword("eo-fill", .truth, "whether the even-odd rule determines what is inside"),
      ],
      purpose: "sets the content shape of the view for hit testing and other uses",
      summary: "Set the shape in which a view can be touched.",
      swiftUI: .method("contentShape", ["_ kinds", "_ shape", "eoFill"]), written: "(rectangle)"),
    .inert(
      "stroke", strokeParameters, purpose: "draws the outline of the shape",
      summary: "Draw the outline of a shape, half of the line inside and half outside.",
      swiftUI: .method("stroke", ["_ color", "lineWidth"], ["_ color", "style"], ["style"]),
      examples: "(stroke red :line-width 2 (rectangle)) | 40 x 20 | 40 x 20"),
    .inert(
      "symbol-effect",
      [
        .ignored("effect", "the effect"), .keyword("options", .any, "how often and how fast"),
        .keyword("value", .any, "the value whose change starts it"),
        .keyword("is-active", .any, "whether the effect is active"),
      ],
      purpose: "adds an animated effect to symbols",
      summary: "Animate symbols with an effect.", written: "'pulse"),
    .inert(
      "symbol-rendering-mode",
      [
        .positional(
          "mode",
          .oneOf([.enumeration(["hierarchical", "monochrome", "multicolor", "palette"]), .nothing]),
          "the rendering mode")
      ],
      purpose: "sets the rendering mode of symbols",
      summary: "Set how symbols are colored.", written: "hierarchical"),
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

  private static let kinds = [
    "accessibility", "context-menu-preview", "drag-preview", "focus-effect", "hover-effect",
    "interaction",
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

/// Modifiers that draw lines through and under texts.
enum TextEffects {
  static let all: [Declaration] = [
    .inert(
      "strikethrough", [.isActive("whether the line is drawn"), .color, .pattern],
      purpose: "draws a line through texts", summary: "Draw a line through texts."),
    .inert(
      "underline", [.isActive("whether the line is drawn"), .color, .pattern],
      purpose: "draws a line under texts", summary: "Draw a line under texts."),
  ]
}
