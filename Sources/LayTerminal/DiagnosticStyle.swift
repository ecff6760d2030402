import LayLanguage

/// How diagnostics are drawn: in colour or not, with which characters.
package struct DiagnosticStyle: Sendable {
  package let isColored: Bool
  /// Whether only ASCII may be used.
  package let isPlain: Bool
  /// The width of the terminal in cells; nil if lines may have any length.
  package let columns: Int?

  package init(isColored: Bool = false, isPlain: Bool = false, columns: Int? = nil) {
    self.isColored = isColored
    self.isPlain = isPlain
    self.columns = columns
  }

  func paint(_ text: String, as severity: Diagnostic.Severity?) -> String {
    guard isColored else { return text }
    switch severity {
    case .error: return Ink.error.paint(text)
    case .warning: return Ink.warning.paint(text)
    case nil: return Ink.strong.paint(text)
    }
  }

  func visible(_ text: String) -> String {
    VisibleText.of(text, isPlain: isPlain, keepsLines: true)
  }

  /// A sentence that `lay` writes, with long words cut, and in ASCII where only that may be used.
  func sentence(_ text: String) -> String {
    let text = visible(LongNames.cut(text))
    return isPlain ? VisibleText.withPlainSigns(text) : text
  }

  var bar: String { isPlain ? "|" : "│" }
  var ellipsis: String { isPlain ? "~" : "…" }
}
