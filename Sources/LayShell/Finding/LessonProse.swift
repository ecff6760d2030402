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
    var paragraph: [String] = []
    var rest = markdown[...]
    func end() {
      if !paragraph.isEmpty { lines += self.paragraph(paragraph) }
      paragraph = []
    }
    while let line = rest.popFirst() {
      if let fence = Fence(Substring(line)) {
        end()
        while let line = rest.popFirst(), !fence.isClosed(by: Substring(line)) {
          lines.append("    " + style.visible(line))
        }
      } else if line.allSatisfy(\.isWhitespace) {
        end()
        if lines.last?.isEmpty == false { lines.append("") }
      } else if line.hasPrefix("#") {
        end()
        let text = String(line.drop { $0 == "#" || $0 == " " })
        lines.append(style.paint(style.visible(text), .strong))
      } else if line.hasPrefix("|") {
        end()
        lines.append(style.visible(line))
      } else if let marker = Self.marker(line), Self.beginsItem(marker, after: paragraph) {
        end()
        paragraph = [line]
      } else {
        paragraph.append(line)
      }
    }
    end()
    while lines.last?.isEmpty == true { lines.removeLast() }
    return Array(lines.drop(while: \.isEmpty))
  }

  /// The bullet or number of an item of a list.
  private static func marker(_ line: String) -> String? {
    let rest = line.drop { $0 == " " }
    if rest.hasPrefix("- ") || rest.hasPrefix("* ") { return "- " }
    let digits = rest.prefix { $0.isNumber }
    return digits.isEmpty || !rest.dropFirst(digits.count).hasPrefix(". ")
      ? nil : String(digits) + ". "
  }

  /// Whether a line begins a list item; inside a paragraph, as in Markdown, only a bullet or the
  /// number 1 does.
  private static func beginsItem(_ marker: String, after paragraph: [String]) -> Bool {
    guard let first = paragraph.first, Self.marker(first) == nil else { return true }
    return marker == "- " || marker == "1. "
  }

  private func paragraph(_ lines: [String]) -> [String] {
    let first = lines[0].drop { $0 == " " || $0 == ">" }
    let marker = Self.marker(String(first)) ?? ""
    let text = ([String(first.dropFirst(marker.count))] + lines.dropFirst().map(Self.trimmed))
      .joined(separator: " ")
    let indentation = marker.isEmpty ? 0 : marker.count + 2
    let wrapped = wrap(letters(style.visible(text)), columns: columns - indentation)
    return wrapped.enumerated().map { index, line in
      if marker.isEmpty { return line }
      return index == 0
        ? "  " + marker + line : String(repeating: " ", count: indentation) + line
    }
  }

  private static func trimmed(_ line: String) -> String {
    String(line.drop { $0 == " " || $0 == ">" })
  }

  /// Removes the Markdown syntax and keeps the emphasis as ink.
  private func letters(_ text: String) -> [Letter] {
    var letters: [Letter] = []
    var rest = text[...]
    var isStrong = false
    var isEmphasized = false
    while let character = rest.first {
      if character == "`", let end = rest.dropFirst().firstIndex(of: "`") {
        let code = rest[rest.index(after: rest.startIndex)..<end]
        let text = style.isColored ? String(code) : "`\(code)`"
        letters += text.map {
          Letter(character: $0, ink: .cyan, breaks: $0 == " " && code.count > 30)
        }
        rest = rest[rest.index(after: end)...]
      } else if rest.hasPrefix("**") {
        isStrong.toggle()
        rest = rest.dropFirst(2)
      } else if character == "*" {
        isEmphasized.toggle()
        rest = rest.dropFirst()
      } else if character == "[", let link = Self.link(rest) {
        letters += link.text.map { Letter(character: $0, ink: nil, breaks: $0 == " ") }
        rest = link.rest
      } else {
        letters.append(
          Letter(
            character: character, ink: isStrong || isEmphasized ? .strong : nil,
            breaks: character == " "))
        rest = rest.dropFirst()
      }
    }
    return letters
  }

  /// The text of `[text](address)`.
  private static func link(_ text: Substring) -> (text: Substring, rest: Substring)? {
    guard let end = text.firstIndex(of: "]") else { return nil }
    let after = text[text.index(after: end)...]
    guard after.hasPrefix("("), let close = after.firstIndex(of: ")") else { return nil }
    return (text[..<end].dropFirst(), after[after.index(after: close)...])
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
    var text = ""
    var run = ""
    var ink: Ink?
    for letter in line {
      if letter.ink != ink {
        text += style.paint(run, ink)
        (run, ink) = ("", letter.ink)
      }
      run.append(letter.character)
    }
    return text + style.paint(run, ink)
  }
}
