import LayEngine
import Testing

extension EngineTests {
  /// In mono at 16 a character is 8 points wide, a full-width one or an emoji 16, a line 20 high.
  @Suite struct TextLineTests {
    /// A text, the width in cells that it is broken at (nil for no limit), and its lines then.
    struct Broken: CustomTestStringConvertible {
      let text: String
      let cells: Double?
      let lines: [String]

      init(_ text: String, in cells: Double?, _ lines: String...) {
        self.text = text
        self.cells = cells
        self.lines = lines
      }

      var testDescription: String { "\(text.debugDescription) in \(cells ?? .infinity)" }
    }

    @Test(arguments: [
      Broken("Hello World", in: nil, "Hello World"),
      Broken("Hello World", in: 11, "Hello World"),
      Broken("Hello World", in: 10, "Hello", "World"),
      Broken("alpha beta gamma", in: 10.9, "alpha beta", "gamma"),
      // A word that is wider than a line is broken between its characters.
      Broken("abcdefghij", in: 5, "abcde", "fghij"),
      Broken("abcdefgh", in: 3, "abc", "def", "gh"),
      // The next word follows the rest of a broken word.
      Broken("abcd ef g", in: 3, "abc", "d", "ef", "g"),
      Broken("abcde fg", in: 4, "abcd", "e fg"),
      Broken("Hi", in: 1, "H", "i"),
      Broken("Hi", in: 0.5, "H", "i"),
      // A width of 0 has no room for a letter: each letter stands on its own line.
      Broken("Hi yo", in: 0, "H", "i", "y", "o"),
      Broken("a\n\nb", in: 0, "a", "", "b"),
      Broken(" ab", in: 0.5, " a", "b"),
      // A newline always breaks, an empty line is a line.
      Broken("Hello World\nab", in: nil, "Hello World", "ab"),
      Broken("a\n\nb", in: nil, "a", "", "b"),
      Broken("a\n", in: nil, "a", ""),
      Broken("", in: nil, ""),
      // Blanks at a break have no width; blanks that begin a paragraph belong to its first word.
      Broken("aa   bb", in: 2, "aa", "bb"),
      Broken("aa   bb", in: 6, "aa", "bb"),
      Broken("aa   bb", in: 7, "aa   bb"),
      Broken("aa ", in: 2, "aa"),
      Broken("  aa", in: nil, "  aa"),
      // A no-break space does not break.
      Broken("a b\u{A0}c", in: 4, "a", "b\u{A0}c"),
      // Full-width characters and emoji are two cells, and lines break between them.
      Broken("世界", in: nil, "世界"),
      Broken("世界", in: 3, "世", "界"),
      Broken("世界👋", in: 5, "世界", "👋"),
      Broken("ab世", in: 3, "ab", "世"),
      // A line may break behind a hyphen and a slash, and not before punctuation.
      Broken("well-known/unknown", in: 11, "well-known/", "unknown"),
      Broken("oui non !", in: 5, "oui", "non !"),
      // Of two lines the second is no lone word if both become more even.
      Broken("Layout must wrap", in: 11, "Layout", "must wrap"),
      Broken("Layout wrap sentence", in: 13, "Layout wrap", "sentence"),
      // An emoji or a letter with accents is one character, however many scalars it has.
      Broken("👨‍👩‍👧🇫🇷", in: nil, "👨‍👩‍👧🇫🇷"),
      Broken("👨‍👩‍👧🇫🇷", in: 2, "👨‍👩‍👧", "🇫🇷"),
      Broken("e\u{301}e\u{301}", in: 1, "e\u{301}", "e\u{301}"),
    ])
    func `a text breaks into these lines and is as large as they are`(_ broken: Broken) throws {
      let tree = try ViewTree(.text(broken.text))
      let proposal = proposing(broken.cells.map { $0 * 8 }, nil)
      #expect(tree.lines(of: tree.root, at: proposal) == broken.lines)
      let size = try Engine(tree).size(proposal)
      let width = min(widest(broken.lines, of: broken.text) * 8, proposal.width ?? .infinity)
      #expect(size == ViewSize(width: width, height: Double(broken.lines.count) * 20))
    }

