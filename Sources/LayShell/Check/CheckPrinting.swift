import LayEngine
import LayLanguage
import LaySwift
import LayTerminal

extension CheckRequest.Format {
  /// The lines by which findings are told as they come; none where all are told together.
  func lines(_ found: [CheckFinding], _ isStrict: Bool, _ style: Style) -> [String] {
    var report = CheckReport()
    (report.findings, report.isStrict) = (found, isStrict)
    switch self {
    case .text: return CheckText(report: report, style: style).lines
    case .github: return CheckGitHub.lines(report)
    case .json, .sarif: return []
    }
  }
}

extension CheckReport {
  /// What is printed behind the lines that were told; nil for nothing.
  func end(_ format: CheckRequest.Format, _ style: Style) -> String? {
    switch format {
    case .text: CheckText(report: self, style: style).summary
    case .github: nil
    case .json, .sarif: text(format, style)
    }
  }

  /// The report as it is printed, without a newline at its end.
  func text(_ format: CheckRequest.Format, _ style: Style) -> String {
    switch format {
    case .text: CheckText(report: self, style: style).text
    case .github: CheckGitHub.lines(self).joined(separator: "\n")
    case .json: CheckJSON.text(self)
    case .sarif: CheckSARIF.text(self)
    }
  }
}

extension CheckFinding {
  /// What is found, where, and the numbers: `text "Hi" is cut [text-cut]: widths 320 to 343; needs 204`.
  fileprivate var message: String {
    let rest = [extent, detail, guess ?? ""].filter { !$0.isEmpty }
    return "\(sentence) [\(rule)]" + (rest.isEmpty ? "" : ": " + rest.joined(separator: "; "))
  }

  /// The lines behind the first one.
  fileprivate var remarks: [String] {
    [
      why.isEmpty ? nil : "why: \(why)", help.map { "help: \($0)" },
      line.map { "code: \($0)" }, also,
      question.map { "ask: \($0.line)" },
    ]
    .compactMap(\.self)
  }

  /// `also: text "Hi" [text-cut] (Row.swift:12)`, with the windows and the sizes of texts of what is found elsewhere
  /// too; nil where it has no others.
  private var also: String? {
    guard !others.isEmpty else { return nil }
    let listed = others.prefix(Self.mostListed).map { other in
      let file = CheckPlace(
        path: String(other.place.path.dropFirst(FilePath.folder(of: other.place.path).count)),
        line: other.place.line)
      let isElsewhere = !other.cases.allSatisfy { CheckCase.areIn(cases, $0) }
      let place = isElsewhere ? ", " + CheckWhere.text(other.cases, in: other.windows) : ""
      return "\(other.title) [\(other.rule)] (\(file.text)\(place))"
    }
    let rest = others.count - listed.count
    return "also: " + listed.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }

  private static let mostListed = 4
}

/// Findings in the shape of a compiler's messages.
struct CheckText {
  let report: CheckReport
  let style: Style

  var text: String { (lines + [summary]).joined(separator: "\n") }

  /// The findings alone.
  var lines: [String] {
    report.findings.filter { report.isStrict || $0.rule != CheckFinding.notFollowed }
      .flatMap(lines)
  }

  /// A finding in the shape of a compiler's message, with what is told of it below.
  func lines(_ finding: CheckFinding) -> [String] {
    let isNote = finding.guess != nil && !report.isStrict
    let severity = isNote ? "note" : finding.severity.rawValue
    let first = "\(finding.place.text): \(severity): \(finding.message)"
    return [style.visible(first)] + finding.remarks.map { "  " + style.visible($0) }
  }

