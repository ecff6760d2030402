import LayEngine

/// Views that are laid out as their content, or as the views that a function makes.
extension Declaration {
  static let anyView = Declaration(
    .container, "any-view",
    summary: "A type-erased view, laid out as the view that it contains.",
    swiftUI: .view("AnyView", ["_ children"]),
    examples: #"(any-view (text "Hi")) | ideal | 16 x 20"#
  ) { arguments throws(Diagnostic) in
    arguments.makeControl(.anyView, try arguments.children().map(\.view))
  }

  static let equatableView = Declaration(
    .container, "equatable-view",
    summary: "A view that is updated only when its value changes, laid out as the view that it "
      + "contains.",
    swiftUI: .view("EquatableView", ["content children"]),
    examples: #"(equatable-view (text "Hi")) | ideal | 16 x 20"#
  ) { arguments throws(Diagnostic) in
    arguments.makeControl(.equatableView, try arguments.children().map(\.view))
  }

  static let glassEffectContainer = Declaration(
    .container, "glass-effect-container",
    parameters: [
      .keyword("spacing", .length, "the distance at which glass effects merge", unit: "points")
    ],
    summary: "Views whose glass effects merge, laid out as without the container.",
    examples: #"(glass-effect-container (hstack (text "a") (text "b"))) | ideal | 24 x 20"#
  ) { arguments throws(Diagnostic) in
    arguments.makeControl(.glassEffectContainer, try arguments.children().map(\.view))
  }

  static let scrollViewReader = Declaration(
    .view, "scroll-view-reader",
    parameters: [
      .positional("content", .builder, "makes the views inside; it gets nil in place of a proxy")
    ],
    summary: "Views that the program can scroll, laid out as without the reader.",
    examples: #"(scroll-view-reader (fn (proxy) (scroll-view (text "Hi")))) | 100 x 50 | 16 x 50"#
  ) { arguments throws(Diagnostic) in
    arguments.makeControl(.scrollViewReader, try arguments.content(passing: "proxy", .nothing))
  }

  static let timelineView = Declaration(
    .view, "timeline-view",
    parameters: [
      .optionalPositional(
        "schedule",
        .oneOf([.enumeration(["animation", "every-minute", "explicit", "periodic"]), .plain]),
        "when its content is updated; here it is made once"),
      .positional("content", .builder, "makes the views inside; it gets 0 as the time"),
    ],
    summary: "Views that are updated as time passes; here they are made for the time 0.",
    examples: #"(timeline-view every-minute (fn (context) (text "12:00"))) | ideal | 40 x 20"#
  ) { arguments throws(Diagnostic) in
    arguments.makeControl(.timelineView, try arguments.content(passing: "context", .number(0)))
  }
}

extension Arguments {
  /// The views that the view's `content` function makes of one value.
  fileprivate func content(passing name: String, _ value: Value) throws(Diagnostic) -> [View] {
    let function = try callback("content", passing: [name])
    let owner = calledName
    return try function(value).views(at: span(of: "content")) {
      "the function of this `\(owner)` gave \($0) and no view"
    }
  }
}

extension Control {
  private static func wrapper(_ name: String, _ composition: String) -> Control {
    Control(name, composition: composition, isSeenThrough: true) {
      parts, _ throws(LayoutFailure) in try .implicitStack(parts)
    }
  }

  fileprivate static let anyView = wrapper("any-view", "it is the view that it holds")
  fileprivate static let equatableView = wrapper("equatable-view", "it is the view that it holds")
  fileprivate static let glassEffectContainer = wrapper(
    "glass-effect-container", "it is the views that it holds")
  fileprivate static let scrollViewReader = wrapper(
    "scroll-view-reader", "it is what its function makes")
  fileprivate static let timelineView = wrapper(
    "timeline-view", "it is what its function makes of the moment 0")
}
