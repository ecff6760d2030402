import Foundation
import LayLanguage
import Testing

@testable import LayShell

/// Of SwiftUI code with an expression that fails the rest is shown.
///
/// The code is written by hand: it shows an element of an empty list of numbers. For it stands 10, 2 · 8 = 16
/// wide, below a text of 3 characters, 24 wide.
struct ReadingAgainTests {
  private let code = """
    struct Board: View {
      let rows: [Int] = []
      let row = 2
      var body: some View {
        VStack(spacing: 0) {
          Text("Top")
          Text("\\(rows[row])")
        }
      }
    }
    #Preview { Board() }
    """

  @Test func `a script that is printed has what stands for it`() throws {
    let folder = try ScratchFolder()
    let run = try Program.run(["swift", folder.file(code, ending: "swift"), "--to-lay"])
    #expect(run.status == 0)
    #expect(run.output.contains("(text \"10\")"))
    #expect(run.errors.contains("10 stands for it"))
  }

  @Test func `a file that is loaded is laid out with it`() throws {
    let folder = try ScratchFolder()
    let script = "load \"\(try folder.file(code, ending: "swift"))\"\npropose ideal\n"
    let run = try Program.run(["--face", "mono", folder.file(script)])
    #expect(run.status == 0)
    #expect(run.output == "24 x 40\n")
  }

  /// What another file declares is read too, and a view that a value of the environment makes, or a
  /// style, is printed as what it is made of: no form of a script says how.
  @Test(arguments: [
    ("Row(title: \"one\")", "(padding 4 (text \"one\"))\n"),
    ("Button(\"Go\") {}.buttonStyle(Boxed())", "(frame :height 50 (text \"Go\"))\n"),
  ])
  func `a view of an app is printed as the views that it is made of`(
    view: String, form: String
  ) throws {
    let folder = try ScratchFolder()
    try folder.write(
      """
      struct Row: View {
        @Environment(\\.isEnabled) private var isOn
        let title: String
        var body: some View { Text(isOn ? title : "off").onTapGesture {}.padding(4) }
      }
      struct Boxed: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
          configuration.label.frame(height: 50)
        }
      }
      """, to: "Row.swift")
    try folder.write("// swift-tools-version: 6.0", to: "Package.swift")
    try folder.write("#Preview { \(view) }", to: "Main.swift")
    let run = try Program.run(["swift", folder.path + "/Main.swift", "--to-lay"])
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output == form)
  }

  @Test func `code that is piped in is shown with it`() throws {
    let run = try Program.run(
      ["layout", "-", "--propose", "nilxnil", "--face", "mono"], input: code)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output == "24 x 40\n")
  }

  /// Without a device in the proposal, the code is also tried on the preview device.
  @Test func `what is proposed to try code out is not in what is saved`() {
    let entries = DeepStack.run {
      let shell = Shell()
      _ = shell.run("Text(\"a\")", named: "", echo: .everyValue)
      return shell.session.log.entries(shell.session.interpreter.sources)
    }
    #expect(entries == ["Text(\"a\")"])
  }
}
