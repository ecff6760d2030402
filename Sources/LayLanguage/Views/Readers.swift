import LayEngine

extension Declaration {
  static let allReaders: [Declaration] = [
    .coordinateSpace, .environment, .environmentReader, .geometryReader,
  ]

  static let geometryReader = Declaration(
    .view, "geometry-reader",
    parameters: [
      .positional(
        "content", .builder,
        "makes the views inside from the reader's geometry, which has `size`, `width`, "
          + "`height`, `min-x`, `mid-x`, `max-x`, `min-y`, `mid-y`, `max-y`, `center`, "
          + "`frame-in`, `safe-area-insets`, `size-classes`, `dynamic-type` and `screen`")
    ],
    summary: "Take the proposed size, and make the views inside from it.",
    examples: """
      (geometry-reader (fn (g) (frame :width (/ (width g) 2) (color red)))) | 100 x 50 | 100 x 50
      (geometry-reader (fn (g) (position :x (max-x g) :y (mid-y g) (circle)))) | 100 x 50 | 100 x 50
      """
  ) { arguments throws(Diagnostic) in
    let function = try arguments.callback("content", passing: ["g"]).function
    let span = arguments.span(of: "content")
    let runtime = arguments.runtime
    let scope = runtime.laterScope(span)
    let make = { [unowned runtime] (geometry: PlacedGeometry, motion: GeometryMotion?) in
      let assignments = runtime.assignments
      let proxy = GeometryProxy(geometry, runtime.symbols, motion)
      let value = try runtime.within(scope) { () throws(Diagnostic) in
        try runtime.call(function, [.object(proxy)], span)
      }
      if runtime.assignments != assignments {
        geometry.recordReading()
        motion?.motion.lose()
      }
      return try value.views(at: span) { "the function of this reader gave \($0) and no view" }
    }
    let content = GeometryContent(
      { try make($0, nil) }, follow: function.isOfSwift ? { try make($0, $1) } : nil)
    return arguments.make(GeometryReader(content))
  }

