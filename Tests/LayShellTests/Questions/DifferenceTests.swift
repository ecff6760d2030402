import Foundation
import LayEngine
import LayLanguage
import Testing

@testable import LayShell

/// `diff`: what changed between two layouts.
@Suite struct DifferenceTests {
  /// By hand: the longest common sequence of the two.
  @Test(arguments: [
    ("abcd", "abcd", "abcd"), ("abcd", "xbyd", "bd"), ("", "ab", ""), ("ab", "", ""),
    ("abxab", "ab", "ab"), ("gac", "agcat", "ac"), ("aaa", "aa", "aa"),
  ])
  func `what is common to two sequences`(_ first: String, _ second: String, _ common: String) {
    let (one, two) = (Array(first), Array(second))
    let places = CommonSequence.places(one, two)
    #expect(places.allSatisfy { one[$0.0] == two[$0.1] })
    #expect(zip(places, places.dropFirst()).allSatisfy { $0.0 < $1.0 && $0.1 < $1.1 })
    #expect(places.count == common.count)
  }

  @Test func `there is nothing to compare before the second layout`() {
    let hint = "there is one layout, and `diff` compares two"
    #expect(Trial.run("(text \"a\")\ndiff").diagnostics.contains { $0.contains(hint) })
    #expect(Trial.run("diff").diagnostics.contains { $0.contains("needs a view") })
    // The same view at the same proposal is the same layout.
    #expect(
      Trial.run("(text \"a\")\npropose 10\npropose 10\nshow\ndiff").diagnostics.isEmpty)
    #expect(!Trial.run("(text \"a\")\npropose ideal\nshow\ndiff").diagnostics.isEmpty)
  }

  /// The text is 88 x 20 at first, in one line, and then 40 x 40, in two.
  @Test func `as JSON it has both sides of each view`() throws {
    let printed = Trial.run("(text \"Hello World\")\npropose 100\npropose 50\ndiff --json")
    let text = try #require(printed.results.last)
    let object = try #require(
      JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(object["version"] as? Int == 1)
    #expect(object["command"] as? String == "diff")
    #expect(object["isWhole"] as? Bool == true)
    let change = try #require((object["changes"] as? [[String: Any]])?.first)
    #expect(change["changed"] as? [String] == ["size", "lines"])
    let sides = ["before", "after"].compactMap { change[$0] as? [String: Any] }
    #expect(sides.map { ($0["frame"] as? [String: Double])?["width"] } == [88, 48])
    #expect(sides.map { ($0["state"] as? [String: Any])?["lines"] as? Int } == [1, 2])
  }

  @Test func `twenty thousand views in each other are compared`() throws {
    let deep = "(define (deep n v) (if (= n 0) v (deep (- n 1) (padding 1 v))))"
    let printed = Trial.run("\(deep)\n(deep 20000 (text \"a\"))\npropose 9\npropose 8\ndiff")
    #expect(printed.diagnostics.isEmpty)
    // 9 − 40,000 and 8 − 40,000 are both below 0, so the text gets the same proposal in both
    // layouts.
    #expect(printed.results.last?.hasSuffix("no view has changed") == true)
  }

  /// Each of 30 levels has the next one twice: 2^30 views, of which the first million is compared.
  @Test func `a view without end is compared in part`() throws {
    let double = "(define (twice n v) (if (= n 0) v (twice (- n 1) (hstack :spacing 0 v v))))"
    let printed = PrintedTexts()
    DeepStack.run {
      let shell = Shell(to: printed)
      _ = shell.run(
        "\(double)\n(twice 30 (color red))\npropose 1 x 1\npropose 2 x 1\ndiff", named: "",
        echo: .nothing)
    }
    #expect(printed.all.last?.hasSuffix("there are more views, which were not compared") == true)
  }

  @Test func `changes are found where lists grow, shrink and change their order`() throws {
    let printed = Trial.run(
      """
      (vstack (text "a") (text "b") (text "c"))
      (vstack (text "c") (text "a") (text "b"))
      diff
      """)
    // The longest common sequence is a, b: so c is gone at the end and new at the beginning.
    let rows = (printed.results.last ?? "").split(separator: "\n").map { $0.prefix(10) }
    #expect(rows.contains("+ text \"c\""))
    #expect(rows.contains("- text \"c\""))
    #expect(!rows.contains { $0.hasPrefix("+ text \"a\"") || $0.hasPrefix("- text \"b\"") })
  }
}
