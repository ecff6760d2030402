import LayEngine

extension Declaration {
  static let environment = Declaration(
    .modifier, "environment",
    parameters: [
      .positional("key", .oneOf([.enumeration(EnvironmentKey.all), .symbol]), "which value"),
      .optionalPositional(
        "value", .oneOf([.enumeration(EnvironmentKey.values), .plain]), "what views find",
        isKeyword: false),
    ],
    summary: "Let views find a value. `layout-direction` and those for texts change the layout as "
      + "the modifiers of their names do; the others do not.",
    swiftUI: .method("environment", ["_ key", "_ value"]),
    examples: [
      Example(
        "(environment layout-direction right-to-left (padding leading 4 (text \"Hi\")))",
        proposing: "ideal", gives: "20 x 20"),
      Example(
        "(environment line-limit 1 (text \"Hello World\"))", proposing: "60 x nil",
        gives: "48 x 20"),
      Example(
        "(environment color-scheme dark (text \"Hi\"))", proposing: "ideal", gives: "16 x 20"),
    ]
  ) { arguments throws(Diagnostic) in
    let key = arguments.required("key", arguments.enumeration("key"))
    let value = arguments.value("value") ?? .nothing
    if let change = EnvironmentKey.change(key, value) {
      return arguments.make(change, [arguments.view()])
    }
    if EnvironmentKey.forLayout.contains(key) {
      throw arguments.complaint(.notOfKey(key, value), about: "value")
    }
    let effect = InertEffect(name: "environment", purpose: "lets views find a value")
    return arguments.make(Effect.inert(effect), [arguments.view()])
  }
}

/// The values that views find around them, by the names that SwiftUI has for them.
private enum EnvironmentKey {
  /// Those that the layout depends on.
  static let forLayout = [
    "layout-direction", "line-limit", "line-spacing", "minimum-scale-factor",
    "multiline-text-alignment", "truncation-mode",
  ]
  static let all =
    forLayout + ["calendar", "color-scheme", "edit-mode", "is-enabled", "locale", "time-zone"]

  /// The names that values have.
  static let values = [
    "left-to-right", "right-to-left", "leading", "center", "trailing", "head", "middle", "tail",
    "dark", "light", "active", "inactive",
  ]

  /// What a value changes about the layout; nil if it is none for its key, or the key for none.
  static func change(_ key: String, _ value: Value) -> EnvironmentChange? {
    switch (key, value) {
    case ("layout-direction", .symbol(let name)):
      LayoutDirection(rawValue: name.name).map { .layoutDirection($0) }
    case ("line-limit", .nothing): .lineLimit(nil)
    case ("line-limit", .number(let lines)) where lines == lines.rounded():
      .lineLimit(Int(exactly: lines) ?? .max)
    case ("line-spacing", .number(let points)): .lineSpacing(points)
    case ("minimum-scale-factor", .number(let factor)): .minimumScaleFactor(factor)
    case ("multiline-text-alignment", .symbol(let name)):
      switch name.name {
      case "leading": .multilineTextAlignment(.leading)
      case "center": .multilineTextAlignment(.center)
      case "trailing": .multilineTextAlignment(.trailing)
      default: nil
      }
    case ("truncation-mode", .symbol(let name)):
      switch name.name {
      case "head": .truncationMode(.head)
      case "middle": .truncationMode(.middle)
      case "tail": .truncationMode(.tail)
      default: nil
      }
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