  var summary: String {
    let notFollowed = report.findings.count { $0.rule == CheckFinding.notFollowed }
    let notJudged = report.uncertain.count { $0.rule == CheckFinding.unreadable }
    let uncertain = report.uncertain.count - notJudged - (report.isStrict ? 0 : notFollowed)
    var parts = [
      CountText.of(report.counted.count, "finding") + " in "
        + CountText.of(report.viewCount, "view") + " of " + CountText.of(report.fileCount, "file")
    ]
    if uncertain > 0 { parts.append("\(uncertain) more where something stands for code") }
    if notJudged > 0 { parts.append("\(notJudged) not judged to the end") }
    if report.ignoredCount > 0 { parts.append("\(report.ignoredCount) ignored by comments") }
    if report.knownCount > 0 { parts.append("\(report.knownCount) known before") }
    if !report.isStrict, notFollowed > 0 {
      parts.append(
        CountText.of(notFollowed, "part") + " of the code not followed, which --strict lists")
    }
    if report.unshownCount > 0 {
      parts.append(
        CountText.of(
          report.unshownCount, "view without a preview needs", "views without a preview need")
          + " arguments")
    }
    if report.elsewhereCount > 0 {
      parts.append(
        CountText.of(report.elsewhereCount, "view", "views")
          + " not judged alone: menus, bars, lists or other systems show it")
    }
    if report.untargetedCount > 0 {
      parts.append(
        CountText.of(report.untargetedCount, "file is", "files are")
          + " left out, which no target of the project has")
    }
    if report.triedCount > 0 {
      parts.append(
        "\(report.triedCount) not followed exactly: some widths or sizes of texts were tried")
    }
    if report.uprightCount > 0 {
      let count = report.uprightCount == report.viewCount ? "all" : "\(report.uprightCount)"
      parts.append("\(count) without phones on their sides, where the app does not turn")
    }
    if report.macCount > 0 {
      let count = report.macCount == report.viewCount ? "all" : "\(report.macCount)"
      parts.append("\(count) judged in windows of a Mac, for which alone its code is")
    }
    for (system, count) in report.leftOutCounts.sorted(by: { $0.key < $1.key }) {
      parts.append(
        CountText.of(count, "view of \(system) is", "views of \(system) are") + " not judged")
    }
    if let stop = report.stop { parts.append(stop.complaint.message) }
    return parts.joined(separator: "; ")
  }
}

/// Findings as commands of a workflow of GitHub, which shows them at their lines.
enum CheckGitHub {
  static func lines(_ report: CheckReport) -> [String] {
    report.findings.filter { report.isStrict || $0.rule != CheckFinding.notFollowed }.map {
      finding in
      let level = finding.guess != nil && !report.isStrict ? "notice" : finding.severity.rawValue
      var properties = ["file=\(escaped(finding.place.path, isProperty: true))"]
      if let line = finding.place.line { properties.append("line=\(line)") }
      if let column = finding.place.column { properties.append("col=\(column)") }
      properties.append("title=\(escaped(finding.rule, isProperty: true))")
      let lines = [finding.message] + finding.remarks
      return "::\(level) \(properties.joined(separator: ","))::"
        + escaped(lines.joined(separator: "\n"), isProperty: false)
    }
  }

  private static func escaped(_ text: String, isProperty: Bool) -> String {
    var text = text.replacing("%", with: "%25").replacing("\r", with: "%0D")
      .replacing("\n", with: "%0A")
    if isProperty { text = text.replacing(":", with: "%3A").replacing(",", with: "%2C") }
    return text
  }
}

/// Findings as JSON.
enum CheckJSON {
  static func text(_ report: CheckReport) -> String {
    ReportJSON.head("check") + ", "
      + JSONText.members([
        "views": report.viewCount, "files": report.fileCount, "failed": report.failedCount,
        "ignored": report.ignoredCount, "known": report.knownCount,
        "untargeted": report.untargetedCount, "unshown": report.unshownCount,
        "elsewhere": report.elsewhereCount,
        "ofMac": report.macCount, "upright": report.uprightCount,
        "leftOut": report.leftOutCount, "tried": report.triedCount,
        "status": Int(report.status.rawValue),
      ]) + JSONText.more("isPart", report.stop.map { _ in true })
      + ",\n \"findings\": " + JSONText.lines(report.findings.map(object)) + "}"
  }

  private static func object(_ finding: CheckFinding) -> String {
    "{"
      + JSONText.members([
        "rule": finding.rule, "severity": finding.severity.rawValue,
        "source": source(finding.place), "sentence": finding.sentence,
        "where": finding.extent,
        "detail": finding.detail, "reason": finding.why, "help": finding.help, "code": finding.line,
        "why": finding.question?.line, "guess": finding.guess, "fingerprint": finding.fingerprint,
        "evidence": finding.isTried ? "halved" : "followed",
        "also": finding.others.isEmpty ? nil : JSONList(finding.others.map(other)),
      ]) + ",\n   \"cases\": ["
      + finding.cases.map(object).joined(separator: ",\n    ") + "]}"
  }

  private static func other(_ finding: CheckFinding) -> JSONObject {
    JSONObject([
      ("rule", finding.rule), ("source", source(finding.place)), ("sentence", finding.sentence),
      ("where", finding.extent),
      ("fingerprint", finding.fingerprint),
    ])
  }

  private static func source(_ place: CheckPlace) -> JSONObject {
    JSONObject([("file", place.path), ("line", place.line), ("column", place.column)])
  }

