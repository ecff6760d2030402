import LayEngine
import LayLanguage
import LayTerminal

/// A sweep as a table.
enum SweepText: SweepFormat {
  static let option = "--table"
  private static let mostRows = 200

  static func text(_ sweep: Sweep, _ style: Style, _ lookout: Lookout) -> String {
    var lines = [style.paint(RangeText.place(sweep.range), .strong)]
    lines += table(sweep, style, lookout)
    if sweep.isPart { lines += style.paragraph(RangeText.isPart, indentation: 2) }
    if let evidence = sweep.rows.first?.found.evidence {
      var text = RangeText.evidence(evidence)
      if sweep.isPlane {
        text =
          "one line of widths every \(RangeText.step(sweep.range)) of the height; the first is \(text)"
      }
      lines += style.paragraph(text, indentation: 2)
    }
    return style.plain(lines.joined(separator: "\n"))
  }

  private static func table(_ sweep: Sweep, _ style: Style, _ lookout: Lookout) -> [String] {
    let labels = SweepLabels(sweep, lookout, leavesOutCommon: true)
    let side = sweep.axis.side
    var columns: [(heading: String, side: TextTable.Side)] = [("shown", .left)]
    if sweep.isPlane { columns.append(("heights", .left)) }
    columns += [("\(side)s", .left), ("answer", .left)]
    var table = TextTable(columns)
    var (count, former) = (0, StructureAnswer?.none)
    for row in sweep.rows {
      for (number, range) in row.found.ranges.enumerated() {
        count += 1
        guard count <= mostRows else { continue }
        var cells = [TextTable.Cell(labels.label(range.answer, after: former) ?? "all")]
        former = range.answer
        if let heights = row.heights { cells.append(.init(RangeText.lengths(heights))) }
        cells.append(.init(RangeText.stretch(from: range.start, to: range.end)))
        cells.append(.init(answers(row.answers(number))))
        table.add(cells)
      }
    }
    let more = count > mostRows ? ["  … and \(count - mostRows) more: `--csv` prints all"] : []
    let common = labels.common.map { style.paragraph("in all: \($0)", indentation: 2) }
    return table.lines(style, tellsApart: true) + more + (common ?? [])
  }

  private static func answers(_ answers: (first: ViewSize, last: ViewSize)?) -> String {
    guard let (first, last) = answers else { return "none" }
    let (one, two) = (ProposalText.of(first), ProposalText.of(last))
    return one == two ? one : "\(one) → \(two)"
  }
}

/// A format in which a sweep is printed or written; a new one is a file and a line in
/// `SweepFormats`.
protocol SweepFormat: Sendable {
  /// The option that selects it, such as `--csv`.
  static var option: String { get }
  /// The extension of its files; nil for a format that is only printed.
  static var fileEnding: String? { get }
  static func text(_ sweep: Sweep, _ style: Style, _ lookout: Lookout) -> String
}

extension SweepFormat {
  static var fileEnding: String? { nil }
}

/// All formats of a sweep besides the table.
enum SweepFormats {
  static let all: [any SweepFormat.Type] = [
    SweepCSV.self,
    SweepJSON.self,
    SweepSVG.self,
  ]

  /// The usage of the options, such as `--csv | --json`.
  static var usage: String {
    all.map { $0.fileEnding == nil ? $0.option : "\($0.option) FILE" }.joined(separator: " | ")
  }
}

/// A sweep as comma-separated values: a line for each range, with numbers in full precision.
///
/// The answers are those at both ends of a range, or the limits if an end is not included.
enum SweepCSV: SweepFormat {
  static let option = "--csv"

  static func text(_ sweep: Sweep, _ style: Style, _ lookout: Lookout) -> String {
    let labels = SweepLabels(sweep, lookout)
    let side = sweep.axis.side
    var names = sweep.isPlane ? ["first_height", "last_height"] : []
    names += ["\(side)_from", "from_is_included", "\(side)_to", "to_is_included"]
    names += ["first_answer_width", "first_answer_height"]
    names += ["last_answer_width", "last_answer_height", "shown"]
    var lines = [names.joined(separator: ",")]
    for row in sweep.rows {
      for (number, range) in row.found.ranges.enumerated() {
        var cells = (row.heights.map { [$0.lowerBound, $0.upperBound] } ?? []).map(Self.number)
        cells += [Self.number(range.start.length), "\(range.start.isIncluded)"]
        cells += [Self.number(range.end.length), "\(range.end.isIncluded)"]
        if let (first, last) = row.answers(number) {
          cells += [first.width, first.height, last.width, last.height].map(Self.number)
        } else {
          cells += ["", "", "", ""]
        }
        cells.append(quoted(labels.label(range.answer) ?? ""))
        lines.append(cells.joined(separator: ","))
      }
    }
    return lines.joined(separator: "\n")
  }

  private static func number(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : "\(number)"
  }

  /// A field as in RFC 4180: quoted if it contains a comma, a quote or a line break.
  private static func quoted(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { ",\"\r\n".unicodeScalars.contains($0) })
    else { return text }
    return "\""
      + text.split(separator: "\"", omittingEmptySubsequences: false)
      .joined(separator: "\"\"") + "\""
  }
}

/// A sweep as one JSON object.
///
/// `version` is 1. `width` and `height` are the proposal: a length, null, or an object with `from`
/// and `to`. A range has both its ends, each included or not, the heights of its rows if both axes
/// have a range, what its layout shows, and the answers at the points where its line begins, bends
/// and ends. `isPart` is true if the sweep was interrupted.
enum SweepJSON: SweepFormat {
  static let option = "--json"

  static func text(_ sweep: Sweep, _ style: Style, _ lookout: Lookout) -> String {
    var text =
      ReportJSON.head("sweep") + ", "
      + JSONText.members([
        "width": sweep.range.width, "height": sweep.range.height, "axis": sweep.axis.side,
        "isPart": sweep.isPart,
      ]) + JSONText.more("evidence", sweep.rows.first.map { RangeJSON.word($0.found.evidence) })
      + ",\n \"ranges\": [\n  "
    var isFirst = true
    for row in sweep.rows {
      for range in row.found.ranges {
        if lookout.isOver { break }
        if !isFirst { text += ",\n  " }
        isFirst = false
        write(range, of: row, to: &text, lookout)
      }
    }
    return text + "]}"
  }

  private static func write(
    _ range: StructureRange, of row: Sweep.Row, to text: inout String, _ lookout: Lookout
  ) {
    text += "{" + RangeJSON.ends(range.start, range.end)
    text += JSONText.more("heights", row.heights.map { [$0.lowerBound, $0.upperBound] })
    switch range.answer {
    case .failure(let message): text += JSONText.more("failure", message)
    case .structure(let structure):
      text += ", \"shown\": ["
      for (number, part) in structure.parts.enumerated() {
        if lookout.isOver { break }
        if number > 0 { text += ", " }
        text += JSONText.object([
          "view": StructureWords.title(part.view, in: part.nearestName), "state": part.state,
        ])
      }
      text += "]"
    }
    let knots = range.knots.map { JSONText.object(["at": $0.length, "size": $0.size]) }
    text += ", \"answers\": [\(knots.joined(separator: ", "))]}"
  }
}
