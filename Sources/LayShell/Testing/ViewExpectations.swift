import LayLanguage
import LayTerminal

/// What comments of Swift code expect of views: `// lay: expect whole`.
///
/// - Rule: the comment stands on a line of its own above a preview, or above a view in a file without previews; only
///   blank lines, comments and attributes are between. The view is judged as by `lay check`, with what `.lay-check`
///   says, and passes without a finding.
/// - Rule: what the file does not know is looked up in its app.
struct ViewExpectations {
  private static let mark = "// lay: expect"

  /// The lines of the comments, from 1, each with what is expected, and the line on which a view has to begin.
  private let all: [(line: Int, words: String, begin: Int?)]
  private let file: FilePath

  init(_ text: String, in file: FilePath) {
    self.file = file
    guard text.contains(Self.mark) else {
      all = []
      return
    }
    let lines = FileLines(text).lines.map { $0.drop { $0 == " " || $0 == "\t" } }
    all = lines.indices.compactMap { index in
      guard lines[index].hasPrefix(Self.mark) else { return nil }
      let words = lines[index].dropFirst(Self.mark.count).split { $0 == " " || $0 == "\t" }
      let begin = lines.indices.dropFirst(index + 1).first { next in
        !lines[next].isEmpty && !["//", "@"].contains { lines[next].hasPrefix($0) }
      }
      return (index + 1, words.joined(separator: " "), begin.map { $0 + 1 })
    }
  }

  var isEmpty: Bool { all.isEmpty }

  /// The checks, in the order of their lines.
  ///
  /// - Throws: where the work is stopped.
  func checks(_ limits: Limits) throws(Refusal) -> [Check] {
    var request = CheckRequest([file.text])
    if let said = try CheckConfiguration.nearest(to: file.text) { request.add(said) }
    let files = try ShownFiles(file.text, endings: [], limits)
    guard let shown = files.files.first else { return [] }
    do throws(Diagnostic) {
      let result = try files.views(of: shown)
      var checks: [Check] = []
      for next in all {
        let problem = try problem(next, result, request, shown.text, limits)
        checks.append(Check(line: next.line, problem: problem.map { .complaint($0) }))
      }
      return checks
    } catch {
      if let reason = limits.reasonToStop { throw .stopped(reason) }
      let sentence = "\(place(all[0].line)): error: \(error.message)"
      return all.map { Check(line: $0.line, problem: .complaint(VisibleText.of(sentence))) }
    }
  }

  private func place(_ line: Int) -> String { "\(file.text):\(line)" }

  /// Why an expectation is not met; nil where it is.
  private func problem(
    _ next: (line: Int, words: String, begin: Int?), _ result: CheckedCode.Result,
    _ request: CheckRequest, _ text: String, _ limits: Limits
  ) throws(Diagnostic) -> String? {
    let error = "\(place(next.line)): error: "
    guard next.words == "whole" else {
      return VisibleText.of("\(error)`\(next.words)` is nothing that is expected of a view")
        + "\n  write `\(Self.mark) whole`"
    }
    guard let label = result.starts.first(where: { $0.line == next.begin })?.label else {
      return "\(error)no preview begins below it, and no view in a file without previews"
    }
    if let failure = result.failures.first(where: { $0.label == label }) {
      return VisibleText.of("\(error)the view cannot be made: \(failure.message)")
    }
    guard let view = result.views.first(where: { $0.label == label }) else {
      return "\(error)the view needs arguments\n  write it above a preview of the view"
    }
    var report = CheckReport()
    report.isStrict = request.isStrict
    // What changes nothing breaks nothing.
    report.findings = try CheckRun.findings(of: view, request).findings.filter {
      $0.rule != NoEffectSearch.name
    }
    let ignored = IgnoredLines([(file.text, text)])
    let counted = report.counted.filter { !ignored.contains($0) }
    if counted.isEmpty { return nil }
    let lines = counted.flatMap { finding in
      CheckText(report: report, style: Style(columns: .max, isPlain: true)).lines(finding)
    }
    let head = "\(error)the view is not whole: \(CountText.of(counted.count, "finding"))"
    return ([VisibleText.of(head)] + lines.map { "  \($0)" }).joined(separator: "\n")
  }
}
