import LayEngine

/// Modifiers that pass values from views to their ancestors through preferences.
extension Declaration {
  static let allPreferences: [Declaration] = [
    .anchorPreference, .backgroundPreferenceValue, .onPreferenceChange, .overlayPreferenceValue,
    .preference, .transformAnchorPreference, .transformPreference,
  ]

  private static let widthKey = "(define-preference-key total 0 +)"

  private static func example(_ view: String, _ size: String = "16 x 20") -> String {
    "(begin \(widthKey) \(view)) | ideal | \(size)"
  }

  static let preference = Declaration(
    .modifier, "preference",
    parameters: [.preferenceKey, .positional("value", .any, "the value", isKeyword: true)],
    summary: "Set the value of a preference key for the ancestors of a view; values set inside are "
      + "ignored.",
    swiftUI: .method("preference", ["key", "value"]),
    examples: example("(preference total 3 (text \"Hi\"))")
  ) { arguments throws(Diagnostic) in
    arguments.modify(PreferenceWriting(arguments.preferenceKey, arguments.requiredValue("value")))
  }

  static let transformPreference = Declaration(
    .modifier, "transform-preference",
    parameters: [
      .preferenceKey,
      .positional("callback", .function, "returns the new value for the one set inside"),
    ],
    summary: "Change the value of a preference key that is set inside a view.",
    swiftUI: .method("transformPreference", ["_ key", .closure("callback")]),
    examples: example("(transform-preference total (fn (value) (+ value 1)) (text \"Hi\"))")
  ) { arguments throws(Diagnostic) in
    let callback = try arguments.laterFunction("callback", passing: ["value"])
    let change = PreferenceTransform(arguments.preferenceKey) { value in
      try callback([value as? Value ?? .nothing])
    }
    return arguments.modify(change)
  }

  static let onPreferenceChange = Declaration(
    .modifier, "on-preference-change",
    parameters: [
      .preferenceKey,
      .positional(
        "perform", .function, "called with the value, at first and when it changes",
        isKeyword: true),
    ],
    summary: "Call a function when the preference value set inside a view changes. If the function "
      + "sets a variable, the view is made and laid out again, at most 8 times.",
    swiftUI: .method("onPreferenceChange", ["_ key", .closure("perform")]),
    examples: """
      (begin (define wide 0) \(widthKey) (on-preference-change total (fn (v) (set! wide v)) \
      (preference total 3 (frame :width (+ 16 wide) :height 20 (color red))))) | ideal | 19 x 20
      """
  ) { arguments throws(Diagnostic) in
    let perform = try arguments.laterFunction("perform", passing: ["value"])
    let action = PreferenceAction(arguments.preferenceKey, of: arguments.makingView) { value in
      _ = try perform([value as? Value ?? .nothing])
    }
    return arguments.modify(action)
  }

  static let anchorPreference = anchor(
    "anchor-preference", isTransform: false,
    summary: "Set a preference value that is made from an anchor of the view.",
    example: "(anchor-preference total bounds (fn (anchor) 1) (text \"Hi\"))")

  static let transformAnchorPreference = anchor(
    "transform-anchor-preference", isTransform: true,
    summary: "Change the preference value set inside a view, using an anchor of the view.",
    example: "(transform-anchor-preference total bounds (fn (value anchor) value) (text \"Hi\"))")

  private static func anchor(
    _ name: String, isTransform: Bool, summary: String, example: String
  ) -> Declaration {
    Declaration(
      .modifier, name,
      parameters: [
        .preferenceKey,
        .positional(
          "value", .oneOf([.enumeration(["bounds"]), .unitPoint(AlignmentName.points)]),
          "the anchor: the bounds of the view, or a point in it", isKeyword: true),
        .positional("transform", .function, "returns the value", isKeyword: true),
      ],
      summary: summary,
      swiftUI: .method(SwiftUISpelling.camelCase(name), ["key", "value", .closure("transform")]),
      examples: Self.example(example)
    ) { arguments throws(Diagnostic) in
      let names = isTransform ? ["value", "anchor"] : ["anchor"]
      let transform = try arguments.laterFunction("transform", passing: names)
      let source: PreferenceAnchor.Source =
        arguments.enumeration("value") == "bounds"
        ? .bounds : .point(arguments.unitPoint("value") ?? UnitPoint(x: 0, y: 0))
      let writing = AnchorWriting(arguments.preferenceKey, source, isTransform: isTransform) {
        anchor, value in
        let box = Value.object(AnchorBox(anchor))
        return try transform(isTransform ? [value as? Value ?? .nothing, box] : [box])
      }
      return arguments.modify(writing)
    }
  }

  static let overlayPreferenceValue = layer(
    "overlay-preference-value", isOverlay: true,
    summary: "Layer content in front of a view, made from a preference value set inside it.")

  static let backgroundPreferenceValue = layer(
    "background-preference-value", isOverlay: false,
    summary: "Layer content behind a view, made from a preference value set inside it.")

