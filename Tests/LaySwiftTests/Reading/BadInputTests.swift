import LayLanguage
import Testing

/// Input that is no SwiftUI code, or too much of it, ends with a mistake, an error or a view.
@Suite(.timeLimit(.minutes(2))) struct BadInputTests {
  private static let screen = """
    struct Row: View {
      let title: String
      var body: some View {
        HStack(spacing: 8) {
          ForEach([1, 2, 3], id: \\.self) { n in Text("\\(title) \\(n)").padding(.horizontal, 4) }
          if title.isEmpty { Spacer() } else { Text(title).font(.system(size: 12)) }
        }
      }
    }
    #Preview { Row(title: "a") }
    """

  private func read(_ text: String) throws -> ReadCode {
    try DeepStack.run { () -> Result<ReadCode, any Error> in
      Result { try ReadCode(text, forgives: true) }
    }.get()
  }

  /// Nothing, the structure alone, and a macro `#Previe` behind it are files.
  @Test
  func `a file that is cut off has mistakes, but where it is whole`() throws {
    let bytes = Array(Self.screen.utf8)
    for end in stride(from: 0, to: bytes.count, by: 7) {
      let read = try read(String(decoding: bytes[..<end], as: UTF8.self))
      #expect(read.mistakes.isEmpty == [0, 273, 280].contains(end), "the first \(end) bytes")
    }
  }

  @Test
  func `random bytes have mistakes, and show nothing`() throws {
    var state: UInt64 = 7
    func next() -> UInt8 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return UInt8(truncatingIfNeeded: state >> 33)
    }
    for _ in 0..<40 {
      let bytes = (0..<400).map { _ in next() }
      let read = try read(String(decoding: bytes, as: UTF8.self))
      #expect(!read.mistakes.isEmpty && read.view == nil)
    }
  }

  @Test(arguments: [
    "#include <stdio.h>\nint main(void) { printf(\"%d\\n\", 1); return 0; }", "(text \"a\")",
    "SELECT * FROM views;", "\u{0}", "// nothing", "}}}}}}", "View", "struct A: View {",
    "struct A: View { var body: some View { A() } }\n#Preview { A() }",
    "enum E { case a(Int) }\nstruct A: View { let e: E; var body: some View { Text(\"\\(e)\") } }",
    "struct S { var s: S2 }\nstruct S2 { var s: [S] }\nstruct A: View { let s: S\n"
      + "var body: some View { Text(\"a\") } }",
  ])
  func `other texts are told of, or read`(_ text: String) throws { _ = try read(text) }

  @Test(arguments: [
    String(repeating: "Text(\"a\").padding()\n", count: 2_000),
    "Text(\"a\")" + String(repeating: ".padding()", count: 5_000),
    String(repeating: "VStack {", count: 5_000), String(repeating: "(", count: 20_000),
    "let x = 1" + String(repeating: " + 1", count: 5_000),
  ])
  func `much of it is read, or told of`(_ text: String) throws { _ = try read(text) }

  /// With 20 levels, each read twice, there would be 2²⁰ readings.
  @Test(arguments: [
    ("", "1", " - 1 / 3"), ("(0.5 + 2 * ", "1", ")"), ("", "1", " / 2 - 0.5"),
    ("(", "1", " / 2 * 0.5 + 3)"), ("(a - b * ", "1", ")"), ("b ? 1 : ", "1", ""),
    ("min(", "1", ", 2)"), ("{ ", "1", " }()"), ("a ?? ", "1", ""), ("CGFloat(", "1", ")"),
    ("[1].map { $0 + ", "1", " }.first ?? 2"), ("[.init(1), ", "1", "]"),
  ])
  func `an operand is not read twice on each level`(
    before: String, inner: String, after: String
  ) throws {
    let count = before.hasPrefix("[") ? 8 : 20
    let code =
      String(repeating: before, count: count) + inner + String(repeating: after, count: count)
    let read = try read(
      "let x: CGFloat = \(code)\nstruct A: View { var body: some View { Color.red.frame(width: x) } }"
    )
    #expect(read.mistakes.isEmpty && read.view != nil)
  }

  @Test func `an alias that is used twice on each level is read once`() throws {
    let aliases = (0..<25).map { "typealias T\($0) = (T\($0 + 1), T\($0 + 1))\n" }
    let read = try read(
      aliases.joined() + "typealias T25 = Int\n"
        + "struct A: View { let t: T0; var body: some View { Text(\"a\") } }")
    #expect(read.mistakes.isEmpty)
  }

  @Test(arguments: [
    "\"[[[[[[[[[[[[[[[[\"", "1 // [[[[[[[[[[[[[[[[", "\"\"\"\n[[[[[[[[[[[[[[[\n\"\"\"",
  ])
  func `brackets in strings and comments are none`(code: String) throws {
    #expect(try read("let x = \(code)\nText(\"a\")").mistakes.isEmpty)
  }

  @Test(arguments: ["", "(", "@a ", "any ", "A<", "\"\\("])
  func `brackets that would take the parser long are told of`(between: String) throws {
    let isInString = between.hasPrefix("\"")
    let code =
      (isInString ? between : "")
      + String(repeating: "[" + (isInString ? "" : between), count: 40)
    let mistake = try #require(try read("let x = \(code)").mistakes.first)
    #expect(mistake.message == "this `[` stands inside of 12 others")
    // After `let x = ` stand twelve brackets, each with what is between.
    let before = isInString ? 3 + 12 : 12 * (1 + between.utf8.count)
    #expect(mistake.start == 8 + before)
  }
}
