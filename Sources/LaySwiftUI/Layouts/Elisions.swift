import LayLanguage
import SwiftParserDiagnostics
import SwiftSyntax

/// What the parser finds wrong with pieces of code, and what they are read as nevertheless.
enum Elisions {
  /// What a mistake means if the code is a piece; nil for a mistake that is one.
  ///
  /// - Parameters:
  ///   - message: what the parser says.
  ///   - start: where it says so.
  static func meaning(
    of message: String, at start: Int, in tree: SourceFileSyntax
  ) -> String? {
    if message.hasPrefix("unexpected code '...'") {
      return "`...` stands for code that is not here"
    }
    guard message.hasPrefix("unexpected brace") else { return nil }
    let rest = tree.description.utf8.dropFirst(start)
    let isEnd = rest.allSatisfy { [0x7D, 0x20, 0x0A, 0x0D, 0x09].contains($0) }
    return isEnd ? "this `}` closes something whose beginning is not here" : nil
  }
}