  private static func layer(_ name: String, isOverlay: Bool, summary: String) -> Declaration {
    Declaration(
      .modifier, name,
      parameters: [
        .preferenceKey, .alignment("how the content is aligned in the view"),
        .positional("transform", .builder, "makes the content from the value"),
      ],
      summary: summary,
      swiftUI: .method(
        SwiftUISpelling.camelCase(name), ["_ key", "alignment", .closure("transform")]),
      examples: example(
        "(\(name) total (fn (value) (text (str value))) (preference total 3 (text \"Hi\")))")
    ) { arguments throws(Diagnostic) in
      let transform = try arguments.laterFunction("transform", passing: ["value"])
      let span = arguments.span(of: "transform")
      let runtime = arguments.runtime
      let scope = runtime.laterScope(span)
      let layer = PreferenceLayer(
        arguments.preferenceKey, arguments.alignment(), isOverlay: isOverlay
      ) { [unowned runtime] value in
        let outer = runtime.stateScope
        runtime.stateScope = scope
        scope.begin()
        defer { runtime.stateScope = outer }
        let made = try transform([value as? Value ?? .nothing])
        return try made.views(at: span) { "the function of this layer gave \($0) and no view" }
      }
      return arguments.modify(layer)
    }
  }
}

/// A preference key as a value of the language.
final class PreferenceKeyBox: ObjectBox {
  let key: PreferenceKey

  init(_ key: PreferenceKey) { self.key = key }

  override var kindDescription: String { "a preference key" }

  override var text: String { key.name }

  override func isEqual(to other: ObjectBox) -> Bool {
    (other as? PreferenceKeyBox).map { $0.key === key } ?? false
  }
}

/// An anchor as a value: a view's bounds, with parts such as `width` and `min-x`, or a point.
final class AnchorBox: ObjectBox {
  let anchor: PreferenceAnchor

  init(_ anchor: PreferenceAnchor) { self.anchor = anchor }

  override var kindDescription: String { "an anchor" }

  private var frame: FrameBox { FrameBox(anchor.frame) }

  override func part(_ name: String) -> Value? {
    switch (anchor.source, name) {
    case (.bounds, _): frame.part(name)
    case (.point, "x"): .number(anchor.point.x)
    case (.point, "y"): .number(anchor.point.y)
    case (.point, _): nil
    }
  }

  override var text: String {
    let frame = anchor.frame
    return "\(NumberText.of(frame.size.width)) x \(NumberText.of(frame.size.height)) at "
      + "\(NumberText.of(frame.origin.x)), \(NumberText.of(frame.origin.y))"
  }

  override func isEqual(to other: ObjectBox) -> Bool {
    guard let other = other as? AnchorBox else { return false }
    return anchor.frame == other.anchor.frame && anchor.source == other.anchor.source
  }
}

extension Parameter {
  static let preferenceKey = positional(
    "key", .object(PreferenceKeyBox.self, sample: "(define-preference-key width 0 max)"),
    "the preference key", isKeyword: true)
}

extension Arguments {
  var preferenceKey: PreferenceKey {
    required("key", object("key", as: PreferenceKeyBox.self)).key
  }

  /// A function argument for calls after the running code has returned, for example during layout.
  func laterFunction(
    _ name: String, passing names: [String]
  ) throws(Diagnostic) -> ([Value]) throws -> Value {
    let function = try callback(name, passing: names).function
    let span = span(of: name)
    return { [unowned runtime] values in try runtime.call(function, values, span) }
  }
}

/// Functions of the values that views pass to ancestors through preferences.
enum PreferenceFunctions {
  static let all: [Declaration] = [anchorFrame]

  private static let anchorFrame = Declaration(
    .function, "anchor-frame",
    parameters: [
      .positional(
        "geometry", .object(GeometryProxy.self, sample: "a reader's geometry"),
        "a reader's geometry"),
      .positional(
        "anchor", .object(AnchorBox.self, sample: "an anchor"),
        "the anchor, as `anchor-preference` passes it"),
    ],
    summary: "The frame of an anchor in the coordinate space of a geometry reader; for a point, a "
      + "frame of size 0.",
    swiftUI: .element(["_ anchor"]),
    examples: "(fn (g anchor) (min-x (anchor-frame g anchor))) | function"
  ) { arguments throws(Diagnostic) in
    let proxy = arguments.required("geometry", arguments.object("geometry", as: GeometryProxy.self))
    let anchor = arguments.required("anchor", arguments.object("anchor", as: AnchorBox.self)).anchor
    let shift = ViewPoint(
      x: anchor.finder.x - proxy.geometry.origin.x, y: anchor.finder.y - proxy.geometry.origin.y)
    let start = anchor.point
    let isBounds = anchor.source == .bounds
    return .object(
      FrameBox(
        x: start.x + shift.x, y: start.y + shift.y, width: isBounds ? anchor.frame.size.width : 0,
        height: isBounds ? anchor.frame.size.height : 0))
  }
}
