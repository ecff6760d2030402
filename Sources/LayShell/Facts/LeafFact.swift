import LayEngine
import LayLanguage

/// Facts about views without children.
enum LeafFact: Fact {
  case caps(width: FactNumber, height: FactNumber)
  case cut(isByLimit: Bool, isByHeight: Bool, limit: FactNumber, room: FactNumber)
  case dividerLine(thickness: FactNumber, axis: Axis, answer: FactNumber, isProposed: Bool)
  case emptyText
  /// It takes the proposed size, and these lengths where none is proposed.
  case fills(width: FactNumber?, height: FactNumber?)
  case imageLength(axis: Axis, reason: LengthReason, answer: FactNumber)
  case naturalSize(size: ViewSize)
  case nothing
  case scaledText(scale: FactNumber)
  case smallerLength(axis: Axis, isProposed: Bool, answer: FactNumber)
  case spacerLength(axis: Axis, answer: FactNumber, least: FactNumber?)
  case textHeight(
    lines: Int, lineHeight: FactNumber, spacing: FactNumber, reserved: Int, exact: FactNumber,
    answer: FactNumber)
  case textLines(lines: [String])
  case textRuns(
    width: FactNumber, blank: FactNumber, lines: Int, heights: [FactNumber], spacing: FactNumber,
    answer: FactNumber)
  case textWidth(
    cells: Int, blanks: Int, advance: FactNumber, width: FactNumber, proposed: FactNumber,
    answer: FactNumber)
  /// That a text breaks as it does, or fits, by less than 1 % of its width.
  case textClose(margin: FactNumber)
  /// The widest line where characters have widths of their own.
  case textWidest(
    line: String, isEstimated: Bool, blank: FactNumber, width: FactNumber, proposed: FactNumber,
    answer: FactNumber)

  var isConclusion: Bool { if case .cut = self { true } else { false } }

  var sentences: [String] {
    guard case .textLines(let lines) = self else { return sentence.map { [$0] } ?? [] }
    let most = 8
    let rest = lines.count > most ? ["and \(lines.count - most) more"] : []
    return lines.prefix(most).map { line in
      // Nobody reads a line to its end that is longer.
      let end = line.index(line.startIndex, offsetBy: 400, limitedBy: line.endIndex)
      return ValueDescription.quoted(end.map { line[..<$0] + "…" } ?? line)
    } + rest
  }

  var sentence: String? {
    switch self {
    case .caps(let width, let height):
      "the caps at the edges take \(width) of the width and \(height) of the height, at least"
    case .cut(let isByLimit, let isByHeight, let limit, _):
      isByLimit
        ? "the line limit is \(limit)\(isByHeight ? ", and there is no room for more" : ""), "
          + "so the last line is truncated"
        : "there is no room for more lines, so the last one is truncated"
    case .dividerLine(let thickness, _, let answer, let isProposed):
      "a line \(thickness) thick across the stack, "
        + (isProposed ? "as long as proposed" : "\(answer) long where nothing is proposed")
    case .emptyText: "0 x 0 is proposed, and a text answers that with 0 x 0"
    case .fills(let width, let height): Self.fills(width, height)
    case .imageLength(let axis, .ideal, let answer):
      "\(axis.side): nothing is proposed, so its natural \(axis.side): \(answer)"
    case .imageLength(let axis, .least, let answer):
      "\(axis.side): less is proposed than its edges take: \(answer)"
    case .imageLength(let axis, _, let answer):
      "\(axis.side): it takes what is proposed: \(answer)"
    case .naturalSize(let size):
      "its natural size, whatever is proposed: \(ProposalText.of(size))"
    case .nothing: "it is nothing: no child, no spacing"
    case .scaledText(let scale): "in its full size it does not fit, so it is scaled to \(scale)"
    case .smallerLength(let axis, let isProposed, let answer):
      "the smaller of width and height on both axes: \(answer), the "
        + axis.side + (isProposed ? "" : " where nothing is proposed")
    case .spacerLength(let axis, let answer, let least):
      least.map { "\(axis.side): it takes what is proposed, at least \($0): \(answer)" }
        ?? "\(axis.side): \(answer), nothing across its stack"
    case .textClose(let margin):
      "close: \(margin) more or less of width, and it might break elsewhere"
    case .textHeight, .textRuns, .textWidest, .textWidth: text
    case .textLines: nil
    }
  }

