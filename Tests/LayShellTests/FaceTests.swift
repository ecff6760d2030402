import LayEngine
import LayLanguage
import Testing

@testable import LayShell

/// The face of texts: who has which, how it is chosen, and faces from files.
@Suite struct FaceTests {
  private let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  private static let swift = """
    import SwiftUI
    struct ContentView: View { var body: some View { Text("Hello, world") } }
    """

  // MARK: Who sees which

  @Test func `SwiftUI code has the face of the system and says so, and a script has mono`() throws {
    let file = try scratch.file(Self.swift, ending: "swift")
    let shown = try Program.run([file])
    #expect(shown.output.contains("face system"), "\(shown)")
    for words in [[file, "--face", "mono"], ["--face", "mono", file], ["--face=mono", file]] {
      let mono = try Program.run(words)
      #expect(mono.status == 0 && !mono.output.contains("face"), "\(mono)")
      #expect(mono.output.contains("96 x 20"), "\(mono)")
    }
    let script = try scratch.file("(text \"Hello, world\")\nexplain")
    #expect(try !Program.run([script]).output.contains("face"))
    #expect(try Program.run(["--face", "system", script]).output.contains("face system"))
  }

  @Test func `a layout has the face of its input`() throws {
    let file = try scratch.file(Self.swift, ending: "swift")
    func size(_ words: String...) throws -> String {
      try Program.run(["layout"] + words + ["--propose", "ideal"]).output
    }
    #expect(try size(file, "--face", "mono") == "96 x 20\n")
    #expect(try size(file) != "96 x 20\n")
    #expect(try size("-e", "(text \"Hello, world\")") == "96 x 20\n")
    #expect(try size("-e", "(text \"Hello, world\")", "--face", "system") == size(file))
  }

  @Test(arguments: [
    ["--face", "mno", "x.lay"], ["x.swift", "--face"], ["fmt", "--face", "mono"],
  ])
  func `a face that is none is refused`(words: [String]) throws {
    let run = try Program.run(words)
    #expect(run.status != 0 && run.output.isEmpty, "\(run)")
  }

  @Test func `a file with a face is found beside the script that names it`() throws {
    try scratch.write(Self.file(), to: "widths.txt")
    let script = try scratch.file("set face widths.txt\n(text \"Hi\")\nexplain")
    let run = try Program.run([script])
    #expect(run.status == 0 && run.output.contains("  face "), "\(run)")
    #expect(try Program.run(["--face", "widths.txt", script]).status != 0)
  }

  // MARK: Sessions

  private func printed(_ lines: String...) -> [String] {
    Trial.run(lines.joined(separator: "\n")).diagnostics
  }

