import LayEngine
import Testing

extension EngineTests {
  /// Truncation and scaling of texts; in mono at 16 a character is 8 wide and a line 20 high.
  @Suite struct TextStyleTests {
    private static let words = "alpha beta gamma delta epsilon"

    /// A text, its truncation mode, width in cells and line limit, and its lines then.
    struct Cut: CustomTestStringConvertible {
      let text: String
      let mode: TruncationMode
      let cells: Double?
      let lineLimit: Int
      let lines: [String]

      init(
        _ text: String, _ mode: TruncationMode, in cells: Double?, lineLimit: Int = 1,
        _ lines: String...
      ) {
        self.text = text
        self.mode = mode
        self.cells = cells
        self.lineLimit = lineLimit
        self.lines = lines
      }

      var testDescription: String { "\(text.debugDescription) \(mode) in \(cells ?? .infinity)" }
    }

    @Test(arguments: [
      Cut("Hello World", .tail, in: 8, "Hello W…"),
      Cut("Hello World", .head, in: 8, "…o World"),
      Cut("Hello World", .middle, in: 8, "Hel…orld"),
      // Blanks beside the ellipsis are dropped.
      Cut("Hello World", .tail, in: 7, "Hello…"),
      Cut("Hello World", .head, in: 7, "…World"),
      Cut("alpha beta gamma", .middle, in: 12, "alpha…gamma"),
      // Where nothing fits beside the ellipsis, it stands alone.
      Cut("Hello World", .head, in: 1, "…"),
      Cut("Hello World", .middle, in: 1, "…"),
      // Of an odd number of cells the end gets one more.
      Cut("Hello World", .middle, in: 2, "…d"),
      // The lines before the last are broken as usual.
      Cut(words, .head, in: 12, lineLimit: 2, "alpha beta", "…lta epsilon"),
      Cut(words, .middle, in: 12, lineLimit: 2, "alpha beta", "gamma…psilon"),
      // The last line holds the rest of a broken word.
      Cut("abcdefghijklm", .head, in: 5, lineLimit: 2, "abcde", "…jklm"),
      Cut("abcdefghijklm", .middle, in: 5, lineLimit: 2, "abcde", "fg…lm"),
      // What is before the ellipsis ends at a newline, what is after it starts after one; blanks at
      // the end of the text do not count.
      Cut("ab\ncd\nef  ", .tail, in: nil, "ab…"),
      Cut("ab\ncd\nef  ", .head, in: nil, "…ef"),
      Cut("ab\ncd\nef  ", .middle, in: nil, "ab…ef"),
      Cut("ab\n", .head, in: nil, "…"),
      // A full-width character that needs one cell too many is left out.
      Cut("世界世界", .head, in: 6, "…世界"),
      Cut("世界世界", .middle, in: 6, "世…界"),
    ])
    func `the last line is cut where its mode says`(_ cut: Cut) throws {
      let view = View.text(cut.text).changing(.truncationMode(cut.mode)).limited(
        toLines: cut.lineLimit)
      let layout = try view.laidOut(cut.cells.map { $0 * 8 }, nil)
      let text = try #require(layout.first { $0.view.content is Text })
      #expect(layout.tree.lines(of: text.node, at: text.proposal) == cut.lines)
      #expect(layout.size.width == widest(cut.lines, of: cut.text) * 8)
    }

    @Test(
      arguments: [
        (words, 100, nil, 1), (words, 100, nil, 2), (words, 60, 50, nil), (words, 33, 31, 3),
        ("a\nbb\nccc", nil, 41, nil), ("abcdefghijklmnop", 40, 33, nil), ("世界 世界 ab", 31, 29, nil),
      ] as [(String, Double?, Double?, Int?)])
    func `no larger step than the one that is taken leaves a text whole`(
      string: String, width: Double?, height: Double?, lineLimit: Int?
    ) throws {
      let limited = View.text(string).limited(toLines: lineLimit)
      let shrinking = try shown(limited.changing(.minimumScaleFactor(0)), width, height)
      #expect(!shrinking.isTruncated && shrinking.scale < 1)
      let steps = (1...1024).map { Double($0) / 1024 }
      let whole = try steps.last { step in
        let font = EnvironmentChange.font(Font(size: 16 * step))
        return try !shown(limited.changing(font), width, height).isTruncated
      }
      #expect(shrinking.scale == whole)
    }

    private func shown(_ view: View, _ width: Double?, _ height: Double?) throws -> TextLines {
      let tree = try ViewTree(view)
      let text = try #require((0..<NodeID(tree.count)).last)
      return try #require(tree.textLines(of: text, at: proposing(width, height)))
    }
  }
}