    // A text of three lines in 100 points: alpha beta | gamma delta | epsilon.
    @Test(
      arguments: [
        (60, ["alpha beta", "gamma delta", "epsilon"], 96),
        (59.9, ["alpha beta", "gamma delta…"], 96),
        (40, ["alpha beta", "gamma delta…"], 96),
        (39.9, ["alpha beta…"], 88),
        (20, ["alpha beta…"], 88),
        (0, ["alpha beta…"], 88),
        (-10, ["alpha beta…"], 88),
      ] as [(Double, [String], Double)])
    func `a height keeps whole lines, and cuts the last with what follows`(
      height: Double, lines: [String], width: Double
    ) throws {
      let tree = try ViewTree(.text("alpha beta gamma delta epsilon"))
      #expect(tree.lines(of: 0, at: proposing(100, height)) == lines)
      let size = try Engine(tree).size(proposing(100, height))
      #expect(size == ViewSize(width: width, height: Double(lines.count) * 20))
    }

    @Test(
      arguments: [
        // 11 characters and the ellipsis fit into 12 cells; blanks before the ellipsis are dropped.
        ("alpha beta gamma", 12, "alpha beta…"),
        ("alpha beta gamma", 11, "alpha beta…"),
        ("alpha beta gamma", 10, "alpha bet…"),
        ("alpha beta gamma", 6, "alpha…"),
        ("alpha beta gamma", 1, "…"),
        // A full-width character that needs one cell too many is left out.
        ("世界世界", 5, "世界…"),
        ("世界世界", 4, "世…"),
        // A newline ends what is shown.
        ("ab\ncd", 12, "ab…"),
        // A text that fits is not cut.
        ("alpha beta gamma", 16, "alpha beta gamma"),
      ] as [(String, Double, String)])
    func `one line is the longest beginning that fits with its ellipsis`(
      text: String, cells: Double, line: String
    ) throws {
      let tree = try ViewTree(View.text(text).limited(toLines: 1))
      let node = try #require(tree.children(of: tree.root).first)
      #expect(tree.lines(of: node, at: proposing(cells * 8, nil)) == [line])
      let width = min(widest([line], of: text) * 8, cells * 8)
      #expect(try Engine(tree).size(proposing(cells * 8, nil)).width == width)
    }

    // Each letter takes a line of 20 points; where not all have room, the last line is the
    // ellipsis.
    @Test(
      arguments: [
        (80, ["a", "b", "c", "d"]), (79, ["a", "b", "…"]), (60, ["a", "b", "…"]), (20, ["…"]),
        (0, ["…"]),
      ] as [(Double, [String])])
    func `in no width a height keeps a letter a line`(height: Double, lines: [String]) throws {
      let tree = try ViewTree(.text("ab cd"))
      #expect(tree.lines(of: 0, at: proposing(4, height)) == lines)
      let size = try Engine(tree).size(proposing(4, height))
      #expect(size == ViewSize(width: 4, height: Double(lines.count) * 20))
    }

    /// The engine may know the number of lines without breaking them one by one.
    @Test(arguments: 0..<60)
    func `a text is as high as its lines, be there room for a letter or not`(seed: Int) throws {
      var generator = SeededGenerator(seed: seed)
      let signs = ["a", "b", "bcd", "efgh", " ", " ", "  ", "\n", "世", "é"]
      let text = (0..<seed % 20 + 1).map { _ in signs.randomElement(using: &generator) ?? "" }
      let lengths: [(Double, Double?)] = [(0, nil), (4, nil), (7.5, 70), (8, nil), (0, 50)]
      for (width, height) in lengths {
        let tree = try ViewTree(.text(text.joined()))
        let proposal = proposing(width, height)
        let lines = tree.lines(of: tree.root, at: proposal)
        let size = try Engine(tree).size(proposal)
        #expect(size.height == Double(lines.count) * 20, "\(text.joined().debugDescription)")
        #expect(size.width == min(widest(lines, of: text.joined()) * 8, width))
      }
    }

