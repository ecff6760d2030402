import LayEngine
import LayLanguage

/// What differs between two versions of files.
struct VersionReport {
  struct View {
    enum Finding {
      case gone, new
      /// One of the versions, or both, cannot be made.
      case failed(String)
      case changed(VersionComparison)
    }

    let file: String
    let label: String
    let finding: Finding
  }

  var views: [View] = []
  /// How many views both have.
  var comparedCount = 0
  /// What could not be read, in sentences.
  var mistakes: [String] = []

  /// 1 with differences, 2 where something could not be read.
  var status: ExitStatus {
    mistakes.isEmpty ? views.isEmpty ? .fine : .expectationFailed : .wrongCommandLine
  }

  /// Compares the views of each file that two versions have, and tells of those that one has alone.
  init(
    from old: ShownFiles, to new: ShownFiles, _ request: CheckRequest, _ limits: Limits
  ) throws(Diagnostic) {
    let isOne = !new.isFolder
    lazy var isBesideTheSame = old.hasSameSurroundings(as: new)
    for name in Set((old.files + new.files).map { isOne ? "" : $0.name }).sorted() {
      let before = old.files.first { isOne || $0.name == name }
      let after = new.files.first { isOne || $0.name == name }
      let shown = [after, before].compactMap { $0 }.first { !$0.path.isStandard }
      let title = (isOne ? shown?.source : name) ?? "stdin"
      do throws(Diagnostic) {
        let one = try before.map { file throws(Diagnostic) in try old.views(of: file) }
        let other = try after.map { file throws(Diagnostic) in try new.views(of: file) }
        if let one, let other, one.isSame(as: other), isBesideTheSame {
          comparedCount += one.views.count
          continue
        }
        limits.begin()
        try add(title, one ?? .init(), other ?? .init(), request)
      } catch {
        if let reason = limits.reasonToRunNoMore { throw Diagnostic(reason, at: nil) }
        mistakes.append(error.isInterruption ? "\(title): \(error.message)" : error.message)
      }
    }
  }

  private mutating func add(
    _ file: String, _ old: CheckedCode.Result, _ new: CheckedCode.Result, _ request: CheckRequest
  ) throws(Diagnostic) {
    var labels: [String] = []
    for label in (new.labels + old.labels) where !labels.contains(label) { labels.append(label) }
    for label in labels {
      var finding: View.Finding?
      switch (old.view(label), new.view(label)) {
      case (let before?, let after?):
        comparedCount += 1
        let lookout = after.interpreter.lookout()
        let comparison = try before.interpreter.silently { () throws(Diagnostic) in
          try after.interpreter.silently { () throws(Diagnostic) in
            try VersionComparison(before, after, request, lookout)
          }
        }
        if !comparison.rows.isEmpty { finding = .changed(comparison) }
      default:
        let (why, whyBefore) = (new.failure(label), old.failure(label))
        if let why {
          finding = why == whyBefore ? nil : .failed("cannot be made: \(why)")
        } else if let whyBefore, new.view(label) != nil {
          finding = .failed("could not be made before: \(whyBefore)")
        } else {
          finding = new.view(label) == nil ? .gone : .new
        }
      }
      if let finding { views.append(View(file: file, label: label, finding: finding)) }
    }
  }
}

extension CheckedCode.Result {
  fileprivate var labels: [String] { views.map(\.label) + failures.map(\.label) }

  fileprivate func view(_ label: String) -> CheckedView? { views.first { $0.label == label } }

  fileprivate func failure(_ label: String) -> String? {
    failures.first { $0.label == label }?.message
  }
}

// MARK: Printing

/// The differences of versions as one JSON object.
enum VersionJSON {
  static func text(_ report: VersionReport) -> String {
    ReportJSON.head("diff") + ", "
      + JSONText.members([
        "compared": report.comparedCount, "mistakes": report.mistakes,
        "status": Int(report.status.rawValue),
      ]) + ",\n \"views\": " + JSONText.lines(report.views.map { view($0).json }) + "}"
  }

  private static func view(_ view: VersionReport.View) -> JSONObject {
    var object = JSONObject([("file", view.file), ("label", view.label)])
    switch view.finding {
    case .gone: object["change"] = "gone"
    case .new: object["change"] = "new"
    case .failed(let why):
      object["change"] = "failed"
      object["error"] = why
    case .changed(let comparison):
      object["change"] = "changed"
      object["isWhole"] = comparison.isWhole
      object["evidence"] = comparison.isExact ? "followed" : "halved"
      object["movedAlong"] = comparison.movedAlong
      object["changes"] = JSONList(comparison.rows.map(row))
    }
    return object
  }

  private static func row(_ row: VersionComparison.Row) -> JSONObject {
    let kind =
      switch row.key.kind {
      case .failure: "failed"
      case .gone: "gone"
      case .new: "new"
      case .changed(let part): part.rawValue
      }
    return JSONObject([
      ("path", ViewPath(row.key.path).text), ("title", row.key.title), ("changed", kind),
      ("sentence", row.key.words.isEmpty ? nil : row.key.words),
      (
        "at",
        JSONObject([
          ("dynamicType", row.sample.textSize.spelling), ("width", row.sample.width),
        ])
      ),
      ("before", row.change?.before), ("after", row.change?.after),
      ("cases", JSONList(row.cases.map(object))),
    ])
  }

  private static func object(_ next: VersionComparison.Case) -> JSONObject {
    JSONObject([
      ("dynamicType", next.textSize.spelling),
      ("widths", JSONList(next.widths)),
    ])
  }
}
