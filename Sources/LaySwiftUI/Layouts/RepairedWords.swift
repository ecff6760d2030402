import SwiftSyntax

/// Words that a translation of an article there and back has put in the place of SwiftUI's, where
/// nothing of SwiftUI is called so and what is meant is plain.
extension Translator {
  private static let members = ["depend": "count", "peak": "height"]
  private static let values = ["heart": "center", "main": "leading"]

  /// The label of an argument.
  static func repaired(_ label: String) -> String { label == "peak" ? "height" : label }

  /// A modifier, by what it is given: nothing but a frame has a greatest width.
  static func repaired(_ name: String, _ call: FunctionCallExprSyntax?) -> String {
    guard name == "body", let call else { return name }
    let labels = call.arguments.compactMap { $0.label?.text }
    return labels.contains { $0.hasPrefix("max") || $0.hasPrefix("ideal") } ? "frame" : name
  }

  /// A member of a list or of a proposal.
  func repairedMember(_ name: String, _ syntax: Syntax) -> String {
    guard let meant = Self.members[name] else { return name }
    warn(syntax, "`\(name)` is not known here and taken for `\(meant)`")
    return meant
  }

  /// A name of an alignment or a point; nil for all that is none of those that are expected.
  static func repairedValue(_ name: String, among members: [String]) -> String? {
    values[name].flatMap { members.contains($0) ? $0 : nil }
  }
}
