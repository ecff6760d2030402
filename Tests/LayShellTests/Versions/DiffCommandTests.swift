import Foundation
import Testing

@testable import LayShell

/// What `lay diff` tells of two versions of code, and what it exits with.
@Suite struct DiffCommandTests {
  private let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  private func diff(_ words: String..., input: String = "", locale: String = "C.UTF-8") throws
    -> Program.Run
  {
    try Program.run(["diff"] + words, input: input, locale: locale, in: scratch.path)
  }

  /// Characters are 8 wide and 20 high in scripts.
  ///
  /// At 402 the spacer has 402 − 32 − 8 = 362, and then 402 − 48 − 8 = 346, at half the height; it moves by 48 − 32.
  private static let summary = """
    1 of 1 view changed
    b.lay: view: 2 views in it differ on all widths; the largest move is 16, of spacer at 2

    """

  private static let row = """
      text "aaaaaa" at 1: was text "aaaa"; all widths
      text "aaaaaa" at 1: size 32 x 20 -> 48 x 20; all widths
      spacer at 2: size 362 x 0 -> 346 x 0; all widths
      spacer at 2: place 32, 10 -> 48, 10; all widths

    """

  private static let cause = """
      text "aaaaaa" at 1: was text "aaaa", size 32 x 20 -> 48 x 20; all widths
      so 1 more view changes in size, 1 moves right by 16

    """

