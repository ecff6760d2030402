import LayLanguage
import LaySwift
import LayTerminal

extension Shell {
  /// What stands for the code of some files where it is not known; nil where nobody says or asks anything.
  func standInLines(
    for files: [SwiftFile], _ parser: SwiftParser
  ) throws(Diagnostic) -> StandInLines? {
    guard let file = standInFile(for: files) else {
      return asksForStandIns ? StandInLines([]) : nil
    }
    session.loadedFiles.insert(file.path)
    let text: String
    do throws(Refusal) {
      text = try file.text(session.interpreter.reasonToStop)
    } catch {
      if let reason = session.interpreter.reasonToStop() { throw Diagnostic(reason, at: nil) }
      remark(VisibleText.of("the stand-ins are left out: \(error.message)"))
      return asksForStandIns ? StandInLines([]) : nil
    }
    let (lines, mistakes) = try file.lines(of: text, session.interpreter.sources, parser)
    for mistake in mistakes { printDiagnostic(picture(of: mistake.asWarning)) }
    return StandInLines(lines)
  }

  private func standInFile(for files: [SwiftFile]) -> StandInFile? {
    guard !readsNamedFilesOnly, let first = files.first, first.name.hasSuffix(SwiftText.fileEnding),
      let path = try? FilePath(first.name), path.end == .file
    else { return nil }
    let app = AppFolder(around: path, mayRead: session.mayRead)
    return StandInFile(beside: path, in: app, mayRead: session.mayRead)
  }

  /// Tells the lines that stand for nothing in the view that is shown: each that has a near name, or all if
  /// there are few.
  func tell(unusedOf lines: StandInLines) {
    let unused = lines.unused
    let rest = unused.filter { $0.near == nil }
    for (line, near) in unused where near != nil || rest.count <= Self.mostUnusedLines {
      warn(.standsForNothing(line.words, near), at: line.span)
    }
    guard rest.count > Self.mostUnusedLines else { return }
    let names = rest.prefix(Self.mostUnusedLines).map { "`\($0.line.words)`" }
    remark(
      "\(rest.count) lines of `\(StandInFile.name)` stand for nothing in this view: "
        + names.joined(separator: ", ") + ", and others")
  }

  private static var mostUnusedLines: Int { 3 }
}

extension Complaint {
  fileprivate static func standsForNothing(_ name: String, _ near: String?) -> Complaint {
    Complaint(
      "`\(name)` is nowhere in this view, or is known: the line stands for nothing",
      hint: near.map { "did you mean `\($0)`?" })
  }
}
