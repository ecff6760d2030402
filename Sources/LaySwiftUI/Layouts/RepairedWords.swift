import SwiftSyntax

/// Repairs names of SwiftUI that machine translation, to another language and back, has replaced.
///
/// Only words that SwiftUI does not have, and whose meaning is certain, are repaired.
extension Translator {
  private static let members = ["depend": "count", "peak": "height"]
  private static let values = ["heart": "center", "main": "leading"]

  /// The label of an argument.
  static func repaired(_ label: String) -> String { label == "peak" ? "height" : label }

  /// The name of a modifier, by its labels: only `frame` takes `maxWidth` or `idealWidth`.
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

  /// The expected name of an alignment or a point for which a word stands; nil if there is none.
  static func repairedValue(_ name: String, among members: [String]) -> String? {
    values[name].flatMap { members.contains($0) ? $0 : nil }
  }
}