  private static func object(_ next: CheckCase) -> String {
    let widths = next.widths.map { "{" + RangeJSON.ends($0.start, $0.end) + "}" }
    return "{"
      + JSONText.members([
        "dynamicType": next.textSize.spelling, "direction": next.direction.spelling,
        "length": next.textLength, "heights": next.heights,
        "device": next.screen.map { CheckWindows.devices[$0].title },
      ]) + ", \"widths\": [" + widths.joined(separator: ", ") + "]}"
  }
}

/// Findings in the Static Analysis Results Interchange Format, version 2.1.0.
enum CheckSARIF {
  static func text(_ report: CheckReport) -> String {
    let names = Set(report.findings.map(\.rule))
    let used = CheckRequest.ruleNames.filter(names.contains)
    let rules = used.map { name in
      JSONObject([
        ("id", name),
        ("shortDescription", reason(name).map { JSONObject([("text", $0)]) }),
      ])
    }
    let driver = JSONObject([("name", "lay"), ("rules", JSONList(rules))])
    let run = JSONObject([
      ("tool", JSONObject([("driver", driver)])), ("columnKind", "unicodeCodePoints"),
      ("results", JSONList(report.findings.map { result($0, report) })),
    ])
    return JSONObject([
      ("$schema", "https://json.schemastore.org/sarif-2.1.0.json"), ("version", "2.1.0"),
      ("runs", JSONList([run])),
    ]).json
  }

  private static func reason(_ name: String) -> String? {
    FindingRules.all.first { $0.name == name }?.reason
  }

  private static func result(_ finding: CheckFinding, _ report: CheckReport) -> JSONObject {
    let isNote = finding.guess != nil && !report.isStrict
    let text = ([finding.message] + finding.remarks).joined(separator: "\n")
    return JSONObject([
      ("ruleId", finding.rule), ("level", isNote ? "note" : finding.severity.rawValue),
      ("message", JSONObject([("text", text)])),
      ("locations", JSONList([location(finding)])),
      (
        "relatedLocations",
        finding.others.isEmpty
          ? nil : JSONList(finding.others.map { location($0, isRelated: true) })
      ),
      ("partialFingerprints", JSONObject([("lay/1", finding.fingerprint)])),
    ])
  }

  /// Where a finding is; of a related one with what it is.
  private static func location(_ finding: CheckFinding, isRelated: Bool = false) -> JSONObject {
    let region = finding.place.line.map { line in
      JSONObject([("startLine", line), ("startColumn", finding.place.column)])
    }
    let physical = JSONObject([
      ("artifactLocation", JSONObject([("uri", uri(finding.place.path))])), ("region", region),
    ])
    let text = isRelated ? JSONObject([("text", "\(finding.title) [\(finding.rule)]")]) : nil
    return JSONObject([("physicalLocation", physical), ("message", text)])
  }

  /// A path as a reference of a URI: what is not allowed there is written as bytes.
  private static func uri(_ path: String) -> String {
    let digits = Array("0123456789ABCDEF".unicodeScalars)
    var text = String.UnicodeScalarView()
    for byte in path.utf8 {
      let scalar = Unicode.Scalar(byte)
      let isPlain =
        byte < 0x80
        && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil
          || "-._~/".unicodeScalars.contains(scalar))
      if isPlain {
        text.append(scalar)
      } else {
        text += ["%", digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(text)
  }
}

/// The findings that are known before a run, from what an earlier one printed as JSON.
///
/// A finding is known by its rule, its file and its view, so that it is known again when lines have moved.
struct CheckBaseline {
  private var counts: [String: Int] = [:]

  /// - Throws: where the text is no such JSON.
  init(_ text: String, named path: String) throws(Refusal) {
    guard let value = try? JSONReader.value(of: Array(text.utf8)),
      case .array(let findings)? = value.object?["findings"]
    else {
      throw Refusal(
        "`\(path)` has no findings in it",
        hint: "`lay check --format json PATH >\(path)` writes such a file", .wrongCommandLine)
    }
    for finding in findings {
      guard let object = finding.object else { continue }
      var others: [ReceivedJSON] = []
      if case .array(let all)? = object["also"] { others = all }
      for known in [finding] + others {
        guard let known = known.object?["fingerprint"]?.string else { continue }
        counts[known, default: 0] += 1
      }
    }
  }

  /// Takes the known findings out of a report, each as often as it was known; returns how many.
  mutating func remove(from report: inout CheckReport) -> Int {
    report.leaveOut { finding in
      guard let count = counts[finding.fingerprint], count > 0 else { return false }
      counts[finding.fingerprint] = count - 1
      return true
    }
  }
}
