import LayEngine
import LayLanguage

extension Tool {
  /// The device on which SwiftUI code is shown.
  static let previewDevice = DeviceChoice(DeviceList.iPhone17)

  /// Draws the view that SwiftUI code shows, on the phone of today.
  func runSwift(_ program: NamedProgram, in shell: Shell) -> ExitStatus {
    var outcome = shell.run(program, on: Self.previewDevice)
    if outcome == .finished, shell.session.current == nil {
      return console.finish(fail(.nothingToShow(program.name), .wrongText))
    }
    if outcome == .finished {
      outcome = shell.drawLayout(Proposed(Self.previewDevice))
    }
    return console.finish(status(of: outcome, in: shell))
  }

  /// Prints files of SwiftUI code as one script.
  package func printScript(of paths: [String], view: String?) -> ExitStatus {
    let shell = makeShell()
    var options = SwiftReadingOptions()
    options.view = view
    options.hasComments = true
    do throws(TextFile.Failure) {
      var files: [SwiftFile] = []
      for path in paths {
        files.append(SwiftFile(name: path == "-" ? "stdin" : path, text: try read(path)))
      }
      return console.finish(status(of: shell.printScript(of: files, options), in: shell))
    } catch {
      return fail(error, hint: nil)
    }
  }
}

extension Complaint {
  fileprivate static func nothingToShow(_ name: String) -> Complaint {
    Complaint(
      "`\(name)` shows no view", hint: "write a `#Preview { … }`, or a struct that is a `View`")
  }
}
