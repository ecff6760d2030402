/// Converts the Markdown of lessons to HTML; a lesson cannot put HTML or scripts on a page.
struct SiteProse {
  /// - Parameter lines: paragraphs, lists, tables, block quotes, headings and code blocks.
  static func html(_ lines: [String]) -> [String] {
    var prose = Self()
    var rest = lines[...]
    while let line = rest.popFirst() { prose.read(line, &rest) }
    prose.end()
    return prose.html
  }

  private init() {}

  private enum Kind {
    case paragraph
    case list(tag: String)
    case table
    case quotation
  }

  private var html: [String] = []
  private var kind: Kind?
  /// The paragraphs, items, rows or lines of the block that is being read.
  private var parts: [String] = []

  private mutating func read(_ line: String, _ rest: inout ArraySlice<String>) {
    if let fence = Fence(Substring(line)) {
      end()
      var code: [String] = []
      while let line = rest.popFirst(), !fence.isClosed(by: Substring(line)) {
        code.append(SVGText.escaped(String(fence.content(of: Substring(line)))))
      }
      html.append("<pre><code>\(code.joined(separator: "\n"))</code></pre>")
    } else if line.allSatisfy(\.isWhitespace) {
      end()
    } else if line.hasPrefix("#") {
      end()
      html.append("<h3>\(Self.inline(String(line.drop { $0 == "#" || $0 == " " })))</h3>")
    } else if line.hasPrefix("|") {
      if case .table? = kind { parts.append(line) } else { begin(.table, line) }
    } else if line.hasPrefix(">") {
      let text = String(line.drop { $0 == ">" || $0 == " " })
      if case .quotation? = kind { parts.append(text) } else { begin(.quotation, text) }
    } else if let (tag, text) = Self.item(line), beginsItem(line, tag) {
      if case .list(tag)? = kind { parts.append(text) } else { begin(.list(tag: tag), text) }
    } else if kind == nil {
      begin(.paragraph, line)
    } else {
      parts[parts.count - 1] += "\n" + line.drop { $0 == " " }
    }
  }

  private mutating func begin(_ kind: Kind, _ part: String) {
    end()
    self.kind = kind
    parts = [part]
  }

  private mutating func end() {
    switch kind {
    case nil: return
    case .paragraph: html.append("<p>\(Self.inline(parts[0]))</p>")
    case .quotation:
      html.append("<blockquote>\(Self.inline(parts.joined(separator: "\n")))</blockquote>")
    case .list(let tag):
      html.append("<\(tag)>")
      html += parts.map { "<li>\(Self.inline($0))</li>" }
      html.append("</\(tag)>")
    case .table: html += table()
    }
    kind = nil
  }

  private func table() -> [String] {
    let rows = parts.map { line in
      line.split(separator: "|", omittingEmptySubsequences: false).dropFirst().dropLast().map {
        Self.trimmed($0)
      }
    }
    let hasHead = rows.count > 1 && rows[1].allSatisfy { $0.allSatisfy { "-: ".contains($0) } }
    func row(_ cells: [String], _ tag: String) -> String {
      "<tr>" + cells.map { "<\(tag)>\(Self.inline($0))</\(tag)>" }.joined() + "</tr>"
    }
    let head = hasHead ? [row(rows[0], "th")] : []
    let body = rows.dropFirst(hasHead ? 2 : 0).map { row($0, "td") }
    return ["<div class=\"table\"><table>"] + head + body + ["</table></div>"]
  }

  /// The kind and the text of an item of a list.
  private static func item(_ line: String) -> (tag: String, text: String)? {
    let rest = line.drop { $0 == " " }
    if rest.hasPrefix("- ") || rest.hasPrefix("* ") { return ("ul", String(rest.dropFirst(2))) }
    let digits = rest.prefix { $0.isNumber }
    let after = rest.dropFirst(digits.count)
    guard !digits.isEmpty, after.hasPrefix(". ") else { return nil }
    return ("ol", String(after.dropFirst(2)))
  }

  /// Whether the line begins a list item, instead of continuing a paragraph with a number other
  /// than 1.
  private func beginsItem(_ line: String, _ tag: String) -> Bool {
    guard case .paragraph? = kind, tag == "ol" else { return true }
    return line.drop { $0 == " " }.hasPrefix("1. ")
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text.drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }

  /// The HTML of a text with code, emphasis and links.
  static func inline(_ text: String) -> String {
    var result = ""
    var plain = ""
    var open: [String] = []
    var rest = text[...]
    func flush() {
      result += plain.split(separator: "\n", omittingEmptySubsequences: false)
        .map { SVGText.escaped(String($0)) }.joined(separator: "\n")
      plain = ""
    }
    func toggle(_ tag: String) {
      flush()
      if let index = open.lastIndex(of: tag) {
        result += open[index...].reversed().map { "</\($0)>" }.joined()
        open.removeSubrange(index...)
      } else {
        result += "<\(tag)>"
        open.append(tag)
      }
    }
    while let character = rest.first {
      if character == "`", let end = rest.dropFirst().firstIndex(of: "`") {
        flush()
        result += "<code>\(SVGText.escaped(String(rest[..<end].dropFirst())))</code>"
        rest = rest[rest.index(after: end)...]
      } else if rest.hasPrefix("**") {
        toggle("strong")
        rest = rest.dropFirst(2)
      } else if character == "*" {
        toggle("em")
        rest = rest.dropFirst()
      } else if character == "[", let link = link(rest) {
        flush()
        result += link.html
        rest = link.rest
      } else {
        plain.append(character)
        rest = rest.dropFirst()
      }
    }
    flush()
    return result + open.reversed().map { "</\($0)>" }.joined()
  }

  /// The link `[text](address)`; only its text if the address is not http or https.
  private static func link(_ text: Substring) -> (html: String, rest: Substring)? {
    guard let end = text.firstIndex(of: "]") else { return nil }
    let after = text[text.index(after: end)...]
    guard after.hasPrefix("("), let close = after.firstIndex(of: ")") else { return nil }
    let address = String(after[..<close].dropFirst())
    let words = SVGText.escaped(String(text[..<end].dropFirst()))
    let isWeb = address.hasPrefix("https://") || address.hasPrefix("http://")
    let html = isWeb ? "<a href=\"\(SVGText.escaped(address))\">\(words)</a>" : words
    return (html, after[after.index(after: close)...])
  }
}
