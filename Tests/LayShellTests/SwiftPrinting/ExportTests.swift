import Testing

@testable import LayShell

/// What `lay export` writes.
@Suite(.serialized, .timeLimit(.minutes(5))) struct ExportTests {
  private func cases(_ names: [String]) -> [String] {
    CaseFiles.all().filter { path in names.contains { path.hasSuffix("/\($0).lay") } }
  }

  @Test func `tests for a Mac have the types of SwiftUI and XCTest`() throws {
    let files = cases([
      "stacks/priorities", "text/wrapping", "frames/alignment", "articles/text-demo",
      "grids/columns-and-rows", "layouts/card-layout", "guides/alignment-guides",
    ])
    #expect(files.count == 7)
    let run = try Program.run(["export", "--xctest"] + files)
    #expect(run.status == 0)
    #expect(run.output.contains("final class LayChecks: XCTestCase {"))
    let compiler = try SwiftCompiler.shared.get()
    #expect(try compiler.complaints(about: run.output) == "")
  }

  /// Two views and three proposals: 88 x 20, 40 x 40 in 60, and a name at 8, 8.
  @Test func `a proposal and its answer are a check`() throws {
    let folder = try ScratchFolder()
    let script = """
      (text "Hello World")
      propose ideal
      propose 60 x nil
      (padding 8 (name "inner" (text "Hi")))
      expect size 76 x 36
      """
    let run = try Program.run(["export", "--xctest", folder.file(script)])
    #expect(run.status == 0 || !run.errors.isEmpty)
    for line in [
      "MonoText(\"Hello World\")",
      "proposing: ProposedViewSize(width: 60, height: nil)", "size: CGSize(width: 40, height: 40)",
      "\"inner\": CGRect(x: 8, y: 8, width: 16, height: 20)", "MonoText(\"Hi\")",
      ".named(\"inner\")",
    ] { #expect(run.output.contains(line), "\(line)") }
  }

  @Test func `a script becomes a file`() throws {
    let folder = try ScratchFolder()
    let script = """
      (define gap 4)
      (define (row title) (hstack :spacing gap (text title) (spacer)))
      (row "a")
      """
    let run = try Program.run(["export", folder.file(script), "--to", "swift"])
    #expect(
      run.output == """
        import SwiftUI

        let gap: CGFloat = 4

        func row(_ title: String) -> some View {
          HStack(spacing: gap) {
            Text(title)
            Spacer()
          }
        }

        struct ContentView: View {
          var body: some View {
            row("a")
          }
        }

        """)
  }

  @Test func `a script without a view, and one that is not there, are told`() throws {
    let folder = try ScratchFolder()
    let file = try folder.file("(+ 1 2)\n")
    #expect(try Program.run(["export", "--to", "swift", file]).status == 65)
    #expect(try Program.run(["export", "--to", "swift", folder.path + "/b.lay"]).status == 66)
    #expect(try Program.run(["export", file]).status == 2)
  }
}