  private static func fills(_ width: FactNumber?, _ height: FactNumber?) -> String {
    switch (width, height) {
    case (nil, nil): "it fills what is proposed"
    case (let width?, _?):
      "it fills what is proposed; where nothing is, as here, it takes \(width)"
    case (let width?, nil):
      "it fills the height that is proposed; no width is, so it takes \(width)"
    case (nil, let height?):
      "it fills the width that is proposed; no height is, so it takes \(height)"
    }
  }

  // MARK: Text

  private var text: String {
    switch self {
    case .textHeight(let lines, let lineHeight, let spacing, let reserved, let exact, let answer):
      var sentence = "\(CountText.of(lines, "line")) of \(lineHeight)"
      if lines < reserved { sentence += ", with room kept for \(reserved)" }
      if spacing.value ?? 0 != 0, max(lines, reserved) > 1 {
        sentence += " and \(spacing) between them"
      }
      let isRounded = exact.description != answer.description
      return sentence + (isRounded ? ", rounded up" : "") + ": \(answer) high"
    case .textRuns(let width, let blank, let lines, let heights, let spacing, let answer):
      let blank = blank.value ?? 0 > 0 ? " with \(Self.oneBlank)" : ""
      var sentence = "the widest line is \(width) wide\(blank); \(CountText.of(lines, "line"))"
      let isOne = heights.count == 1
      sentence += isOne ? " as high as its highest run: " : " as high as their highest runs: "
      sentence += heights.prefix(8).map(\.description).joined(separator: " + ")
      if heights.count > 8 { sentence += " + …" }
      if spacing.value ?? 0 > 0, heights.count > 1 { sentence += ", with \(spacing) between them" }
      return sentence + " = \(answer) high"
    case .textWidth(let cells, let blanks, let advance, let width, let proposed, let answer):
      var sentence = "the widest line has \(CountText.of(cells, "cell")) of \(advance)"
      sentence += "\(Self.wrapBlanks(blanks)): \(width) wide"
      return sentence + Self.rounded(width, proposed, answer)
    case .textWidest(let line, let isEstimated, let blank, let width, let proposed, let answer):
      let sentence =
        "\(Self.widest(line, isEstimated, width)) wide"
        + (blank.value ?? 0 > 0 ? " with \(Self.oneBlank)" : "")
      return sentence + Self.rounded(width, proposed, answer)
    default: return ""
    }
  }

  /// How the width of the widest line becomes the answer.
  private static func rounded(
    _ width: FactNumber, _ proposed: FactNumber, _ answer: FactNumber
  ) -> String {
    if answer.value ?? 0 < width.value ?? 0, let proposed = proposed.value {
      return ", but a text answers no more than is proposed"
        + (proposed < 0 ? ", and not less than 0" : "") + ": \(answer)"
    }
    return answer.description == width.description ? "" : ", rounded up to \(answer)"
  }

  /// `the widest line `Layout must wrap` is 133.3`.
  static func widest(_ line: String, _ isEstimated: Bool, _ width: FactNumber) -> String {
    let about = isEstimated ? "about " : ""
    let shown = line.dropFirst(40).isEmpty ? line[...] : line.prefix(39) + "…"
    return "the widest line `\(shown)` is \(about)\(width)"
  }

  private static let oneBlank = "the blank at which it wraps"

  /// Tells that the cells of a widest line are counted with the blanks behind it.
  static func wrapBlanks(_ count: Int) -> String {
    switch count {
    case 0: ""
    case 1: ", with \(oneBlank)"
    default: ", with the \(count) blanks at which it wraps"
    }
  }
}

extension LengthReason: FactWord {
  /// The name of the case.
  var word: String { String("\(self)".prefix { $0 != "(" }) }
}
