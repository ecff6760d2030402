import LayLanguage
import LaySwiftUI
import Testing

/// For input that is no SwiftUI code, or too much of it, the reader ends with a remark or a
/// program.
struct BadInputTests {
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

  private func read(_ text: String) throws -> SwiftProgram {
    try DeepStack.run { () throws(Diagnostic) -> SwiftProgram in
      try SwiftReader.read([SwiftFile(name: "A.swift", text: text)])
    }
  }

  /// Nothing, the structure alone, and a macro `#Previe` behind it are files.
  @Test
  func `a file that is cut off is told of, and gives no program, but where it is whole`() throws {
    let bytes = Array(Self.screen.utf8)
    for end in stride(from: 0, to: bytes.count, by: 7) {
      let program = try read(String(decoding: bytes[..<end], as: UTF8.self))
      #expect(program.hasErrors == ![0, 273, 280].contains(end), "the first \(end) bytes")
      if program.hasErrors { #expect(program.text.isEmpty) }
    }
  }

  @Test
  func `random bytes are told of, and give no program`() throws {
    var state: UInt64 = 7
    func next() -> UInt8 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return UInt8(truncatingIfNeeded: state >> 33)
    }
    for _ in 0..<40 {
      let bytes = (0..<400).map { _ in next() }
      let program = try read(String(decoding: bytes, as: UTF8.self))
      #expect(program.hasErrors && program.text.isEmpty)
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

  @Test
  func `reading hears that it is to stop`() {
    let lookout = Lookout { .interrupted }
    #expect(throws: Diagnostic.self) {
      try SwiftReader.read(
        [SwiftFile(name: "A.swift", text: Self.screen)], SwiftReadingOptions(), lookout)
    }
  }
}
