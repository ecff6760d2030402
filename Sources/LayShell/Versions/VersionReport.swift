import LayEngine
import LayLanguage
import LayTerminal

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

/// The differences of versions as lines, which are the same wherever they are printed.
enum VersionText {
  private static let mostRows = 200
  private static let mostCases = 3

  static func text(_ report: VersionReport) -> String {
    let lines = report.views.flatMap(lines) + [summary(report)]
    return lines.map { VisibleText.of($0) }.joined(separator: "\n")
  }

  private static func lines(_ view: VersionReport.View) -> [String] {
    let title = "\(view.file): \(view.label)"
    switch view.finding {
    case .gone: return ["- \(title)"]
    case .new: return ["+ \(title)"]
    case .failed(let why): return [title, "  \(why)"]
    case .changed(let comparison):
      let rows = comparison.rows
      var lines = [title] + rows.prefix(mostRows).map { "  " + line($0, comparison.lookout) }
      if rows.count > mostRows {
        lines.append("  ... and \(rows.count - mostRows) more, which --format json lists")
      }
      switch comparison.movedAlong {
      case 0: break
      case 1: lines.append("  1 view only moves with the view around it")
      case let count: lines.append("  \(count) views only move with those around them")
      }
      if !comparison.isWhole { lines.append("  there are more views, which were not compared") }
      if !comparison.isExact { lines.append("  not exact: widths were tried, and changes halved") }
      return lines
    }
  }

  /// `text "Tea" at 1.2: place 16, 20 -> 24, 20; all widths`.
  private static func line(_ row: VersionComparison.Row, _ lookout: Lookout) -> String {
    let path = ViewPath(row.key.path)
    let title = row.key.title + (path.numbers.isEmpty ? "" : " at \(path.shown)")
    let words = DifferenceText(style: Style(columns: .max, isPlain: true), lookout: lookout)
    var (start, fact) = ("", row.key.words)
    switch (row.key.kind, row.change) {
    case (.gone, let change?):
      (start, fact) = (
        "- ", "\(words.words(.size, of: change)) at \(words.words(.place, of: change))"
      )
    case (.new, let change?):
      (start, fact) = (
        "+ ", "\(words.words(.size, of: change)) at \(words.words(.place, of: change))"
      )
    case (.changed(.size), let change?): fact = "size " + words.words(.size, of: change)
    case (.changed(.place), let change?): fact = "place " + words.words(.place, of: change)
    default: break
    }
    return start + [title, fact].filter { !$0.isEmpty }.joined(separator: ": ") + place(row)
      + "; " + range(row.cases)
  }

  /// The window of the numbers, where it is not the usual one.
  private static func place(_ row: VersionComparison.Row) -> String {
    let usual = VersionComparison.Sample.usual
    guard row.key.words.isEmpty, row.sample != usual else { return "" }
    let parts = [
      row.sample.width == usual.width ? nil : "at \(NumberText.of(row.sample.width))",
      row.sample.textSize == usual.textSize ? nil : "in \(row.sample.textSize.spelling)",
    ]
    return " (\(parts.compactMap(\.self).joined(separator: " ")))"
  }

  /// `all widths; widths 320 to below 343.2 from xxx-large`: sizes of texts with the same widths share them.
  private static func range(
    _ cases: [(textSize: DynamicType, widths: [WidthRange])]
  ) -> String {
    var groups: [(sizes: Set<DynamicType>, widths: [WidthRange])] = []
    for (size, widths) in cases {
      if let known = groups.firstIndex(where: { $0.widths == widths }) {
        groups[known].sizes.insert(size)
      } else {
        groups.append(([size], widths))
      }
    }
    func text(_ sizes: Set<DynamicType>, _ widths: [WidthRange]) -> String {
      [CheckWhere.widths(widths), CheckWhere.sizes(sizes)].filter { !$0.isEmpty }
        .joined(separator: " ")
    }
    guard groups.count > mostCases else {
      return groups.map { text($0.sizes, $0.widths) }.joined(separator: "; ")
    }
    return text(Set(cases.map(\.textSize)), WidthRange.union(cases.map(\.widths)))
      + ", fewer at some sizes"
  }

  private static func summary(_ report: VersionReport) -> String {
    func count(_ isCounted: (VersionReport.View.Finding) -> Bool) -> Int {
      report.views.count { isCounted($0.finding) }
    }
    let changed = count { if case .changed = $0 { true } else { false } }
    let parts = [
      (count { if case .new = $0 { true } else { false } }, "new"),
      (count { if case .gone = $0 { true } else { false } }, "gone"),
      (count { if case .failed = $0 { true } else { false } }, "not compared"),
    ]
    let others = parts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    return (["\(changed) of \(CountText.of(report.comparedCount, "view")) changed"] + others)
      .joined(separator: ", ")
  }
}

/// The same as one JSON object.
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

  private static func object(_ next: (textSize: DynamicType, widths: [WidthRange])) -> JSONObject {
    JSONObject([
      ("dynamicType", next.textSize.spelling),
      ("widths", JSONList(next.widths.map { Ends(range: $0) })),
    ])
  }

  private struct Ends: JSONValue {
    let range: WidthRange

    var json: String { "{" + RangeJSON.ends(range.start, range.end) + "}" }
  }
}
