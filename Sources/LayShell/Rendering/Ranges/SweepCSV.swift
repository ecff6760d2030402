import LayEngine
import LayLanguage
import LayTerminal

/// A sweep as comma-separated values: a line for each range, with numbers in full precision.
///
/// The answers are those at both ends of a range, or the limits if an end is not included.
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

  /// A field as in RFC 4180: quoted if it contains a comma, a quote or a line break.
  private static func quoted(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { ",\"\r\n".unicodeScalars.contains($0) })
    else { return text }
    return "\""
      + text.split(separator: "\"", omittingEmptySubsequences: false)
      .joined(separator: "\"\"") + "\""
  }
}