  @Test func `set face changes the face of the current view`() {
    #expect(
      printed("(text \"Hi\")", "set face system", "set face mono", "expect size 16 x 20") == [])
    // "Hi" at 17 points: measured widths of such words are 16 to 17 wide; a line is 20.287 high.
    let system = printed("(text \"Hi\")", "set face system", "expect height 20.333")
    #expect(system == [])
  }

  // MARK: Faces from files

  private static let texts = ["Hello", "AVToPa", "Straße, café…", "minimum"]

  /// The characters that follow each other in the texts.
  private static var pairs: [(first: Unicode.Scalar, second: Unicode.Scalar)] {
    texts.flatMap { text in
      zip(text.unicodeScalars, text.unicodeScalars.dropFirst()).map { (first: $0, second: $1) }
    }
  }

  /// The face of the system as a file, with the sizes and weights that a Mac would be asked for, from
  /// the widths that its texts have.
  static func file(sizes: [Double] = [13, 17, 20, 22, 24, 28]) throws -> String {
    let weights: [FontWeight] = [.regular, .semibold, .bold]
    var lines = ["lay-face 1", "name copied"]
    lines.append("sizes " + sizes.map { String(Int($0)) }.joined(separator: " "))
    lines.append("weights 400 600 700")
    func width(_ text: String, _ size: Double, _ weight: FontWeight) throws -> Double {
      var font = Font(size: size)
      font.weight = weight
      let view = View(EnvironmentChange.font(font), children: [View(Text(text))])
      return try FaceTests.width(view, .system) * FaceTable.unitsPerEm / size
    }
    let ascii = (UInt32(0x20)...0x7E).compactMap(Unicode.Scalar.init)
    for scalar in ascii + ["é", "ß", "…", "Д"] {
      let values = try sizes.flatMap { size in
        try weights.map { weight in
          String(Int(try width(String(scalar), size, weight).rounded()))
        }
      }
      lines.append("U+\(String(scalar.value, radix: 16)) " + values.joined(separator: " "))
    }
    for (first, second) in Self.pairs {
      let (one, other) = (String(first), String(second))
      let kerning =
        try width(one + other, 17, .regular) - width(one, 17, .regular)
        - width(other, 17, .regular)
      let (a, b) = (String(first.value, radix: 16), String(second.value, radix: 16))
      lines.append("kern U+\(a) U+\(b) \(Int(kerning.rounded()))")
    }
    return (lines + ["line 13 16", "line 17 20", "end", ""]).joined(separator: "\n")
  }

  /// The width of a view at pixels so small that nothing is rounded.
  static func width(_ view: View, _ face: Face) throws -> Double {
    var root = RootEnvironment()
    root.face = face
    root.screen = Screen(
      title: "", size: ViewSize(width: 9999, height: 9999), scale: 4096, insets: Insets())
    let engine = Engine(try ViewTree(view, in: root))
    return try engine.size(.ideal).width
  }

  @Test(arguments: [13.0, 17, 18.5, 20, 28])
  func `a face from a file has the widths of the face that it was made of`(size: Double) throws {
    let face = Face.measured(try FaceFile.face(of: Self.file()))
    for text in Self.texts {
      var font = Font(size: size)
      font.weight = .semibold
      let view = View(EnvironmentChange.font(font), children: [View(Text(text))])
      let (copied, system) = (try Self.width(view, face), try Self.width(view, .system))
      // Between the sizes of the file a width is on the line between theirs.
      #expect(abs(copied - system) < (size == 18.5 ? 0.3 : 0.1), "\(text): \(copied), \(system)")
    }
  }

  @Test func `a face from a file is told by its name`() throws {
    let path = try scratch.file(Self.file(), ending: "face")
    let script = try scratch.file("(text \"Hi\")\nset face \"\(path)\"\nexplain\nset face auto")
    let run = try Program.run([script])
    #expect(run.status == 0, "\(run)")
    #expect(run.output.contains("face copied"), "\(run)")
  }

  @Test func `a file that is no face is told in one sentence`() throws {
    let good = try Self.file(sizes: [17])
    let short = good.replacing("end\n", with: "")
    let cases = [
      ("", "line 1: it does not begin with `lay-face 1`"),
      ("lay-face 2\nend\n", "line 1: it has another version than 1"),
      (String(good.prefix(good.count / 2)), "line"), (short, "it ends before the line `end`"),
      (good.replacing("sizes 17", with: "sizes 17 16"), "line 3: `sizes 17 16`"),
      (good.replacing("weights 400", with: "weights nan"), "line 4"),
      (good.replacing("U+41 ", with: "U+42 "), "is no line of a face"),
      (good.replacing("kern U+41", with: "kern U+D800"), "is no line of a face"),
      (good.replacing("line 13 16", with: "line 13 1e999"), "is no line of a face"),
      (good.replacing("name copied", with: "name \u{1B}[31m"), ""),
      ("lay-face 1\nend\n", "it has no advance of U+0020"),
      ("lay-face 1\nsizes " + String(repeating: "1 ", count: 100_000) + "\nend", "line 2"),
      ("lay-face 1\nsizes 17\nweights 400\nU+20 99999\nend\n", "line 4"),
    ]
    for (text, sentence) in cases {
      let path = try scratch.file(text, ending: "face")
      let run = try Program.run(["--face", path, "-e", "(text \"Hi\")\nexplain"])
      if sentence.isEmpty {
        #expect(!run.output.contains("\u{1B}"), "\(run)")
      } else {
        #expect(run.errors.contains(sentence), "\(text.prefix(60)): \(run)")
        #expect(run.errors.split(separator: "\n").count <= 2, "\(run)")
        #expect(run.status == 65, "\(run)")
      }
    }
    let run = try Program.run(["--face", scratch.path, "-e", "1"])
    #expect(run.status != 0)
  }
}
