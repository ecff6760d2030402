import Glibc
import LayEngine
import LayLanguage
import LaySwiftPrinting

/// Export to Swift.
extension Tool {
  /// Prints the definitions of a script and its last view as a Swift file.
  package func exportSwift(_ path: String) -> ExitStatus {
    if path.hasSuffix(SwiftText.fileEnding) {
      return fail(
        Complaint(
          "`\(path)` is SwiftUI code already, and `export` writes scripts as such",
          hint: "`lay swift \(path) --to-lay` prints it as a script"), .wrongCommandLine)
    }
    let shell = makeOnlyShell(to: AnswersToCheck(console))
    do throws(Refusal) {
      if let status = try runAlone(path, in: shell) { return status }
    } catch {
      return fail(error)
    }
    var printer = shell.session.program.printer
    printer.defineAll()
    guard let form = shell.session.current?.form else {
      return fail(Complaint("there is no view in `\(path)`"), .wrongText)
    }
    console.write(printer.text(of: form, at: 0, name: "ContentView"))
    return console.finish(.fine)
  }

  /// Prints Swift tests for a Mac, with the views of scripts, their proposals, and lay's answers.
  package func exportTests(_ paths: [String]) -> ExitStatus {
    var file = CheckFile()
    for path in paths {
      let answers = AnswersToCheck(console)
      let shell = makeShell(to: answers)
      do throws(Refusal) {
        if let status = try runAlone(path, in: shell) { return status }
      } catch {
        return fail(error)
      }
      answers.views.add(to: &file, path: path)
    }
    for reason in file.leftOut { console.complain("not checked: \(reason)") }
    guard !file.isEmpty else {
      return fail(
        Complaint(
          "nothing in these files can be checked",
          hint: "write views and propose sizes to them, with `propose` or `expect`"), .wrongText)
    }
    console.write(file.text)
    return console.finish(.fine)
  }

  /// Runs a script; gives the status where it failed, else nil.
  private func runAlone(_ path: String, in shell: Shell) throws(Refusal) -> ExitStatus? {
    let file = try FilePath(path)
    let text = try read(file)
    shell.session.openFiles = [OpenFile(file)]
    let outcome = shell.run(text, named: path, echo: .nothing)
    if outcome == .finished || outcome == .left { return nil }
    return console.finish(shell.status(of: outcome))
  }

  /// Runs a script, and again whenever it or a file that it loads has changed.
  package func watchScript(_ path: String, arguments: [String]) -> ExitStatus {
    if let status = refuseToWatch([path]) { return status }
    return WatchedRun(console: console, paths: [path]).run { isOutdated in
      let shell = makeShell()
      limits.isOutdated = { [unowned shell] in
        isOutdated(shell.session.loadedNames, shell.session.writtenNames)
      }
      defer { limits.isOutdated = nil }
      let status = runScript(path, arguments: arguments, in: shell)
      return .init(
        status: status, files: shell.session.loadedNames, written: shell.session.writtenNames)
    }
  }

  /// Runs scripts and transcripts, and again whenever one of them or a file that they load has
  /// changed.
  package func watchTests(
    _ paths: [String], records: Bool, format: TestFormat
  ) -> ExitStatus {
    if let status = refuseToWatch(paths) { return status }
    return WatchedRun(console: console, paths: paths).run { isOutdated in
      // Recording changes the files itself.
      if !records { limits.isOutdated = { isOutdated([], []) } }
      defer { limits.isOutdated = nil }
      let (status, runner) = runTests(paths, records: records, format: format)
      return .init(status: status, files: runner.watched, written: [])
    }
  }

  /// Fails for a missing file, which is an error in the command line, and for standard input.
  private func refuseToWatch(_ paths: [String]) -> ExitStatus? {
    Interruption.install()
    for path in paths {
      if path == "-" {
        return fail(
          Complaint("standard input cannot be watched", hint: "name a file"), .wrongCommandLine)
      }
      guard (try? FilePath(path))?.identity == nil else { continue }
      return fail(Refusal.notFound(path), hint: hint(for: path))
    }
    return nil
  }

  /// Writes lessons as pages for a browser.
  ///
  /// - Parameters:
  ///   - word: the number, the name or the file of a lesson; nil for all built-in lessons.
  ///   - folder: the folder for the pages, which is created if it is missing.
  package func writeSite(_ word: String?, to folder: String) -> ExitStatus {
    Interruption.install()
    limits.begin()
    let limits = limits
    let folder = SiteFolder(path: FilePath.expanded(folder)) { limits.reasonToWaitNoLonger }
    do throws(Refusal) {
      try folder.check()
      var site = LessonSite.ofLibrary()
      if let word {
        site = .of(
          try LessonSource.lesson(word, reasonToStop: { limits.reasonToWaitNoLonger }))
      }
      site.prepare = { limits.apply(to: $0) }
      let files = try files(of: site)
      try folder.write(files)
      let count = CountText.of(files.count, "page")
      return say("wrote \(count) into \(folder.path); open \(folder.path)/index.html in a browser")
    } catch {
      return fail(error)
    }
  }

  private func files(of site: LessonSite) throws(Refusal) -> [LessonSite.File] {
    do throws(Diagnostic) {
      return try site.files()
    } catch {
      let status: ExitStatus =
        error.isInterruption
        ? Interruption.isRequested ? .interrupted : .outOfTime : .wrongText
      throw Refusal(error.message, hint: error.hint, status)
    }
  }

  /// Draws the view that SwiftUI code shows, on the phone of today if no other device is named.
  func runSwift(_ program: NamedProgram, in shell: Shell) -> ExitStatus {
    shell.asksForStandIns = program.asksForStandIns
    var outcome = shell.run(program)
    if outcome == .finished, program.asksForStandIns {
      let lines = shell.session.swiftCode.standIns?.missing ?? []
      if lines.isEmpty { shell.remark("no line would help: what a line can name is known") }
      if lines.isEmpty { return console.finish(.fine) }
      return show(lines.map { shell.style.visible($0) }.joined(separator: "\n"))
    }
    if outcome == .finished, shell.session.current == nil {
      return console.finish(fail(.nothingToShow(program.name), .wrongText))
    }
    if outcome == .finished {
      outcome = shell.drawLayout(Proposed(shell.deviceOfCode))
    }
    return console.finish(shell.status(of: outcome))
  }

  /// Runs Swift code beside the declarations of files, and prints the value of its last line.
  package func runSwift(_ codes: [String], beside paths: [String]) -> ExitStatus {
    let shell = makeShell()
    do throws(Refusal) {
      return console.finish(shell.status(of: shell.runSwift(codes, beside: try files(paths))))
    } catch {
      return fail(error, hint: nil)
    }
  }

  private func files(_ paths: [String]) throws(Refusal) -> [SwiftFile] {
    try paths.map { path throws(Refusal) in
      SwiftFile(name: path == "-" ? "stdin" : path, text: try read(FilePath(path)))
    }
  }

  /// Prints files of SwiftUI code as one script.
  package func printScript(of paths: [String], view: String?) -> ExitStatus {
    let shell = makeShell()
    do throws(Refusal) {
      return console.finish(shell.status(of: shell.printScript(of: try files(paths), view: view)))
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

/// Keeps the answers of a script for tests; of what it prints, only diagnostics are shown.
private final class AnswersToCheck: ShellListener {
  private(set) var views = CheckedViews()
  private let console: Console

  init(_ console: Console) { self.console = console }

  func complain(_ diagnostic: String) { console.complain(diagnostic) }
  func didAnswer(_ session: Session) { views.record(session) }
}
