import LayEngine
import LaySwift
import Testing

@testable import LayShell

/// Sizes of pictures and texts of translations, read from the bytes of their files.
@Suite struct AppResourceTests {
  /// The headers are written by the formats: PNG's IHDR at byte 16, JPEG's frame behind a segment of 4 bytes,
  /// GIF's with the lowest byte first.
  @Test func `the size stands in the first bytes`() {
    let png =
      [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52] as [UInt8]
    #expect(PictureSize.of(png + [0, 0, 1, 0x2C, 0, 0, 0, 90]) == ViewSize(width: 300, height: 90))
    #expect(PictureSize.of(png) == nil)
    let jpeg =
      [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xC2, 0, 17, 8, 0, 60, 0, 80, 3, 0] as [UInt8]
    #expect(PictureSize.of(jpeg) == ViewSize(width: 80, height: 60))
    let gif = Array("GIF89a".utf8) + [44, 1, 10, 0]
    #expect(PictureSize.of(gif) == ViewSize(width: 300, height: 10))
  }

  @Test(arguments: [
    ("%PDF-1.5\n<< /MediaBox [ 0 0 24 32.5 ] >>", 24, 32.5),
    ("%PDF-1.4 /MediaBox[10 10 34 58]", 24, 48),
    (
      "<?xml version=\"1.0\"?><svg xmlns=\"x\" width=\"40px\" height='30' viewBox='0 0 1 1'>", 40,
      30
    ),
    ("<svg viewBox=\"0,0 12 8\">", 12, 8),
  ])
  func `drawings have their size in points`(text: String, width: Double, height: Double) {
    #expect(PictureSize.of(Array(text.utf8)) == ViewSize(width: width, height: height))
  }

  @Test func `what is no picture has no size`() {
    for text in ["", "GIF8", "%PDF", "<svg>", "\u{0}", "/MediaBox [1 2 3 4]"] {
      #expect(PictureSize.of(Array(text.utf8)) == nil)
    }
    #expect(PictureSize.of([0xFF, 0xD8, 0xFF, 0xE0, 0, 0, 0, 0, 0, 0, 0, 0]) == nil)
  }

  @Test func `entries of strings files`() {
    let text = """
      /* A comment = "no"; */
      "home.title" = "Home";  // "x" = "y";
      plain-key = "He said \\"hi\\"\\n\\U00e9";
      "broken" "none";
      "%d items"="%1$d things";
      """
    let all = TranslationTable.texts(ofStrings: Array(text.utf8))
    #expect(
      all == [
        "home.title": .init("Home"), "plain-key": .init("He said \"hi\"\n\u{e9}"),
        "%d items": .init("%1$d things"),
      ])
    let units = "\"a\"=\"b\";".utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
    let wide: [UInt8] = [0xFF, 0xFE] + units
    #expect(TranslationTable.texts(ofStrings: wide) == ["a": .init("b")])
  }

  @Test func `a catalog has plurals, and its own language where another is missing`() throws {
    let text = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "title": {"localizations": {"de": {"stringUnit": {"state": "new", "value": "Titel"}},
                                    "en": {"stringUnit": {"value": "Title"}}}},
        "%lld items": {"localizations": {"en": {"variations": {"plural": {
          "one": {"stringUnit": {"value": "%lld item"}},
          "other": {"stringUnit": {"value": "%lld items"}}}}}}},
        "plain": {}}}
      """
    let catalog = try JSONReader.value(of: Array(text.utf8))
    let items = AppResources.Text("%lld items", one: "%lld item")
    #expect(
      TranslationTable.texts(ofCatalog: catalog, "de") == [
        "title": .init("Titel"), "%lld items": items,
      ])
    #expect(TranslationTable.texts(ofCatalog: catalog, "fr")["title"] == .init("Title"))
  }

  /// Xcode makes a name of Swift of the letters and digits, without the kind of the set at the end.
  @Test(arguments: [
    ("Clear-Recolorable-16", "clearRecolorable16"), ("logoImage", "logo"), ("Image", "image"),
  ])
  func `a picture is found by its symbol`(_ name: String, _ symbol: String) throws {
    let folder = try ScratchFolder()
    let set = "Assets.xcassets/\(name).imageset"
    try folder.makeFolder(set)
    try folder.makeFolder("A.xcodeproj")
    try folder.write("{\"images\": [{\"filename\": \"a.svg\"}]}", to: "\(set)/Contents.json")
    try folder.write("<svg width=\"17\" height=\"23\">", to: "\(set)/a.svg")
    try folder.write(
      "import SwiftUI\nstruct V: View { var body: some View { Image(.\(symbol)) } }\n",
      to: "V.swift")
    let run = try Program.run(["tree", "V.swift"], in: folder.path)
    #expect(run.output.contains("Image(\"\(name)\""), "\(run)")
    #expect(run.output.contains("17 x 23"), "\(run)")
  }
}
