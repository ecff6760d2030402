/// How text is drawn: how wide, in colour or not, with which characters.
package struct Style: Sendable {
  package var columns: Int
  /// Whether tables are as wide as what is in them, since no window shows them: in a pipe and in a file.
  package var isEndless = false
  /// The rows of the window, into which pictures are fitted; nil where no window shows them.
  package var rows: Int?
  package var isColored: Bool
  /// Whether only ASCII may be used.
  package var isPlain: Bool

  package init(columns: Int = 80, isColored: Bool = false, isPlain: Bool = false) {
    self.columns = columns
    self.isColored = isColored
    self.isPlain = isPlain
  }

  /// How wide tables may be.
  package var tableColumns: Int { isEndless ? .max : columns }

  /// Text in an ink, where colour is on.
  package func paint(_ text: String, _ ink: Ink?) -> String {
    guard isColored, let ink else { return text }
    return ink.paint(text)
  }

  /// Texts in their inks; neighbours with the same ink are painted at once.
  package func paint(_ texts: [(text: String, ink: Ink?)]) -> String {
    var line = ""
    var run = (text: "", ink: Ink?.none)
    for (text, ink) in texts {
      if ink != run.ink {
        line += paint(run.text, run.ink)
        run = ("", ink)
      }
      run.text += text
    }
    return line + paint(run.text, run.ink)
  }

  /// The character, or its replacement where only ASCII may be used.
  package func character(_ unicode: String, _ plain: String) -> String {
    isPlain ? plain : unicode
  }

  /// The text with visible pictures in place of control characters and, where only ASCII may be
  /// used, with ASCII in place of the signs that `lay` writes.
  package func visible(_ text: String) -> String {
    plain(VisibleText.of(text, isPlain: isPlain))
  }

  /// A text of `lay`, in ASCII where only that may be used.
  package func plain(_ text: String) -> String {
    isPlain ? VisibleText.withPlainSigns(text) : text
  }

  /// A text of a program, broken into lines of the window.
  package func paragraph(
    _ text: String, _ ink: Ink? = nil, indentation: Int = 0, hanging: Int? = nil
  ) -> [String] {
    Paragraph.lines(visible(text), columns: columns, indentation: indentation, hanging: hanging)
      .map { paint($0, ink) }
  }

  /// Marks the place where a text was cut.
  package var ellipsis: String { character("…", "~") }

  package var arrow: String { character("→", "->") }
}
