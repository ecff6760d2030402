import LayTerminal

/// Formats Markdown for a terminal: paragraphs wrapped to the window, without the Markdown syntax.
struct LessonProse {
  let style: Style
  private let columns: Int

  /// The most columns of a line; longer lines are hard to read even in a wide window.
  private static let widest = 88

  init(_ style: Style) {
    self.style = style
    columns = max(20, min(style.columns, Self.widest))
  }

  /// A character with its ink; `breaks` marks spaces at which a line may break, not those in short
  /// code.
  private struct Letter {
    var character: Character
    var ink: Ink?
    var breaks = false
  }

  func lines(_ markdown: [String]) -> [String] {
    var lines: [String] = []
    for block in MarkdownBlock.all(of: markdown) {
      switch block {
      case .code(let code): lines += code.map { "    " + style.visible(String($0)) }
      case .heading(let text): lines.append(style.paint(style.visible(text), .strong))
      case .table(let rows): lines += rows.map { style.visible($0) }
      case .quotation(let text), .paragraph(let text): lines += paragraph(text)
      case .item(let marker, let text): lines += paragraph(text, marker)
      case .blankLine: if lines.last?.isEmpty == false { lines.append("") }
      }
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  private func paragraph(_ text: String, _ marker: String = "") -> [String] {
    let indentation = marker.isEmpty ? 0 : marker.count + 2
    let text = style.visible(text.replacing("\n", with: " "))
    return wrap(letters(text), columns: columns - indentation).enumerated().map { index, line in
      if marker.isEmpty { return line }
      return index == 0
        ? "  " + marker + line : String(repeating: " ", count: indentation) + line
    }
  }

  /// Removes the Markdown syntax and keeps the emphasis as ink.
  private func letters(_ text: String) -> [Letter] {
    var letters: [Letter] = []
    var isStrong = false
    var isEmphasized = false
    for span in MarkdownSpan.all(of: text) {
      switch span {
      case .code(let code):
        letters += (style.isColored ? String(code) : "`\(code)`").map {
          Letter(
            character: $0, ink: .cyan,
            breaks: $0 == " " && code.count > Paragraph.longestWhole)
        }
      case .strong: isStrong.toggle()
      case .emphasis: isEmphasized.toggle()
      case .link(let text, _):
        letters += text.map { Letter(character: $0, ink: nil, breaks: $0 == " ") }
      case .character(let character):
        letters.append(
          Letter(
            character: character, ink: isStrong || isEmphasized ? .strong : nil,
            breaks: character == " "))
      }
    }
    return letters
  }

  private func wrap(_ letters: [Letter], columns: Int) -> [String] {
    var lines: [String] = []
    var line: [Letter] = []
    var width = 0
    for word in letters.split(whereSeparator: \.breaks) {
      let wordWidth = word.reduce(0) { $0 + DisplayWidth.of($1.character) }
      if width > 0, width + 1 + wordWidth > columns {
        lines.append(drawn(line))
        (line, width) = ([], 0)
      }
      if width > 0 {
        // A space between two words of the same ink has that ink too.
        let ink = line.last?.ink == word.first?.ink ? word.first?.ink : nil
        line.append(Letter(character: " ", ink: ink))
        width += 1
      }
      line += word
      width += wordWidth
    }
    return lines + [drawn(line)]
  }

  private func drawn(_ line: [Letter]) -> String {
    style.paint(line.map { (String($0.character), $0.ink) })
  }
}
