import Foundation
import Testing

@testable import LayShell

/// Texts in the fonts of an app: a line of the font in the files here is 1.1 sizes high.
@Suite struct CustomFontTests {
  private let scratch: ScratchFolder

  init() throws {
    scratch = try ScratchFolder()
    try scratch.makeFolder("App.xcodeproj")
    try scratch.makeFolder("Kit/Fonts")
    try scratch.write(FontBuilder(hasLigature: true).file, to: "Kit/Fonts/Regular.ttf")
    var bold = FontBuilder(postScript: "Test-Bold", full: "Test Font Bold", weight: 700)
    bold.characters = bold.characters.map { ($0.scalar, 2 * $0.width) }
    try scratch.write(bold.file, to: "Kit/Fonts/Bold.otf")
  }

  /// Runs a command with a file whose view is this code.
  private func run(
    _ command: String, _ view: String, _ words: String...
  ) throws -> Program.Run {
    let code = "import SwiftUI\nstruct Shown: View { var body: some View { \(view) } }"
    try scratch.write(code, to: "Shown.swift")
    return try Program.run(
      [command, "Shown.swift", "--propose", "ideal"] + words, in: scratch.path)
  }

  /// Derived: 600 + 650 − 100 thousandths of 20 are 23, and 800 + 200 + 100 are 22.
  ///
  /// Bold letters are twice as wide, 2500 − 100: 48. Kerning of 1 adds 2.
  @Test(arguments: [
    (".custom(\"Test-Regular\", size: 20)", "23 x 22"),
    (".custom(\"Test Font Regular\", size: 20)", "23 x 22"),
    (".custom(\"Test Font\", size: 20)", "23 x 22"),
    (".custom(\"Test-Bold\", size: 20)", "48 x 22"),
    (".custom(\"Test-Regular\", size: 20).bold()", "48 x 22"),
    (".custom(\"Test-Regular\", size: 20).weight(.semibold)", "23 x 22"),
    (".custom(\"Test-Regular\", fixedSize: 20)).bold(true", "48 x 22"),
    (".custom(\"Test-Regular\", fixedSize: 20)).kerning(1", "25 x 22"),
  ])
  func `a text has the widths and heights of the app's font`(font: String, size: String) throws {
    let run = try run("layout", "Text(\"AV\").font(\(font))")
    #expect(run.output == size + "\n" && !run.errors.contains("warning"), "\(run)")
  }

  /// Derived: of 20 points 1000 thousandths, and 650 more for a third letter; with kerning 650 and 1 for each.
  @Test(arguments: [("VV", 0, "20 x 22"), ("VVV", 0, "33 x 22"), ("VVV", 1, "42 x 22")])
  func `letters that have a glyph together are as wide as it`(
    text: String, kerning: Int, size: String
  ) throws {
    let run = try run(
      "layout",
      "Text(\"\(text)\").font(.custom(\"Test-Regular\", fixedSize: 20)).kerning(\(kerning))")
    #expect(run.output == size + "\n", "\(run)")
  }

  /// At `xxx-large` 20 grows to 26.333 by `body`: 1.15 and 1.1 of it are 30.283 and 28.967, up to a third of a point.
  @Test(arguments: [("size", "30.333 x 29"), ("fixedSize", "23 x 22")])
  func `a font grows with the size of texts, or stays`(label: String, size: String) throws {
    let run = try run(
      "layout", "Text(\"AV\").font(.custom(\"Test-Regular\", \(label): 20))", "--set",
      "dynamic-type=xxx-large")
    #expect(run.output == size + "\n", "\(run)")
  }

  /// Derived: 10 + 6.5 + 22 + 8.5 + 10.
  ///
  /// On one side are the descent, 4, and an eighth of the size, 2.5; on the other also what letters are higher than
  /// capitals, 16 − 14.
  @Test func `distances beside a text follow its font`() throws {
    let run = try run(
      "layout",
      """
      VStack {
        Color.red.frame(width: 9, height: 10)
        Text("AV").font(.custom("Test-Regular", size: 20))
        Color.red.frame(width: 9, height: 10)
      }
      """)
    #expect(run.output == "23 x 57\n", "\(run)")
  }

