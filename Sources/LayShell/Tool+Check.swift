import LayLanguage

/// What breaks in files, over all windows and texts.
extension Tool {
  /// The seconds that a file may take where the command line says nothing else.
  package static let secondsOfCheckedFile = 60.0

  /// Prints a file by which other programs run the check; paths have no meaning then.
  package func show(_ setup: CheckSetup, _ paths: [String]) -> ExitStatus {
    guard paths.isEmpty else {
      return fail(Refusal("`--setup` stands alone, without a path", .wrongCommandLine))
    }
    return show(setup.text)
  }

  /// Prints what breaks in files of SwiftUI code and in scripts.
  package func check(_ request: CheckRequest) -> ExitStatus {
    Interruption.installForTermination()
    var request = request
    do throws(Refusal) {
      if let path = request.paths.first, let said = try CheckConfiguration.nearest(to: path) {
        request.add(said)
      }
      let (console, style) = (console, style)
      var run = CheckRun(request, limits, complain: { console.complain($0) })
      if let path = request.baseline {
        run.baseline = try CheckBaseline(read(FilePath(path)), named: path)
      }
      if !request.printsPatch {
        run.tell = { found in
          for line in request.format.lines(found, request.isStrict, style) { console.print(line) }
          console.flush()
        }
      }
      let report = run.run()
      if request.printsPatch {
        let patch = CheckPatch(report, run.texts, named: request.paths, limits)
        for sentence in patch.leftOut { console.complain(style.visible("left out: \(sentence)")) }
        if let folder = patch.folder {
          console.complain(style.visible("the patch is for `\(folder)`: `git -C \(folder) apply`"))
        }
        console.write(patch.text)
        return console.finish(report.status)
      }
      if let end = report.end(request.format, style) { console.print(end) }
      return console.finish(report.status)
    } catch {
      return fail(error, hint: request.baseline.flatMap { hint(for: $0) })
    }
  }
}
