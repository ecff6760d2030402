import Foundation
import LayLanguage
import Testing

@testable import LayShell

/// Of SwiftUI code with an expression that fails the rest is shown.
///
/// The code is written by hand: it shows an element of an empty list. For it stands a text of the 9
/// characters `rows[row]`, 9 · 8 = 72 wide, below a text of 3 characters.
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
    #expect(run.output.contains("(text \"rows[row]\")"))
    #expect(run.errors.contains("it is shown by its name"))
  }

  @Test func `a file that is loaded is laid out with it`() throws {
    let folder = try ScratchFolder()
    let script = "load \"\(try folder.file(code, ending: "swift"))\"\npropose ideal\n"
    let run = try Program.run([folder.file(script)])
    #expect(run.status == 0)
    #expect(run.output == "72 x 40\n")
  }

  @Test func `code that is piped in is shown with it`() throws {
    let run = try Program.run(
      ["layout", "-", "--propose", "nilxnil", "--face", "mono"], input: code)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output == "72 x 40\n")
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
