import LayLanguage
import LayTerminal

/// The remedies of findings as a patch for `git apply`.
///
/// - Rule: the first finding at a place has its remedy; one whose change meets an earlier one is left out. What is
///   left out is told, and a file that could not be read afterwards is left out as a whole.
struct CheckPatch {
  private(set) var text = ""
  /// Sentences about what is left out.
  private(set) var leftOut: [String] = []
  private var edits: [String: [CodeEdit]] = [:]

  init(_ report: CheckReport, _ texts: [(path: String, text: String)], _ limits: Limits) {
    for finding in report.counted { add(finding) }
    let unhelped = report.counted.count { $0.help == nil }
    if unhelped > 0 {
      leftOut.append(CountText.of(unhelped, "finding") + " for which no remedy is known")
    }
    for (path, old) in texts {
      guard let edits = edits[path], let name = Self.nameBelowHere(path) else {
        if edits[path] != nil { leftOut.append("\(path): is not below the present folder") }
        continue
      }
      let new = String(decoding: CodeEdit.applied(edits, to: Array(old.utf8)), as: UTF8.self)
      let isRead =
        !SwiftText.isMeant(old, named: path)
        || (try? SwiftParser.trees(
          of: [SwiftFile(name: path, text: new)], SourceMap()
        ) { limits.reasonToStop }) != nil
      let patch = PrintedDifference.patch(of: name, from: old, to: new, isForGit: true)
      guard isRead, patch == VisibleText.of(patch, keepsLines: true) else {
        leftOut.append(
          isRead
            ? "\(path): has characters that no patch shows"
            : "\(path): could not be read with its remedies")
        continue
      }
      text += patch + "\n"
    }
  }

  private mutating func add(_ finding: CheckFinding) {
    guard let help = finding.help else { return }
    let place = "\(finding.place.text): [\(finding.rule)]"
    guard let new = finding.edits else {
      leftOut.append("\(place): \(help): has to be written by hand")
      return
    }
    let known = new.flatMap { edits[$0.path] ?? [] }
    let missing = new.filter { !known.contains($0) }
    if missing.contains(where: { edit in known.contains(where: edit.meets) }) {
      leftOut.append("\(place): \(help): meets another change")
      return
    }
    for edit in missing { edits[edit.path, default: []].append(edit) }
  }

  /// The path below the present folder; nil for a file elsewhere.
  private static func nameBelowHere(_ path: String) -> String? {
    guard let file = try? FilePath(path), let here = try? FilePath("."), file.end == .file,
      file.real.isInside(here.real)
    else { return nil }
    return String(file.real.text.dropFirst(here.real.text.count).drop { $0 == "/" })
  }
}
