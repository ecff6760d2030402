import LayLanguage
import LayTerminal

/// Layouts of two versions of code.
extension Tool {
  /// Prints what differs between two files, or the files of two folders; one may be `-`.
  ///
  /// - Parameters:
  ///   - windows: restricts the windows; what `.lay-check` says counts less.
  ///   - tellsAll: whether the text tells each view.
  package func compare(
    _ old: String, _ new: String, in windows: CheckRequest, asJSON: Bool, tellsAll: Bool
  ) -> ExitStatus {
    Interruption.install()
    limits.begin()
    do throws(Refusal) {
      if old == "-", new == "-" {
        throw Refusal(
          "both versions are standard input", hint: "name a file or a folder", .wrongCommandLine)
      }
      var request = windows
      let named = new == "-" ? old : new
      if let said = try CheckConfiguration.nearest(to: named) { request.add(said) }
      let endings = [".lay", SwiftText.fileEnding]
      let before = try ShownFiles(old, endings: endings, limits, of: named)
      let after = try ShownFiles(new, endings: endings, limits, of: named)
      guard before.isFolder == after.isFolder else {
        throw Refusal(
          "one version is a folder, and the other is none", hint: "name the file in the folder",
          .wrongCommandLine)
      }
      for remark in before.remarks + after.remarks { console.complain(remark) }
      do throws(Diagnostic) {
        let report = try VersionReport(from: before, to: after, request, limits)
        for mistake in report.mistakes { complain(of: mistake) }
        console.print(
          asJSON ? VersionJSON.text(report) : VersionText.text(report, tellsAll: tellsAll))
        return console.finish(report.status)
      } catch {
        complain(of: error.message)
        return console.finish(limits.reasonToRunNoMore.map { ExitStatus($0) } ?? .outOfTime)
      }
    } catch {
      let status = error.status == .noSuchFile ? .wrongCommandLine : error.status
      let path = [old, new].first { error.message.contains("`\($0)`") }
      let near = path.flatMap { hint(for: $0) }
      let revision = error.status == .noSuchFile && path == old ? Self.hint(of: old, new) : nil
      return fail(
        Complaint(error.message, hint: error.hint ?? near ?? revision), status)
    }
  }

  /// What to write for a revision of Git in place of the version before, `HEAD` or `HEAD:Row.swift`; nil for a
  /// word that looks like a file.
  private static func hint(of old: String, _ new: String) -> String? {
    let parts = old.split(separator: ":", maxSplits: 1).map(String.init)
    guard let revision = parts.first, !revision.contains(".swift"), !revision.hasPrefix("-"),
      AskedCommand.namesFile(new)
    else { return nil }
    let path = parts.count > 1 ? parts[1] : new.hasPrefix("/") ? new : "./" + new
    return "write `git show \(revision):\(path) | lay diff - \(new)`"
  }

  /// Writes the layouts of files beside them, or compares those with what is written.
  package func snapshot(_ paths: [String], _ aim: SnapshotRun.Aim) -> ExitStatus {
    Interruption.install()
    limits.begin()
    let console = console
    let visible = { VisibleText.of($0, isPlain: style.isPlain, keepsLines: true) }
    var run = SnapshotRun(
      aim, limits, report: { console.print(visible($0)) },
      complain: { console.complain(visible($0)) })
    do throws(Refusal) {
      return console.finish(try run.run(paths))
    } catch {
      return fail(
        Complaint(error.message, hint: error.hint),
        error.status == .noSuchFile ? .wrongCommandLine : error.status)
    }
  }

  private func complain(of mistake: String) { console.complain(style.visible("error: \(mistake)")) }
}
