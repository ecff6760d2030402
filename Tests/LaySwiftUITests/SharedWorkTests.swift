import LayLanguage
import LaySwiftUI
import Testing

/// Code whose parts are used twice on each level takes as many steps as it has parts.
///
/// An expression asks the lookout once, which looks once in 256 turns. With 20 levels, each twice,
/// there would be 2²⁰ turns and 4096 looks.
@Suite struct SharedWorkTests {
  private static let levels = 20
  private static let mostLooks = 40

  private func read(_ text: String) throws -> (program: SwiftProgram, looks: Int) {
    let lookout = Lookout()
    let program = try DeepStack.run { () throws(Diagnostic) -> SwiftProgram in
      try SwiftReader.read([SwiftFile(name: "A.swift", text: text)], SwiftReadingOptions(), lookout)
    }
    return (program, lookout.looks)
  }

  private func nested(_ before: String, _ inner: String, _ after: String) -> String {
    String(repeating: before, count: Self.levels) + inner
      + String(repeating: after, count: Self.levels)
  }

  @Test(arguments: [
    ("", "1", " - 1 / 3"), ("(0.5 + 2 * ", "1", ")"), ("", "1", " / 2 - 0.5"),
    ("(", "1", " / 2 * 0.5 + 3)"), ("(a - b * ", "1", ")"), ("b ? 1 : ", "1", ""),
    ("min(", "1", ", 2)"), ("{ ", "1", " }()"), ("a ?? ", "1", ""), ("CGFloat(", "1", ")"),
    ("[1].map { $0 + ", "1", " }.first ?? 2"), ("[.init(1), ", "1", "]"),
  ])
  func `an operand is read once for each type`(before: String, inner: String, after: String) throws
  {
    let count = before.hasPrefix("[") ? 8 : Self.levels
    let code =
      String(repeating: before, count: count) + inner + String(repeating: after, count: count)
    let (program, looks) = try read(
      "let x: CGFloat = \(code)\nstruct A: View { var body: some View { Color.red.frame(width: x) } }"
    )
    #expect(looks < Self.mostLooks)
    #expect(program.text.utf8.count < 20_000)
    #expect(!program.hasErrors)
  }

  /// Of eight lists in each other the three outermost have three elements: 27.
  @Test func `lists of lists are made up of few elements`() throws {
    let type = nested("Array<", "Int", ">")
    let (program, _) = try read(
      "struct A: View { let t: \(type)\n var body: some View { Text(\"\\(t.count)\") } }")
    #expect(program.text.utf8.count < 20_000)
  }

  @Test func `an alias that is used twice on each level is read once`() throws {
    let aliases = (0..<Self.levels + 5).map { "typealias T\($0) = (T\($0 + 1), T\($0 + 1))\n" }
    let (program, _) = try read(
      aliases.joined() + "typealias T\(Self.levels + 5) = Int\n"
        + "struct A: View { let t: T0; var body: some View { Text(\"a\") } }")
    #expect(!program.hasErrors)
  }

  @Test(arguments: [
    "\"[[[[[[[[[[[[[[[[\"", "1 // [[[[[[[[[[[[[[[[", "\"\"\"\n[[[[[[[[[[[[[[[\n\"\"\"",
  ])
  func `brackets in strings and comments are none`(code: String) throws {
    #expect(try !read("let x = \(code)\nText(\"a\")").program.hasErrors)
  }

  @Test(arguments: ["", "(", "@a ", "any ", "A<", "\"\\("])
  func `brackets that would take the parser long are told of`(between: String) throws {
    let isInString = between.hasPrefix("\"")
    let code =
      (isInString ? between : "")
      + String(repeating: "[" + (isInString ? "" : between), count: 40)
    let remark = try #require(try read("let x = \(code)").program.remarks.first)
    #expect(remark.message == "this `[` stands inside of 12 others")
    // After `let x = ` stand twelve brackets, each with what is between.
    let before = isInString ? 3 + 12 : 12 * (1 + between.utf8.count)
    #expect(remark.place?.start == 8 + before)
  }
}