  @Test(arguments: ["C.UTF-8", "C"])
  func `a line tells a view, what differs and where, the same everywhere`(_ locale: String) throws {
    try scratch.write("(hstack :spacing 0 (text \"aaaa\") (spacer) (text \"b\"))", to: "a.lay")
    try scratch.write("(hstack :spacing 0 (text \"aaaaaa\") (spacer) (text \"b\"))", to: "b.lay")
    let run = try diff("a.lay", "b.lay", locale: locale)
    #expect(run.status == 1 && run.output == Self.summary + Self.cause)
    #expect(
      try diff("a.lay", "b.lay", "--all", locale: locale).output == Self.summary + Self.row)
    let same = try diff("a.lay", "a.lay", locale: locale)
    #expect(same.status == 0 && same.output == "0 of 1 view changed\n")
  }

  /// A frame of at most 400 is 400 wide from there on, one of at most 500 as wide as the window up to 500.
  @Test func `the widths of a difference are exact`() throws {
    try scratch.write("(frame :max-width 400 (color red))", to: "a.lay")
    try scratch.write("(frame :max-width 500 (color red))", to: "b.lay")
    #expect(
      try diff("a.lay", "b.lay", "--all").output.contains(
        "  color red at 1: size 400 x 778 -> 402 x 778; widths above 400 to 1376\n"))
    // At 402 nothing differs.
    try scratch.write("(frame :max-width 700 (color red))", to: "c.lay")
    try scratch.write("(frame :max-width 900 (color red))", to: "d.lay")
    #expect(
      try diff("c.lay", "d.lay", "--all").output.contains(
        "  color red at 1: size 700 x 778 -> 701 x 778 (at 701); widths above 700 to 1376\n"))
    try scratch.write("widths 320..600\n", to: ".lay-check")
    #expect(
      try diff("c.lay", "d.lay").output.contains("was frame :max-width 700; widths 320 to 600"))
  }

  /// The padding grows by 4 on each side, so "a" moves by 4 each way, and what is below by 8.
  @Test func `views that follow are counted`() throws {
    let old =
      "(vstack :spacing 0 :alignment leading (padding 4 (text \"a\")) (text \"b\") (text \"c\"))"
    try scratch.write(old, to: "a.lay")
    try scratch.write(old.replacing("padding 4", with: "padding 8"), to: "b.lay")
    #expect(
      try diff("a.lay", "b.lay").output == """
        1 of 1 view changed
        b.lay: view: 5 views in it differ on all widths; the largest move is 8, of text "b" at 2
          padding 8 at 1: was padding 4, size 16 x 28 -> 24 x 36; all widths
          so 1 more view changes in size, 3 move by up to 8

        """)
    let twice = "(vstack (padding 4 (text \"a\")) (padding 4 (text \"b\")))"
    try scratch.write(twice, to: "c.lay")
    try scratch.write(twice.replacing("padding 4", with: "padding 8"), to: "d.lay")
    #expect(
      try diff("c.lay", "d.lay").output.contains(
        "\n  padding 8 at 1, 2: was padding 4; all widths\n"))
  }

  /// At 402 the first candidate is 240 wide, and then 480; what is shown in its place is 16 wide.
  @Test func `another candidate is the cause of what it shows`() throws {
    let old = "(fits :in horizontal (text \"\(String(repeating: "a", count: 30))\") (text \"Hi\"))"
    try scratch.write(old, to: "a.lay")
    try scratch.write(
      old.replacing("\"a", with: "\"\(String(repeating: "b", count: 30))a"), to: "b.lay")
    let output = try diff("a.lay", "b.lay", "--width", "402").output
    let fits = "\n  view-that-fits :in horizontal: "
    #expect(output.contains(fits + "size 240 x 20 -> 16 x 20; "))
    #expect(output.contains(fits + "candidate 1 -> 2; ") && !output.contains("was text"))
  }

  /// Up to 400 nothing but the code differs; an iPhone SE is 375 wide.
  @Test func `widths and devices restrict what is compared`() throws {
    try scratch.write("(frame :max-width 400 (color red))", to: "a.lay")
    try scratch.write("(frame :max-width 500 (color red))", to: "b.lay")
    try scratch.write("widths 320..600\n", to: ".lay-check")
    let size = "  color red at 1: size 400 x 778 -> 402 x 778; width 402\n"
    #expect(try diff("a.lay", "b.lay", "--all", "--width", "402").output.contains(size))
    for words in [["--device", "iphone-se"], ["--width", "375"]] {
      let run = try Program.run(["diff", "a.lay", "b.lay", "--all"] + words, in: scratch.path)
      #expect(
        run.output == """
          1 of 1 view changed
          b.lay: view: 1 view in it differs on width 375
            frame :max-width 500: was frame :max-width 400; width 375

          """, "\(run.errors)")
    }
    let both = try diff("a.lay", "b.lay", "--all", "--device", "iphone-se", "--device", "iphone-17")
    #expect(both.output.contains(size))
  }

  private static func preview(_ view: String, _ title: String = "") -> String {
    "import SwiftUI\n#Preview\(title) { \(view) }\n"
  }

  /// Body has 17 points in the size large, and another size in every other.
  @Test func `the sizes of texts are told`() throws {
    try scratch.write(Self.preview("Text(\"Tea\").font(.body)"), to: "a.swift")
    let new = Self.preview("Text(\"Tea\").font(.system(size: 17))")
    let run = try diff("a.swift", "-", "--all", input: new)
    #expect(
      run.output.contains("all widths at x-small to medium, x-large to accessibility5\n"),
      "\(run.output)\(run.errors)")
    #expect(run.output.hasPrefix("1 of 1 view changed\na.swift: preview 1: "))
  }

  @Test func `views are known by their names, and files by their places in the folders`() throws {
    for folder in ["old/In", "new/In"] { try scratch.makeFolder(folder) }
    let stays = Self.preview("Color.red.frame(width: 10, height: 10)", "(\"Stays\")")
    try scratch.write(stays + Self.preview("Color.red", "(\"Goes\")"), to: "old/In/A.swift")
    try scratch.write(
      stays.replacing("width: 10", with: "width: 12") + Self.preview("Color.red", "(\"Comes\")"),
      to: "new/In/A.swift")
    try scratch.write(Self.preview("Color.red", "(\"Other\")"), to: "new/B.swift")
    let run = try diff("old", "new", "--all")
    let names = run.output.split(separator: "\n").filter { !$0.hasPrefix(" ") }
    #expect(
      names == [
        "1 of 1 view changed, 2 new, 1 gone", "+ B.swift: Other",
        "In/A.swift: Stays: 2 views in it differ on all widths", "+ In/A.swift: Comes",
        "- In/A.swift: Goes",
      ], "\(run.output)\(run.errors)")
    #expect(run.output.contains("  Color.red at 1: size 10 x 10 -> 12 x 10; all widths\n"))
  }

  @Test func `what a file needs of its app is read`() throws {
    try scratch.write("// swift-tools-version:6.0\n", to: "Package.swift")
    try scratch.write(
      "import SwiftUI\nstruct Badge: View { var body: some View { Color.red.frame(height: 30) } }\n",
      to: "Badge.swift")
    let old = Self.preview("VStack(spacing: 0) { Badge(); Badge() }")
    try scratch.write(old.replacing("spacing: 0", with: "spacing: 5"), to: "Row.swift")
    let run = try diff("-", "Row.swift", input: old)
    // Two badges of 30 with 5 between.
    #expect(
      run.output.contains("size 402 x 60 -> 402 x 65; all widths"), "\(run.output)\(run.errors)")
  }

  /// The code of both versions is the same.
  @Test func `what stands beside the code may differ alone`() throws {
    for (folder, word) in [("old", "Hi"), ("same", "Hi"), ("new", "Hello")] {
      try scratch.makeFolder("\(folder)/en.lproj")
      try scratch.write(
        "\"greeting\" = \"\(word)\";\n", to: "\(folder)/en.lproj/Localizable.strings")
      try scratch.write(Self.preview("Text(\"greeting\")"), to: "\(folder)/A.swift")
      try scratch.write("// swift-tools-version:6.0\n", to: "\(folder)/Package.swift")
    }
    #expect(try diff("old", "same").output == "0 of 1 view changed\n")
    let run = try diff("old", "new")
    #expect(run.output.contains("was Text(\"Hi\")"), "\(run.output)\(run.errors)")
  }

  @Test func `mistakes have the status 2`() throws {
    try scratch.write("(text \"a\")", to: "a.lay")
    try scratch.write("(text \"a\"", to: "open.lay")
    for words in [["a.lay", "nothing.lay"], ["-", "-"], ["a.lay", "open.lay"], ["a.lay", "."]] {
      let run = try diff(words[0], words[1])
      #expect(run.status == 2 && run.errors.hasPrefix("error: "), "\(words) \(run)")
    }
  }

  /// The names of members are words of the page about JSON.
  @Test func `all members are documented`() throws {
    try scratch.write("(hstack (text \"aaaa\") (spacer))", to: "a.lay")
    try scratch.write("(hstack (text \"aaaaaa\"))", to: "b.lay")
    let run = try diff("a.lay", "b.lay", "--format", "json")
    #expect(try run.undocumentedMembers == [])
  }
}