  static let environmentReader = Declaration(
    .view, "environment-reader",
    parameters: [
      .positional(
        "content", .builder,
        "makes the views inside from the environment, which has `:color-scheme`, "
          + "`:control-size`, `:display-scale`, `:dynamic-type-size`, `:edit-mode`, "
          + "`:horizontal-size-class`, `:is-enabled`, `:layout-direction`, `:line-limit`, "
          + "`:pixel-length`, `:vertical-size-class` and keys of `define-environment-key`")
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

  static let environment = Declaration(
    .modifier, "environment",
    parameters: [
      .positional(
        "key",
        .oneOf([
          .enumeration(EnvironmentKey.all), .symbol,
          .object(EnvironmentKeyBox.self, sample: "(define-environment-key …)"),
        ]), "the environment key"),
      .optionalPositional(
        "value", .oneOf([.enumeration(EnvironmentKey.values), .plain, .any]),
        "the value that views read",
        isKeyword: false),
    ],
    summary: "Set an environment value of a view. `layout-direction` and the keys for texts change "
      + "the layout as the modifiers of the same names do, and those for lists the rows of lists. "
      + "The others, and keys of `define-environment-key`, are read by `environment-reader` and by "
      + "the bodies of `define-modifier` and of styles.",
    swiftUI: .method("environment", ["_ key", "_ value"]),
    examples: """
      (environment layout-direction right-to-left (padding leading 4 (text "Hi"))) | ideal | 20 x 20
      (environment line-limit 1 (text "Hello World")) | 60 x nil | 48 x 20
      (environment color-scheme dark (text "Hi")) | ideal | 16 x 20
      """
  ) { arguments throws(Diagnostic) in
    let value = arguments.value("value") ?? .nothing
    if let own = arguments.object("key", as: EnvironmentKeyBox.self) {
      return arguments.modify(Effect.lettingFind(value, as: own.name))
    }
    let key = arguments.required("key", arguments.enumeration("key"))
    if let change = EnvironmentKey.change(key, value) {
      return arguments.modify(change)
    }
    if EnvironmentKey.forLayout.contains(key) || !ParameterType.plain.accepts(value) {
      throw arguments.complaint(.notOfKey(key, value), about: "value")
    }
    return arguments.modify(Effect.lettingFind(value, as: key))
  }

  static let coordinateSpace = Declaration(
    .modifier, "coordinate-space",
    parameters: [.positional("space", .string, "the name by which readers in it find it")],
    summary: "Name the coordinate space of a view, for use in `frame-in`.",
    swiftUI: .method("coordinateSpace", ["name space"], [.member("named", ["_ space"])]),
    examples: """
      (-> (geometry-reader (fn (g) (frame :width (max-x (frame-in g "box")) (color red)))) \
      (padding 8) (coordinate-space "box")) | 100 x 50 | 100 x 50
      """
  ) { arguments in arguments.modify(CoordinateSpace(arguments.requiredString("space"))) }
}

/// The function of an environment reader, which is called on one thread only.
private struct EnvironmentContent: @unchecked Sendable {
  let function: Function
  unowned let runtime: Runtime
  let span: SourceSpan
  /// The scope of the reader's state values.
  let scope: StateScope

  let kept = KeptContent()

  func view(_ style: ControlStyle) throws(LayoutFailure) -> View {
    try kept.view(style, runtime) { environment throws(LayoutFailure) in
      try runtime.view(
        of: function, [environment], at: span, "the function of this reader", in: scope)
    }
  }
}

extension Effect {
  /// Sets an environment value that affects no layout by itself.
  static func lettingFind(_ value: Value, as key: String) -> Effect {
    let setting = ProgramSetting(key, value)
    return .inert(
      InertEffect(WordsOfView("environment", "sets an environment value"), setting: setting))
  }
}

/// The environment keys that programs can set, by SwiftUI's names.
enum EnvironmentKey {
  /// The keys that affect layout.
  static let forLayout = [
    "default-min-list-header-height", "default-min-list-row-height", "dynamic-type-size",
    "edit-mode", "layout-direction", "line-limit", "line-spacing", "minimum-scale-factor",
    "multiline-text-alignment", "truncation-mode",
  ]
  static let all = forLayout + ["calendar", "color-scheme", "is-enabled", "locale", "time-zone"]

  /// The symbols that are values of these keys.
  static let values =
    [
      "left-to-right", "right-to-left", "leading", "center", "trailing", "head", "middle", "tail",
      "dark", "light", "active", "inactive", "transient",
    ] + DynamicType.spellings

  /// The layout change of an environment value; nil if the key, or the value for it, has none.
  static func change(_ key: String, _ value: Value) -> EnvironmentChange? {
    switch (key, value) {
    case ("default-min-list-header-height", .number(let length)):
      .controls(.init("environment", \.headerLeastHeight, max(length, 0)))
    case ("default-min-list-row-height", .number(let length)):
      .controls(.init("environment", \.rowLeastHeight, max(length, 0)))
    case ("dynamic-type-size", .symbol(let name)):
      DynamicType(spelling: name.name).map { .dynamicTypeSize($0) }
    case ("edit-mode", .symbol(let name)):
      ["active": true, "transient": true, "inactive": false][name.name].map {
        .controls(.init("environment", \.isEditing, $0))
      }
    case ("layout-direction", .symbol(let name)):
      LayoutDirection(spelling: name.name).map { .layoutDirection($0) }
    case ("line-limit", .nothing): .lineLimit(nil)
    case ("line-limit", .number(let lines)) where lines == lines.rounded():
      .lineLimit(Int(exactly: lines) ?? .max)
    case ("line-spacing", .number(let points)): .lineSpacing(points)
    case ("minimum-scale-factor", .number(let factor)): .minimumScaleFactor(factor)
    case ("multiline-text-alignment", .symbol(let name)):
      TextAlignment(caseNamed: name.name).map { .multilineTextAlignment($0) }
    case ("truncation-mode", .symbol(let name)):
      TruncationMode(caseNamed: name.name).map { .truncationMode($0) }
    default: nil
    }
  }
}

extension Complaint {
  fileprivate static func notOfKey(_ key: String, _ value: Value) -> Complaint {
    Complaint(
      "\(ValueDescription.phrase(value)) is no value of `\(key)`",
      hint: "`help \(key)` tells what is")
  }
}
