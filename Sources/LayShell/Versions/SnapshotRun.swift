import LayEngine
import LayLanguage

/// `lay snapshot`: writes the layouts of files beside them, or compares those with what is written.
///
/// - Rule: only a file `Row.layout` beside `Row.swift` is written, if nothing is there or what `lay` has
///   written, and never one to which a link leads.
package struct SnapshotRun {
  package enum Aim: Sendable {
    /// Compares what is there.
    case known
    /// Compares, and a file without a snapshot is a difference.
    case check
    case update
  }

  let aim: Aim
  let limits: Limits
  let report: (String) -> Void
  let complain: (String) -> Void

  private enum Outcome { case none, same, changed, missing }
  private var counts: [Outcome: Int] = [:]
  private var mistakes = 0

  init(
    _ aim: Aim, _ limits: Limits, report: @escaping (String) -> Void,
    complain: @escaping (String) -> Void
  ) {
    (self.aim, self.limits, self.report, self.complain) = (aim, limits, report, complain)
  }

  mutating func run(_ paths: [String]) throws(Refusal) -> ExitStatus {
    var widths = CheckRequest([])
    if let path = paths.first, let said = try CheckConfiguration.nearest(to: path) {
      widths.add(said)
    }
    for path in paths {
      if path == "-" { throw .hasNoPlace }
      let shown = try ShownFiles(path, endings: [SwiftText.fileEnding], limits)
      for remark in shown.remarks { complain(remark) }
      for file in shown.files {
        do throws(Refusal) {
          try run(file, of: shown, widths.widths)
        } catch {
          if let reason = limits.reasonToRunNoMore { throw .stopped(reason) }
          mistakes += 1
          complain("error: \(error.message)")
        }
      }
    }
    return finish(paths)
  }

  private mutating func run(
    _ file: ShownFiles.File, of shown: ShownFiles, _ widths: ClosedRange<Double>
  ) throws(Refusal) {
    let place = try Self.place(beside: file.path)
    let old = place.end == .nothing ? nil : try TextFile.read(place)
    if let old, !old.hasPrefix(LayoutSnapshot.mark) { throw .isNoSnapshot(place.text) }
    if old == nil, aim == .known { return note(.none) }
    var new: String
    do throws(Diagnostic) {
      let result = try shown.views(of: file)
      if old == nil, result.views.isEmpty, result.failures.isEmpty { return note(.none) }
      let name = String(file.path.text.dropFirst(FilePath.folder(of: file.path.text).count))
      new = try LayoutSnapshot.text(of: result, named: name, in: widths)
    } catch {
      throw Refusal("\(file.name): \(error.message)", .wrongCommandLine)
    }
    guard new != old else { return note(.same) }
    guard aim == .update else {
      if let old {
        report(PrintedDifference.patch(of: place.text, from: old, to: new))
        return note(.changed)
      }
      report("\(file.path.text): has no snapshot")
      return note(.missing)
    }
    try TextFile.write(new, to: place)
    report("wrote \(place.text)")
    note(.changed)
  }

  private mutating func note(_ outcome: Outcome) { counts[outcome, default: 0] += 1 }

  /// Where the snapshot of a file is.
  private static func place(beside file: FilePath) throws(Refusal) -> FilePath {
    guard file.text.hasSuffix(SwiftText.fileEnding) else { throw .isNoSwift(file.text) }
    let text = file.text.dropLast(SwiftText.fileEnding.count) + LayoutSnapshot.ending
    let path = try FilePath(String(text))
    let folder = FilePath.folder(of: path.text)
    let name = String(path.text.dropFirst(folder.count))
    let own = FilePath(name, in: try FilePath(folder.isEmpty ? "." : folder))
    guard path.real == own.real, path.end == .file || path.end == .nothing else {
      throw .isNoFile(path.text)
    }
    return path
  }

  // MARK: The end

  private func finish(_ paths: [String]) -> ExitStatus {
    func count(_ outcome: Outcome) -> Int { counts[outcome, default: 0] }
    let (same, changed, missing) = (count(.same), count(.changed), count(.missing))
    let line = "`lay snapshot --update \(paths.joined(separator: " "))`"
    if aim == .update {
      report("\(CountText.of(changed, "snapshot")) written, \(same) as before")
    } else if same + changed == 0, aim == .known, mistakes == 0 {
      complain("error: there are no snapshots\n  \(line) writes them beside the files")
      return .wrongCommandLine
    } else {
      var text = "\(changed) of \(CountText.of(same + changed, "snapshot")) changed"
      if missing > 0 { text += ", \(missing) missing" }
      report(changed + missing > 0 ? text + "; \(line) takes what is now" : text)
    }
    if mistakes > 0 { return .wrongCommandLine }
    let isChanged = changed > 0 || aim == .check && missing > 0
    return isChanged && aim != .update ? .expectationFailed : .fine
  }
}

extension Refusal {
  fileprivate static var hasNoPlace: Refusal {
    Refusal(
      "standard input has no place beside it", hint: "name a file or a folder", .wrongCommandLine)
  }

  fileprivate static func isNoSwift(_ path: String) -> Refusal {
    Refusal("`\(path)` is no file of Swift code", .wrongCommandLine)
  }

  fileprivate static func isNoFile(_ path: String) -> Refusal {
    Refusal("`\(path)` is a link, or no file, and is left as it is", .wrongCommandLine)
  }

  fileprivate static func isNoSnapshot(_ path: String) -> Refusal {
    Refusal("`\(path)` is left as it is: `lay` has not written it", .wrongCommandLine)
  }
}
