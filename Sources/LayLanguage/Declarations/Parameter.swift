/// One parameter of a builtin, said once for checking, help, completion and printing.
///
/// A class, since matching arguments passes it around: copying its strings would cost more than
/// checking its type.
package final class Parameter: Sendable {
  package let name: String
  package let type: ParameterType
  /// Whether it may be given without its keyword.
  package let isPositional: Bool
  /// Whether it may be given as `:name value`.
  package let isKeyword: Bool
  package let isOptional: Bool
  /// The default, in words or as source.
  package let defaultText: String?
  /// "points", "degrees"; nil where the type implies it.
  let unit: String?
  package let summary: String

  private init(
    _ name: String, _ type: ParameterType, _ summary: String, isPositional: Bool,
    isKeyword: Bool, isOptional: Bool, default defaultText: String?, unit: String?
  ) {
    self.name = name
    self.type = type
    self.summary = summary
    self.isPositional = isPositional
    self.isKeyword = isKeyword
    self.isOptional = isOptional
    self.defaultText = defaultText
    self.unit = unit
  }

  /// Given by its place; if `isKeyword`, also by its keyword, as SwiftUI labels it.
  static func positional(
    _ name: String, _ type: ParameterType, _ summary: String, unit: String? = nil,
    isKeyword: Bool = false
  ) -> Parameter {
    Parameter(
      name, type, summary, isPositional: true, isKeyword: isKeyword, isOptional: false,
      default: nil, unit: unit)
  }

  /// Given by its place, or left out: it is skipped if the value is not of its type.
  static func optionalPositional(
    _ name: String, _ type: ParameterType, _ summary: String, default defaultText: String? = nil,
    unit: String? = nil, isKeyword: Bool = true
  ) -> Parameter {
    Parameter(
      name, type, summary, isPositional: true, isKeyword: isKeyword, isOptional: true,
      default: defaultText, unit: unit)
  }

  /// Given as `:name value`, or left out.
  static func keyword(
    _ name: String, _ type: ParameterType, _ summary: String, default defaultText: String? = nil,
    unit: String? = nil
  ) -> Parameter {
    Parameter(
      name, type, summary, isPositional: false, isKeyword: true, isOptional: true,
      default: defaultText, unit: unit)
  }

  /// Given as `:name value`, required.
  static func requiredKeyword(
    _ name: String, _ type: ParameterType, _ summary: String, unit: String? = nil
  ) -> Parameter {
    Parameter(
      name, type, summary, isPositional: false, isKeyword: true, isOptional: false, default: nil,
      unit: unit)
  }

  /// How it stands in a usage line.
  var usage: String {
    switch (isPositional, isOptional) {
    case (true, true): "[\(name)]"
    case (true, false): name
    case (false, true): "[:\(name) …]"
    case (false, false): ":\(name) …"
    }
  }
}

/// The positional arguments after the declared ones.
package struct RestParameter: Sendable {
  package let name: String
  package let type: ParameterType
  package let summary: String

  init(_ name: String, _ type: ParameterType, _ summary: String) {
    self.name = name
    self.type = type
    self.summary = summary
  }

  /// The children of a container.
  package static let children = RestParameter("children", .views, "the views inside")
}
