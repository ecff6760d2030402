import Foundation
import LaySwiftTree
import Testing

/// Mistakes are told with their places; code that nobody writes is told too, and takes no more time
/// than its length.
struct MistakeTests {
  @Test func `a mistake has its place and its sentence`() throws {
    let mistakes = try Trees.mistakes("let a = 1\nlet = 2\n")
    let first = try #require(mistakes.first)
    // The name is missing behind the second `let`, whose end is 10 + 3 bytes from the beginning.
    #expect((10...14).contains(first.start))
    #expect(first.message.contains("pattern"))
    #expect(mistakes.count <= 5)
  }

  @Test func `operators that cannot stand side by side are told, wherever they stand`() throws {
    let code = "f(1, { 0 ..< 1 ..< 2 })"
    // `f(1, { 0 ..< 1 ` has 15 bytes.
    #expect(
      try Trees.mistakes(code) == [
        SyntaxMistake(
          start: 15, end: 18, message: "`..<` and `..<` cannot stand side by side",
          hint: "put one of them in parentheses")
      ])
    #expect(try Trees.mistakes("g(h(1) + [0, 0 ..< 1 ..< 2].a)").map(\.start) == [21])
  }

  @Test(arguments: [
    String(repeating: "(", count: 4_000), String(repeating: "[", count: 4_000),
    String(repeating: "{ ", count: 4_000), String(repeating: "a(", count: 2_000),
    "a" + String(repeating: ".b()", count: 10_000), "a" + String(repeating: " + 1", count: 10_000),
    "a" + String(repeating: " = a", count: 3_000), String(repeating: "!", count: 10_000) + "a",
    String(repeating: "if a { } else ", count: 4_000) + "{ }",
    "let a: " + String(repeating: "[", count: 3_000),
    String(repeating: "#if a\n", count: 3_000), String(repeating: "\"\\(", count: 3_000),
    String(repeating: "struct A { ", count: 3_000) + String(repeating: "}", count: 3_000),
    "precedencegroup A { higherThan: B }\nprecedencegroup B { higherThan: A }\n"
      + "infix operator <+>: A\ninfix operator <->: B\na <+> b <-> c",
  ])
  func `what is nested deeply is read, or told of`(_ code: String) throws {
    let (tree, mistakes) = try Trees.read(code)
    #expect((tree == nil) == !mistakes.isEmpty)
  }

  /// A chain of 4,000 calls is 8,000 nodes deep, which may be; 6,000 are 12,000, which may not.
  @Test func `the depth of a tree has a limit`() throws {
    #expect(try Trees.mistakes("a" + String(repeating: ".b()", count: 4_000)).isEmpty)
    let mistakes = try Trees.mistakes("a" + String(repeating: ".b()", count: 6_000))
    #expect(mistakes.map(\.message) == ["this stands inside of too many others"])
  }

  /// Four times as much takes at most twelve times as long: a square would be sixteen times.
  @Test(arguments: [
    "#", "\\", "@", "`", "0..<", "#\n", "\\\n", "@ ", "`a ", "\"\\(", "a.b(", "@a\n", "#if a\n",
    "}", "<", "?:", "let ", "func f(", "case .a:", "a ? b : ",
    "@a(1) get ", "switch f {", "{ public ", "precedencegroup A { ", "infix operator + ",
  ])
  func `hostile code takes no more than its length`(_ piece: String) throws {
    func seconds(_ count: Int) throws -> Double {
      let code = String(repeating: piece, count: count)
      let start = clock()
      _ = try Trees.read(code)
      return Double(clock() - start) / Double(CLOCKS_PER_SEC)
    }
    let (short, long) = (try seconds(300), try seconds(1_200))
    #expect(long < max(0.5, short * 12))
  }

  @Test func `random pieces of Swift are read, or told of`() throws {
    var random = SeededNumbers(seed: 3)
    let pieces = SwiftSamples.all.flatMap { $0.split(separator: " ").map(String.init) }
    for _ in 0..<60 {
      let code = (0..<40).compactMap { _ in pieces.randomElement(using: &random) }
      let (tree, mistakes) = try Trees.read(code.joined(separator: " "))
      #expect((tree == nil) == !mistakes.isEmpty)
    }
  }

  @Test func `bytes that are no text are read, or told of`() throws {
    var random = SeededNumbers(seed: 4)
    for _ in 0..<40 {
      let bytes = (0..<300).map { _ in UInt8.random(in: 0...255, using: &random) }
      let found = try Trees.read(bytes)
      #expect(found.mistakes.allSatisfy { $0.start <= $0.end && $0.end <= bytes.count })
    }
  }
}
