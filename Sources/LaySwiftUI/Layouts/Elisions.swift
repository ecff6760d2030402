import LayLanguage
import SwiftParserDiagnostics
import SwiftSyntax

/// Syntax errors that only mean that the code is a fragment, and what to say about them.
enum Elisions {
  /// What a syntax error means if the code is a fragment; nil for a real error.
  ///
  /// - Parameters:
  ///   - message: the parser's message.
  ///   - start: the offset of the error.
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
