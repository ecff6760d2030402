import Glibc
import Testing

@testable import LayShell

/// What `lay export` writes.
@Suite(.serialized, .timeLimit(.minutes(5))) struct ExportTests {
  /// Two scripts of each folder of cases, and all in `layouts`; all scripts if the environment
  /// variable `LAY_ALL_CHECKS` is set, which takes a minute.
  @Test func `tests for a Mac have the types of SwiftUI and XCTest`() throws {
    let all = CaseFiles.all().filter { $0.hasSuffix(".lay") }.sorted()
    var counts: [Substring: Int] = [:]
    let files = all.filter { path in
      let folder = path.split(separator: "/").dropLast().last ?? ""
      counts[folder, default: 0] += 1
      return counts[folder, default: 0] <= 2 || folder == "layouts"
        || getenv("LAY_ALL_CHECKS") != nil
    }
    #expect(files.count > 50)
    let run = try Program.run(["export", "--xctest"] + files)
    #expect(run.status == 0)
    #expect(run.output.contains("final class LayoutsCardLayoutChecks: XCTestCase {"))
    let compiler = try SwiftCompiler.shared.get()
    #expect(try compiler.complaints(about: run.output) == "")
  }

  @Test(arguments: [["--to", "swift"], ["--xctest"]])
  func `a script that runs out of time is not printed`(_ options: [String]) throws {
    let folder = try ScratchFolder()
    let script = try folder.file("(define (f) (f))\n(f)\n")
    let run = try Program.run(["export", "--timeout", "0.2"] + options + [script])
    #expect(run.output.isEmpty)
    #expect(run.status == 124)
  }

  @Test func `a script that ends with quit is printed`() throws {
    let folder = try ScratchFolder()
    let script = try folder.file("(text \"a\")\nquit\n")
    let run = try Program.run(["export", script, "--to", "swift"])
    #expect(run.output.contains("Text(\"a\")"))
    #expect(run.status == 0)
  }

  /// Two views and three proposals: 88 x 20, 40 x 40 in 60, and a name at 8, 8.
  @Test func `a proposal and its answer are a check`() throws {
    let folder = try ScratchFolder()
    let script = """
      (text "Hello World")
      propose ideal
      propose 60 x nil
      (padding 8 (name "inner" (text "Hi")))
      expect size 32 x 36
      """
    let run = try Program.run(["export", "--xctest", folder.file(script)])
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    for line in [
      "MonoText(\"Hello World\")", "///     (text \"Hello World\")", "func testLine001() {",
      "proposing: ProposedViewSize(width: 60, height: nil)", "size: CGSize(width: 48, height: 40)",
      "\"inner\": CGRect(x: 8, y: 8, width: 16, height: 20)", "MonoText(\"Hi\")",
      ".named(\"inner\")",
    ] { #expect(run.output.contains(line), "\(line)") }
  }

  /// A layout that cannot be checked is a skipped test; the other tests remain.
  @Test func `what cannot be checked is skipped and says why`() throws {
    let folder = try ScratchFolder()
    let script = "(button \"OK\")\npropose ideal\n(text \"Hi\")\npropose ideal\n"
    let run = try Program.run(["export", "--xctest", folder.file(script)])
    #expect(run.status == 0)
    let reason = "Not checked: it has controls, which a platform draws its way."
    #expect(run.output.contains("    throw XCTSkip(\"\(reason)\")"))
    #expect(run.output.contains("func testLine003() {"))
  }

  /// Images with sizes of their own, any views and geometry readers have the same layout on every
  /// platform: 40 x 30, and half of that in 20 x 20.
  @Test func `pictures that are drawn in a size are checked`() throws {
    let folder = try ScratchFolder()
    let script = """
      (any-view (image :width 40 :height 30))
      expect size 40 x 30
      (scaled-to-fit (resizable (image :width 40 :height 30)))
      propose 20 x 20
      expect size 20 x 15
      """
    let run = try Program.run(["export", "--xctest", folder.file(script)])
    #expect(run.status == 0)
    #expect(!run.output.contains("XCTSkip(\"Not checked"))
    #expect(run.output.contains("AnyView(Image(size: CGSize(width: 40, height: 30)) { _ in })"))
    #expect(run.output.contains("size: CGSize(width: 20, height: 15)"))
  }

  /// Keys and alignment lines of a program extend types of SwiftUI, which only files can do.
  @Test func `lines of the program stand outside of the tests`() throws {
    let folder = try ScratchFolder()
    let script = """
      (define-alignment-id third vertical (fn (d) (/ (height d) 3)))
      (hstack :alignment third (text "a") (text "b"))
      propose ideal
      (zstack :alignment third (text "a") (text "b"))
      propose ideal
      """
    let run = try Program.run(["export", "--xctest", folder.file(script)])
    #expect(run.output.contains("\nextension VerticalAlignment {\n  static let third2 = "))
    #expect(
      run.output.contains("ZStack(alignment: Alignment(horizontal: .center, vertical: .third2)) {"))
    let compiler = try SwiftCompiler.shared.get()
    #expect(try compiler.complaints(about: run.output) == "")
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

  @Test func `a view on a device is printed as any`() throws {
    let folder = try ScratchFolder()
    let script = "(text \"a\")\npropose iphone-16\nset dynamic-type large\n"
    let run = try Program.run(["export", "--to", "swift", folder.file(script)])
    #expect(run.status == 0)
    #expect(run.output.contains("    Text(\"a\")\n"))
  }

  @Test func `a script without a view, and one that is not there, are told`() throws {
    let folder = try ScratchFolder()
    let file = try folder.file("(+ 1 2)\n")
    #expect(try Program.run(["export", "--to", "swift", file]).status == 65)
    #expect(try Program.run(["export", "--to", "swift", folder.path + "/b.lay"]).status == 66)
    #expect(try Program.run(["export", file]).status == 2)
  }
}
