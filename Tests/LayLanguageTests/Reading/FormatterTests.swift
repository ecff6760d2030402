import LayEngine
import Testing

@testable import LayLanguage

/// The canonical form of scripts.
@Suite struct FormatterTests {
  private static let commands: Set = ["propose", "expect", "load"]

  private func formatted(_ text: String) -> String {
    DeepStack.run { try? Formatter.format(text) { Self.commands.contains($0) } } ?? ""
  }

  @Test(arguments: [
    ("", ""), ("\n\n ; a \t\n\n\n\nb\n\n", "; a\n\nb\n"),
    ("(a   b)(c)\n\n\n(d) ; why\n", "(a b)\n(c)\n\n(d)  ; why\n"),
    ("propose  10\tx nil ; p\r\n(a\r\n b)", "propose 10 x nil  ; p\n(a b)\n"),
    ("( a ; x\n  b )", "(a  ; x\n  b)\n"), ("(a ; x\n)", "(a  ; x\n  )\n"),
    ("'  x #; (a  b) [ c ]", "'x\n#;(a b)\n[c]\n"), ("\"a\n  b\"", "\"a\n  b\"\n"),
    ("#!/usr/bin/env lay\n\n#| a\n b |# c", "#!/usr/bin/env lay\n\n#| a\n b |#\nc\n"),
  ])
  func `blanks and lines change and nothing else`(_ text: String, _ expected: String) {
    #expect(formatted(text) == expected)
  }

  /// The definition is 112 columns wide in one line, and its body 94.
  @Test func `what is too wide has its first words in one line and the rest below`() {
    let text = """
      (define greeting (fits :in horizontal (text "Hello Beautiful World") (text "Hello World") \
      (text "Hi") (text "H")))
      """
    #expect(
      formatted(text) == """
        (define greeting
          (fits :in horizontal
            (text "Hello Beautiful World")
            (text "Hello World")
            (text "Hi")
            (text "H")))

        """)
  }

  @Test func `the parameters of a modifier or a style stay beside its name`() {
    let long = String(repeating: "x", count: 60)
    for name in ["define-modifier", "define-button-style"] {
      #expect(
        formatted("(\(name) (a :b (c 1)) (d) (\(long)))")
          == "(\(name) (a :b (c 1)) (d)\n  (\(long)))\n")
    }
  }

  @Test func `a keyword stays beside its value`() {
    let long = String(repeating: "x", count: 40)
    #expect(
      formatted("(f :one (a \(long)) :two (b \(long)) c)")
        == "(f\n  :one (a \(long))\n  :two (b \(long))\n  c)\n")
  }

  /// Eight characters stand around the name: 8 + 72 = 80 columns fit into a line, 81 do not.
  @Test(arguments: [(72, 1), (73, 2)])
  func `a line has at most 80 columns`(_ length: Int, _ lines: Int) {
    let text = "(a (b \(String(repeating: "x", count: length))))"
    #expect(formatted(text).split(separator: "\n").count == lines)
  }

  @Test func `a deep text is formatted, and does not grow with its square`() {
    let depth = 100_000
    let text = String(repeating: "(a ", count: depth) + String(repeating: ")", count: depth)
    let result = formatted(text)
    #expect(result.utf8.count < 100 * depth)
    #expect(formatted(result) == result)
  }

  /// Random nestings of every kind of token, with comments and line ends anywhere.
  @Test(arguments: 0..<300)
  func `formatting is idempotent and never changes what is read`(_ seed: UInt64) throws {
    let text = RandomScript(seed: seed).text
    let once = formatted(text)
    #expect(try Self.read(text) == Self.read(once), "\(text)")
    #expect(formatted(once) == once, "\(text)")
    #expect(Self.comments(text) == Self.comments(once), "\(text)")
  }

  /// What the reader makes of a text, item by item.
  static func read(_ text: String) throws -> [String] {
    let interpreter = Interpreter()
    var items = interpreter.items(of: text) { commands.contains($0) }
    var read: [String] = []
    while let item = try items.next() {
      switch item {
      case .form(let tree): read.append("form" + describe(tree))
      case .command(let line): read.append("command" + describe(line.tree))
      }
    }
    return read
  }

  private static func describe(_ tree: SyntaxTree) -> String {
    var text = ""
    for index in 0..<tree.count {
      let name: String? = tree.symbol(index)?.name ?? tree.keyword(index)?.name
      let number: String? = tree.number(index).map { "\($0)" }
      let truth: String? = tree.truth(index).map { "\($0)" }
      let value: String = name ?? tree.string(index) ?? number ?? truth ?? ""
      text += " \(tree.kind(index)):\(value)→\(tree.after(index))"
    }
    return text
  }

  private static func comments(_ text: String) -> [String] {
    FormattedToken.all(in: Array(text.utf8)).filter {
      $0.kind == .lineComment || $0.kind == .blockComment
    }.map(\.text)
  }
}

/// A text of random tokens that can be read.
private struct RandomScript {
  private(set) var text = ""
  private var state: UInt64

  init(seed: UInt64) {
    state = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    for _ in 0..<(1 + below(6)) {
      switch below(5) {
      case 0: text += ["propose", "expect", "load"][below(3)] + " " + words(3) + "\n"
      default: text += datum(depth: 0) + blank()
      }
    }
  }

  private mutating func below(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(bound))
  }

  private mutating func words(_ most: Int) -> String {
    (0..<below(most + 1)).map { _ in datum(depth: 3) }.joined(separator: " ")
  }

  private mutating func blank() -> String {
    [
      " ", "\n", "\n\n\n  ", " ; note (\"\n", "\n; own line \n", "\t#| in |# ", "\r\n",
      " #;(skip me) ",
    ][
      below(8)]
  }

  private mutating func datum(depth: Int) -> String {
    switch below(depth < 5 ? 12 : 7) {
    case 0: return "name-of-something"
    case 1: return ":key"
    case 2: return "-2.5"
    case 3: return "\"a \\\" ; (\nb\""
    case 4: return "'q"
    case 5: return "#;gone kept"
    case 6: return "true"
    default:
      let head = ["define", "hstack", "->", "if", "let", "x"][below(6)]
      var list = below(4) == 0 ? "" : head
      for _ in 0..<below(6) { list += blank() + datum(depth: depth + 1) }
      let end = below(5) == 0 ? blank() : ""
      return below(6) == 0 ? "[\(list)\(end)]" : "(\(list)\(end))"
    }
  }
}
