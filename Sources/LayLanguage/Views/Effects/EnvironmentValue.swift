import LayEngine

extension Declaration {
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
      return arguments.make(Effect.lettingFind(value, as: own.name), [arguments.view()])
    }
    let key = arguments.required("key", arguments.enumeration("key"))
    if let change = EnvironmentKey.change(key, value) {
      return arguments.make(change, [arguments.view()])
    }
    if EnvironmentKey.forLayout.contains(key) || !ParameterType.plain.accepts(value) {
      throw arguments.complaint(.notOfKey(key, value), about: "value")
    }
    return arguments.make(Effect.lettingFind(value, as: key), [arguments.view()])
  }
}

extension Effect {
  /// Sets an environment value that affects no layout by itself.
  fileprivate static func lettingFind(_ value: Value, as key: String) -> Effect {
    let setting = ProgramSetting(key, value)
    return .inert(
      InertEffect(WordsOfView("environment", "sets an environment value"), setting: setting))
  }
}

/// The environment keys that programs can set, by SwiftUI's names.
private enum EnvironmentKey {
  /// The keys that affect layout.
  static let forLayout = [
    "default-min-list-header-height", "default-min-list-row-height", "dynamic-type-size",
    "edit-mode", "layout-direction", "line-limit", "line-spacing", "minimum-scale-factor",
    "multiline-text-alignment", "truncation-mode",
  ]
  static let all =
    forLayout + ["calendar", "color-scheme", "is-enabled", "locale", "time-zone"]

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
      .controls(.headerLeastHeight(max(length, 0)))
    case ("default-min-list-row-height", .number(let length)):
      .controls(.rowLeastHeight(max(length, 0)))
    case ("dynamic-type-size", .symbol(let name)):
      DynamicType(spelling: name.name).map { .dynamicType($0) }
    case ("edit-mode", .symbol(let name)):
      switch name.name {
      case "active", "transient": .controls(.editMode(true))
      case "inactive": .controls(.editMode(false))
      default: nil
      }
    case ("layout-direction", .symbol(let name)):
      LayoutDirection(spelling: name.name).map { .layoutDirection($0) }
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
