import LayLanguage
import LayTerminal

/// The remedies of findings as a patch for `git apply`.
///
/// - Rule: the first finding at a place has its remedy; one whose change meets an earlier one is left out. What is
///   left out is told, and a file that could not be read afterwards is left out as a whole.
/// - Rule: it is for the present folder, or else for the first folder that was named with all its files in it.
struct CheckPatch {
  private(set) var text = ""
  /// Sentences about what is left out.
  private(set) var leftOut: [String] = []
  /// The folder in which it is to be applied, as it was named; nil for the present one.
  private(set) var folder: String?
  private var edits: [String: [CodeEdit]] = [:]

  init(
    _ report: CheckReport, _ texts: [(path: String, text: String)], named paths: [String],
    _ limits: Limits
  ) {
    for finding in report.counted { add(finding) }
    let unhelped = report.counted.count { $0.help == nil }
    if unhelped > 0 {
      leftOut.append(CountText.of(unhelped, "finding") + " for which no remedy is known")
    }
    let isHere = edits.keys.allSatisfy { Self.name(of: $0, in: ".") != nil }
    if !isHere {
      folder = paths.first { folder in
        edits.keys.allSatisfy { Self.name(of: $0, in: folder) != nil }
      }
    }
    for (path, old) in texts {
      guard let edits = edits[path], let name = Self.name(of: path, in: folder ?? ".") else {
        if edits[path] != nil {
          leftOut.append("\(path): is not below \(folder ?? "the present folder")")
        }
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

  /// The path of a file below a folder; nil for a file elsewhere.
  private static func name(of path: String, in folder: String) -> String? {
    guard let file = try? FilePath(path), let folder = try? FilePath(folder), file.end == .file,
      folder.end == .folder, file.real.isInside(folder.real)
    else { return nil }
    return String(file.real.text.dropFirst(folder.real.text.count).drop { $0 == "/" })
  }
}
