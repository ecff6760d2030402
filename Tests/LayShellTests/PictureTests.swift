import Foundation
import LayEngine
import LayLanguage
import Testing

@testable import LayShell

#if canImport(FoundationXML)
import FoundationXML
#endif

/// SVG pictures against the same layouts as JSON.
@Suite struct PictureTests {
  /// The scripts and transcripts among the cases, but for those of mistakes.
  ///
  /// A layout comes from each `propose` in a script, and from each entry of a transcript.
  static let files: [URL] = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Cases")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (files?.compactMap { $0 as? URL } ?? [])
      .filter { ["lay", "md"].contains($0.pathExtension) && !$0.path.contains("/errors/") }
      .sorted { $0.path < $1.path }
  }()

  /// Reads a picture: its rectangles and the names of its elements.
  private final class Reader: NSObject, XMLParserDelegate {
    var frames: [[Double]] = []
    /// The frames inside of clipped groups.
    var parts: [[Double]] = []
    var names: Set<String> = []
    private var groups: [Bool] = []

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      names.insert(name)
      if name == "g" { groups.append(attributes["clip-path"] != nil) }
      guard name == "rect", attributes["class"] != "paper" else { return }
      let frame = ["x", "y", "width", "height"].compactMap { attributes[$0].flatMap(Double.init) }
      if groups.contains(true) { parts.append(frame) } else { frames.append(frame) }
    }

    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?,
      qualifiedName: String?
    ) {
      if name == "g" { groups.removeLast() }
    }
  }

  /// The frames of a layout in its JSON, as a picture has them: with lengths that are not negative.
  private func frames(of views: [[String: Any]]) -> [[Double]] {
    views.compactMap { view in
      guard let frame = view["frame"] as? [String: Any] else { return nil }
      let numbers = ["x", "y", "width", "height"].compactMap { frame[$0] as? Double }
      guard numbers.count == 4 else { return nil }
      let (x, y, width, height) = (numbers[0], numbers[1], numbers[2], numbers[3])
      return [min(x, x + width), min(y, y + height), abs(width), abs(height)]
    }
  }

  private func isOne(_ frame: [Double], of all: [[Double]]) -> Bool {
    all.contains { (one: [Double]) in
      zip(one, frame).allSatisfy { (left: Double, right: Double) in abs(left - right) < 0.001 }
    }
  }

  private func isPart(_ frame: [Double], of all: [[Double]]) -> Bool {
    all.contains { one in isWithin(frame, one, axis: 0) && isWithin(frame, one, axis: 1) }
  }

  private func isWithin(_ frame: [Double], _ whole: [Double], axis: Int) -> Bool {
    let (start, end) = (frame[axis], frame[axis] + frame[axis + 2])
    let wholeEnd: Double = whole[axis] + whole[axis + 2]
    return start > whole[axis] - 0.001 && end < wholeEnd + 0.001
  }

  private static let questions = ["show --svg -", "show --all --svg -", "json"]

  /// Texts to run one after the other, which print each layout as pictures and as JSON.
  private static func texts(of file: URL) throws -> [String] {
    let text = try String(contentsOf: file, encoding: .utf8)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard file.pathExtension == "md" else {
      return [
        lines.flatMap { $0.hasPrefix("propose ") ? [$0] + questions : [$0] }
          .joined(separator: "\n")
      ]
    }
    var entries: [String] = []
    for line in lines {
      if line.hasPrefix(PromptText.first) {
        entries.append(String(line.dropFirst(PromptText.first.count)))
      } else if line.hasPrefix(PromptText.continuation), !entries.isEmpty {
        entries[entries.count - 1] += "\n" + line.dropFirst(PromptText.continuation.count)
      }
    }
    return entries.filter { entry in !asideCommands.contains { entry.hasPrefix($0) } }
      .flatMap { [$0] + questions }
  }

  /// Commands that write files or concern the session, which are not run.
  private static let asideCommands = ["load", "quit", "exit", "record", "save", "time", "walk"]

  @Test(arguments: files)
  func `the rectangles of a picture are the frames of the layout`(file: URL) throws {
    let printed = PrintedTexts()
    let (path, texts) = (try FilePath(file.path), try Self.texts(of: file))
    DeepStack.run {
      let shell = Shell(to: printed)
      shell.session.openFiles = [OpenFile(path)]
      for text in texts { _ = shell.run(text, named: file.path, echo: .nothing) }
    }
    var pictures: [String] = []
    for text in printed.results {
      if text.hasPrefix("<svg"), text.contains("class=\"edge\"") {
        pictures.append(text)
      } else if text.hasPrefix("{\"version\": 1, \"command\": \"tree\"") {
        for picture in pictures { try check(picture, against: text, file) }
        pictures = []
      }
    }
  }

  private func check(_ picture: String, against json: String, _ file: URL) throws {
    let reader = Reader()
    let parser = XMLParser(data: Data(picture.utf8))
    parser.delegate = reader
    #expect(parser.parse(), "\(String(describing: parser.parserError)) in \(picture)")
    #expect(!reader.names.contains("script"))
    let layout = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    let frames = self.frames(of: try #require(layout?["views"] as? [[String: Any]]))
    let root = try #require(frames.first)
    #expect(reader.frames.last.map { isOne($0, of: [root]) } == true)
    for frame in reader.frames {
      #expect(isOne(frame, of: frames), "\(frame) in \(file.lastPathComponent)")
    }
    for frame in reader.parts { #expect(isPart(frame, of: frames)) }
  }

  /// XML has no control characters, and not the two that are no characters.
  @Test func `no character of a name or a text makes a picture that is no XML`() throws {
    let controls = (1...0x9F).filter { $0 < 0x20 || $0 > 0x7E }
    let scalars = controls + [0xFFFE, 0xFFFF, 0x200E]
    for scalar in scalars {
      let printed = PrintedTexts()
      let shell = Shell(to: printed)
      let letter = "\\u{\(String(scalar, radix: 16))}"
      let view = "(name \"a\(letter)b\" (text \"x\(letter)\(letter)y\"))"
      _ = shell.run(
        "(fits \(view) (text \"\(letter)\"))\npropose 20\nshow --svg -\nsweep width 0..40 --svg -\n"
          + "show --html -", named: "test", echo: .nothing)
      #expect(printed.results.count == 4)
      let drawing = printed.results.last.flatMap { page in
        page.firstRange(of: "<svg").flatMap { start in
          page.firstRange(of: "</svg>").map { String(page[start.lowerBound..<$0.upperBound]) }
        }
      }
      for picture in printed.results[1...2] + [drawing ?? ""] {
        let parser = XMLParser(data: Data(picture.utf8))
        #expect(parser.parse(), "\(letter): \(String(describing: parser.parserError))")
      }
    }
  }

  /// What is drawn later lies over what is drawn before.
  @Test(arguments: [
    ("background", false), ("overlay", true), ("background-preference-value", false),
    ("overlay-preference-value", true),
  ])
  func `a background lies under its view and an overlay over it`(
    _ layer: String, liesOver: Bool
  ) throws {
    let printed = PrintedTexts()
    let content = layer.contains("value") ? "total (fn (value) (color red))" : "(color red)"
    _ = Shell(to: printed).run(
      "(define-preference-key total 0 +)\n"
        + "(\(layer) \(content) (preference total 3 (text \"Hi\")))\nshow --svg -",
      named: "test", echo: .nothing)
    let picture = printed.results.joined()
    let text = try #require(picture.firstRange(of: ">Hi</text>"))
    let color = try #require(picture.firstRange(of: "class=\"view\""))
    #expect((color.lowerBound > text.lowerBound) == liesOver)
  }

  @Test func `names and texts are no markup`() throws {
    let printed = PrintedTexts()
    let shell = Shell(to: printed)
    _ = shell.run(
      "(name \"<a&\\\"b>\" (text \"</text><script>x</script>\u{7}\"))\nshow --svg -\nshow --html -",
      named: "test", echo: .nothing)
    #expect(printed.results.count == 2)
    let reader = Reader()
    let parser = XMLParser(data: Data((printed.results.first ?? "").utf8))
    parser.delegate = reader
    #expect(parser.parse())
    #expect(!printed.results.joined().contains("<script"))
  }
}
