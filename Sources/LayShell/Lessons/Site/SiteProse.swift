/// Converts the Markdown of lessons to HTML; a lesson cannot put HTML or scripts on a page.
enum SiteProse {
  /// - Parameter lines: paragraphs, lists, tables, block quotes, headings and code blocks.
  static func html(_ lines: [String]) -> [String] {
    var html: [String] = []
    /// The tag of the list that is open.
    var list: String?
    for block in MarkdownBlock.all(of: lines) {
      var tag: String?
      if case .item(let marker, _) = block { tag = marker == "- " ? "ul" : "ol" }
      if tag != list {
        html += [list.map { "</\($0)>" }, tag.map { "<\($0)>" }].compactMap(\.self)
        list = tag
      }
      switch block {
      case .code(let code):
        let text = code.map { SVGText.escaped(String($0)) }.joined(separator: "\n")
        html.append("<pre><code>\(text)</code></pre>")
      case .heading(let text): html.append("<h3>\(inline(text))</h3>")
      case .table(let rows): html += table(rows)
      case .quotation(let text): html.append("<blockquote>\(inline(text))</blockquote>")
      case .item(_, let text): html.append("<li>\(inline(text))</li>")
      case .paragraph(let text): html.append("<p>\(inline(text))</p>")
      case .blankLine: break
      }
    }
    return html + (list.map { ["</\($0)>"] } ?? [])
  }

  private static func table(_ lines: [String]) -> [String] {
    let rows = lines.map { line in
      line.split(separator: "|", omittingEmptySubsequences: false).dropFirst().dropLast().map {
        LessonReader.trimmed($0)
      }
    }
    let hasHead = rows.count > 1 && rows[1].allSatisfy { $0.allSatisfy { "-: ".contains($0) } }
    func row(_ cells: [String], _ tag: String) -> String {
      "<tr>" + cells.map { "<\(tag)>\(inline($0))</\(tag)>" }.joined() + "</tr>"
    }
    let head = hasHead ? [row(rows[0], "th")] : []
    let body = rows.dropFirst(hasHead ? 2 : 0).map { row($0, "td") }
    return ["<div class=\"table\"><table>"] + head + body + ["</table></div>"]
  }

  /// The HTML of a text with code, emphasis and links; of a link that leads to no web page, the text.
  static func inline(_ text: String) -> String {
    var result = ""
    var open: [String] = []
    func toggle(_ tag: String) {
      if let index = open.lastIndex(of: tag) {
        result += open[index...].reversed().map { "</\($0)>" }.joined()
        open.removeSubrange(index...)
      } else {
        result += "<\(tag)>"
        open.append(tag)
      }
    }
    for span in MarkdownSpan.all(of: text) {
      switch span {
      case .character("\n"): result += "\n"
      case .character(let character): result += SVGText.escaped(String(character))
      case .code(let code): result += "<code>\(SVGText.escaped(String(code)))</code>"
      case .strong: toggle("strong")
      case .emphasis: toggle("em")
      case .link(let text, let address):
        let words = SVGText.escaped(String(text))
        let isWeb = address.hasPrefix("https://") || address.hasPrefix("http://")
        result +=
          isWeb ? "<a href=\"\(SVGText.escaped(String(address)))\">\(words)</a>" : words
      }
    }
    return result + open.reversed().map { "</\($0)>" }.joined()
  }
}