  /// Two lines and what is between them; a Mac has whole points of each part, 16 + 4 + 2.
  @Test(arguments: [("iphone-17", "13 x 44"), ("mac", "13 x 44")])
  func `lines follow each other`(device: String, size: String) throws {
    let run = try run(
      "layout", "Text(\"V\\nV\").font(.custom(\"Test-Regular\", fixedSize: 20))", "--device",
      device)
    #expect(run.output == size + "\n", "\(run)")
  }

  @Test func `what the font lacks is in the face of all texts`() throws {
    let view = "Text(\"AVx\").font(.custom(\"Test-Regular\", fixedSize: 20))"
    let explained = try run("explain", view)
    #expect(explained.output.contains("in Test-Regular"), "\(explained)")
    #expect(!explained.output.contains("about"), "\(explained)")
    let system = try run("layout", "Text(\"x\").font(.system(size: 20))").output
    let mixed = try run("layout", view).output
    func width(_ size: String) throws -> Double {
      try #require(Double(size.split(separator: " ").first ?? ""))
    }
    #expect(abs(try width(mixed) - 23 - width(system)) < 0.67, "\(mixed) \(system)")
  }

  @Test func `a reason for a width names the font`() throws {
    let run = try run(
      "why", "Text(\"AV\").font(.custom(\"Test-Regular\", fixedSize: 20))", "width")
    #expect(run.output.contains("in Test-Regular"), "\(run)")
  }

  @Test func `a font that no file has is told, with the one that may be meant`() throws {
    let near = try run("layout", "Text(\"AV\").font(.custom(\"Test-Regulr\", size: 20))")
    #expect(near.errors.contains("is not known here"), "\(near)")
    #expect(near.errors.contains("did you mean \"Test-Regular\"?"), "\(near)")
    let other = try run("layout", "Text(\"AV\").font(.custom(\"Inter\", size: 20))")
    #expect(other.errors.contains("widths of its texts are estimates"), "\(other)")
  }

  @Test func `a file that is no font is told once, and others are read`() throws {
    try scratch.write(Array(FontBuilder().file.prefix(200)), to: "Kit/Fonts/Broken.ttf")
    let view = """
      VStack {
        Text("AV").font(.custom("Inter", size: 20))
        Text("AV").font(.custom("Inter", size: 22))
      }
      """
    let run = try run("layout", view)
    let told = "`Kit/Fonts/Broken.ttf` is not read as a font: it ends within a table"
    #expect(run.errors.components(separatedBy: told).count == 2, "\(run)")
    let known = try self.run("layout", "Text(\"AV\").font(.custom(\"Test-Regular\", size: 20))")
    #expect(known.output == "23 x 22\n" && !known.errors.contains("warning"), "\(known)")
  }

  @Test func `a font outside of the app is not read`() throws {
    let outside = try ScratchFolder()
    try outside.write(FontBuilder(postScript: "Outside").file, to: "Outside.ttf")
    try FileManager.default.createSymbolicLink(
      atPath: scratch.path + "/Kit/Outside.ttf",
      withDestinationPath: outside.path + "/Outside.ttf")
    let run = try run("layout", "Text(\"AV\").font(.custom(\"Outside\", size: 20))")
    #expect(run.errors.contains("\"Outside\" is not known here"), "\(run)")
  }

  @Test func `no font is read before code names one`() throws {
    let fonts = AppFonts(mayRead: { _ in true })
    fonts.add(try FilePath(scratch.path + "/Kit/Fonts/Regular.ttf"))
    #expect(fonts.read.isEmpty)
    guard case .known = fonts.font(named: "Test-Regular") else {
      Issue.record("it is not found")
      return
    }
    #expect(fonts.read.count == 1)
  }
}