    @Test func `nothing by nothing holds no line`() throws {
      let tree = try ViewTree(.text("Hello World"))
      #expect(tree.lines(of: 0, at: .zero).isEmpty)
      #expect(try Engine(tree).size(.zero) == ViewSize(width: 0, height: 0))
    }

    @Test func `only texts have lines`() throws {
      let tree = try ViewTree(.row(.text("a"), .rectangle))
      #expect(tree.lines(of: 0, at: .ideal).isEmpty)
      #expect(tree.lines(of: 1, at: .ideal) == ["a"])
      #expect(tree.lines(of: 2, at: .ideal).isEmpty)
    }

    /// ASCII texts are split byte by byte, all others character by character.
    ///
    /// A non-ASCII letter in place of an ASCII one of the same width must move nothing.
    @Test(arguments: 0..<40)
    func `a text breaks alike whichever way it was cut into words`(seed: Int) throws {
      var generator = SeededGenerator(seed: seed)
      let signs = ["a", "a", "a", "b", "bcd", " ", " ", "  ", "\t", "\n", "\r\n", "\r"]
      let rest = (0..<seed).map { _ in signs.randomElement(using: &generator) ?? "" }
      let ascii = "a" + rest.joined()
      let other = "é" + ascii.dropFirst()
      for width in [nil, 8, 20, 40, 100] as [Double?] {
        let proposal = ProposedViewSize(width: width, height: nil)
        let lines = try [ascii, other].map { text -> [Int] in
          let tree = try ViewTree(.text(text))
          return try #require(tree.textLines(of: tree.root, at: proposal)).lines.map(\.count)
        }
        #expect(lines[0] == lines[1], "\(ascii.debugDescription) in \(width ?? .infinity)")
      }
    }

    // MARK: Long texts

    /// 300,000 characters are 73.2 stretches of 4096.
    @Test func `the characters of a long line are read with a question for each stretch`() throws {
      let words = String(repeating: "ab ", count: 99_999) + "abc"
      let tree = try ViewTree(.text(words))
      var asked = 0
      func lines(stopAt stop: Int) -> [String] {
        asked = 0
        let shown = tree.textLines(of: tree.root, at: proposing(nil, nil)) {
          asked += 1
          return asked >= stop
        }
        return shown?.lines ?? []
      }
      #expect(lines(stopAt: .max) == [words])
      #expect(asked >= 73)
      let some = lines(stopAt: 10).joined()
      #expect(words.hasPrefix(some) && some.count <= 10 * 4096)
    }

    /// A stretch ends inside of the text, whose second character becomes two.
    @Test func `a long text that grows in another letter case is read to its end`() throws {
      let words = String(repeating: "aß ", count: 2000) + "b"
      let run = TextRun(.string(words), changes: [.textCase(.uppercase)])
      let tree = try ViewTree(View(Text([run])))
      // 3 characters of 8 points are 24.
      let lines = tree.lines(of: tree.root, at: proposing(24, nil))
      #expect(lines == Array(repeating: "ASS", count: 2000) + ["B"])
    }

    /// Each character is a line: 300,000 are 73.2 times 4096.
    @Test func `a long text without blanks hears a stop while it is laid out`() throws {
      var asked = 0
      let tree = try ViewTree(.text(String(repeating: "a", count: 300_000)))
      let engine = Engine(tree) {
        asked += 1
        return asked >= 10
      }
      #expect(throws: LayoutFailure.self) { try engine.layOut(proposing(8, nil)) }
    }
  }
}
