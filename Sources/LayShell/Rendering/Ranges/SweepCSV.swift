import LayEngine
import LayLanguage
import LayTerminal

/// A sweep as a table of comma-separated values, one line a range, numbers in full.
///
/// The answers are those at both ends of a range, as they are approached where an end is left out.
enum SweepCSV: SweepFormat {
  static let option = "--csv"

  static func text(_ sweep: Sweep, _ style: Style) -> String {
    let labels = SweepLabels(sweep)
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

  /// As RFC 4180 has it: in quotes where there is a comma, a quote or the end of a line.
  private static func quoted(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { ",\"\r\n".unicodeScalars.contains($0) })
    else { return text }
    return "\""
      + text.split(separator: "\"", omittingEmptySubsequences: false)
      .joined(separator: "\"\"") + "\""
  }
}
