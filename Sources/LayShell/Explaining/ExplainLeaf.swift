import LayEngine
import LayLanguage

extension TraceSlice {
  /// That a view without a length of its own takes the proposed size, and a length of its own where none
  /// is proposed.
  var filling: Fact {
    func own(_ axis: Axis) -> FactNumber? { proposal[axis] == nil ? answer(axis) : nil }
    let (width, height) = (own(.horizontal), own(.vertical))
    let words =
      switch (width, height) {
      case (nil, nil): "it fills what is proposed"
      case (let width?, _?):
        "it fills what is proposed; where nothing is, as here, it takes \(width)"
      case (let width?, nil):
        "it fills the height that is proposed; no width is, so it takes \(width)"
      case (nil, let height?):
        "it fills the width that is proposed; no height is, so it takes \(height)"
      }
    return Fact("fills", ["width": width, "height": height], words)
  }
}

extension Circle: ExplainedContent {
  func facts(_ slice: TraceSlice) -> [Fact] {
    guard case .smaller(let axis) = slice.reason(.horizontal) else { return [] }
    let (isProposed, answer) = (slice.proposal[axis] != nil, slice.answer(.horizontal))
    return [
      Fact(
        "smallerLength", ["axis": axis, "isProposed": isProposed, "answer": answer],
        "the smaller of width and height on both axes: \(answer), the "
          + axis.side + (isProposed ? "" : " where nothing is proposed"))
    ]
  }
}

extension Spacer: ExplainedContent {
  func facts(_ slice: TraceSlice) -> [Fact] {
    Axis.allCases.map { axis in
      let answer = slice.answer(axis)
      let least = slice.clamp(axis).map { FactNumber.length($0.least) }
      return Fact(
        "spacerLength", ["axis": axis, "answer": answer, "least": least],
        "\(axis.side): "
          + (least.map { "it takes what is proposed, at least \($0): \(answer)" }
            ?? "\(answer), nothing across its stack"))
    }
  }
}

extension Divider: ExplainedContent {
  func facts(_ slice: TraceSlice) -> [Fact] {
    let axis: Axis = slice.reason(.horizontal) == .own ? .horizontal : .vertical
    let (thickness, answer) = (slice.answer(axis), slice.answer(axis.other))
    let isProposed = slice.reason(axis.other) == .proposed
    return [
      Fact(
        "dividerLine",
        [
          "thickness": thickness, "axis": axis.other, "answer": answer, "isProposed": isProposed,
        ],
        "a line \(thickness) thick across the stack, "
          + (isProposed ? "as long as proposed" : "\(answer) long where nothing is proposed"))
    ]
  }
}

extension ImageContent: ExplainedContent {
  func facts(_ slice: TraceSlice) -> [Fact] {
    guard isResizable else {
      return [
        Fact(
          "naturalSize", ["size": slice.size],
          "its natural size, whatever is proposed: \(ProposalText.of(slice.size))")
      ]
    }
    let lengths = Axis.allCases.map { axis in
      let (reason, answer) = (slice.reason(axis) ?? .proposed, slice.answer(axis))
      let words =
        switch reason {
        case .ideal: "nothing is proposed, so its natural \(axis.side)"
        case .least: "less is proposed than its edges take"
        default: "it takes what is proposed"
        }
      return Fact(
        "imageLength", ["axis": axis, "reason": reason, "answer": answer],
        "\(axis.side): \(words): \(answer)")
    }
    if caps == Insets() { return lengths }
    let (width, height) = (
      FactNumber.declared(caps.horizontal), FactNumber.declared(caps.vertical)
    )
    return lengths + [
      Fact(
        "caps", ["width": width, "height": height],
        "the caps at the edges take \(width) of the width and \(height) of the height, at least")
    ]
  }
}

// MARK: Text

extension Text: ExplainedContent {
  func facts(_ slice: TraceSlice) -> [Fact] {
    guard let found = slice.answered.text else {
      return [Fact("emptyText", "0 x 0 is proposed, and a text answers that with 0 x 0")]
    }
    let lines = slice.view.textLines(at: slice.proposal, slice.lookout)?.lines
    var facts: [Fact] = []
    if found.scale < 1 {
      let scale = FactNumber.length(found.scale)
      facts.append(
        Fact(
          "scaledText", ["scale": scale],
          "in its full size it does not fit, so it is scaled to \(scale)"))
    }
    facts +=
      found.lineHeights.map { [found.runs($0, slice)] }
      ?? [found.width(lines ?? [], slice), found.height(slice)]
    let fonts = slice.view.fontNames
    if !fonts.isEmpty {
      facts.append(Fact("textFonts", ["fonts": fonts], "in \(fonts.joined(separator: ", "))"))
    }
    if let lines {
      facts.append(Fact("textLines", ["lines": lines], sentences: Self.quoted(lines)))
    }
    if found.isCut { facts.append(found.cut) }
    if let margin = found.margin.map({ FactNumber.length($0.inTenths) }) {
      facts.append(
        Fact(
          "textClose", ["margin": margin],
          "close: \(margin) more or less of width, and it might break elsewhere"))
    }
    return facts
  }

  private static func quoted(_ lines: [String]) -> [String] {
    let most = 8
    let rest = lines.count > most ? ["and \(lines.count - most) more"] : []
    return lines.prefix(most).map { line in
      // Nobody reads a line to its end that is longer.
      let end = line.index(line.startIndex, offsetBy: 400, limitedBy: line.endIndex)
      return ValueDescription.quoted(end.map { line[..<$0] + "…" } ?? line)
    } + rest
  }
}

extension TextMeasurement {
  fileprivate var cut: Fact {
    let limit = FactNumber.count(limit)
    return Fact(
      "cut",
      [
        "isByLimit": isCutByLimit, "isByHeight": isCutByHeight, "limit": limit,
        "room": FactNumber.count(room),
      ], isConclusion: true,
      isCutByLimit
        ? "the line limit is \(limit)\(isCutByHeight ? ", and there is no room for more" : ""), "
          + "so the last line is truncated"
        : "there is no room for more lines, so the last one is truncated")
  }

  /// The width of a text in one font: that of its widest line.
  fileprivate func width(_ lines: [String], _ slice: TraceSlice) -> Fact {
    let proposed = FactNumber.length(slice.proposal.width)
    let answer = slice.answer(.horizontal)
    guard isProportional else {
      let (advance, width) = (FactNumber.length(advance), FactNumber.length(width))
      return Fact(
        "textWidth",
        [
          "cells": cells, "blanks": blankCells, "advance": advance, "width": width,
          "proposed": proposed, "answer": answer,
        ],
        "the widest line has \(widestCells): \(width) wide" + Self.rounded(width, proposed, answer))
    }
    let (line, width) = (widestLine(among: lines), FactNumber.length(width.inTenths))
    let blank = FactNumber.length(blankWidth.inTenths)
    return Fact(
      "textWidest",
      [
        "line": line, "isEstimated": isEstimated, "blank": blank, "width": width,
        "proposed": proposed, "answer": answer,
      ],
      "\(widest(line)) wide" + (blank.value ?? 0 > 0 ? " with \(Self.oneBlank)" : "")
        + Self.rounded(width, proposed, answer))
  }

  /// The height of a text in one font.
  fileprivate func height(_ slice: TraceSlice) -> Fact {
    let (lineHeight, spacing) = (FactNumber.length(lineHeight), FactNumber.length(lineSpacing))
    let (exact, answer) = (FactNumber.length(height), slice.answer(.vertical))
    return Fact(
      "textHeight",
      [
        "lines": lineCount, "lineHeight": lineHeight, "spacing": spacing, "reserved": reserved,
        "exact": exact, "answer": answer,
      ],
      linesWords(between: lineSpacing != 0 && max(lineCount, reserved) > 1 ? spacing : nil, answer)
        + ": \(answer) high")
  }

  /// `2 lines of 16, with room kept for 3, rounded up`.
  ///
  /// - Parameters:
  ///   - width: at which they are broken; nil where that is not told.
  ///   - spacing: what is told to be between them.
  func linesWords(
    brokenAt width: FactNumber? = nil, between spacing: FactNumber? = nil, _ answer: FactNumber
  ) -> String {
    "\(CountText.of(lineCount, "line")) of \(NumberText.of(lineHeight))"
      + (width.map { ", broken at \($0)" } ?? "")
      + (lineCount < reserved ? ", with room kept for \(reserved)" : "")
      + (spacing.map { " and \($0) between them" } ?? "")
      + (NumberText.of(height) == answer.description ? "" : ", rounded up")
  }

  /// The size of a text of several runs.
  fileprivate func runs(_ lineHeights: [Double], _ slice: TraceSlice) -> Fact {
    let (width, blank) = (FactNumber.length(width), FactNumber.length(blankWidth))
    let (spacing, answer) = (FactNumber.length(lineSpacing), slice.answer(.vertical))
    let heights = lineHeights.map { FactNumber.length($0) }
    return Fact(
      "textRuns",
      [
        "width": width, "blank": blank, "lines": lineCount, "heights": heights,
        "spacing": spacing, "answer": answer,
      ],
      "the widest line is \(width) wide\(blankWidth > 0 ? " with \(Self.oneBlank)" : ""); "
        + CountText.of(lineCount, "line")
        + (heights.count == 1
          ? " as high as its highest run: " : " as high as their highest runs: ")
        + heights.prefix(8).map(\.description).joined(separator: " + ")
        + (heights.count > 8 ? " + …" : "")
        + (lineSpacing > 0 && heights.count > 1 ? ", with \(spacing) between them" : "")
        + " = \(answer) high")
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
  func widest(_ line: String) -> String {
    let about = isEstimated ? "about " : ""
    let shown = line.dropFirst(40).isEmpty ? line[...] : line.prefix(39) + "…"
    return "the widest line `\(shown)` is \(about)\(NumberText.of(width.inTenths))"
  }

  /// The cells of the widest line, which are counted with the blanks behind it.
  var widestCells: String {
    let blanks =
      switch blankCells {
      case 0: ""
      case 1: ", with \(Self.oneBlank)"
      default: ", with the \(blankCells) blanks at which it wraps"
      }
    return "\(CountText.of(cells, "cell")) of \(NumberText.of(advance))\(blanks)"
  }

  private static let oneBlank = "the blank at which it wraps"

  /// The widest of a text's lines; empty if there is none.
  func widestLine(among lines: [String]) -> String {
    lines.indices.contains(widestLine) ? lines[widestLine] : ""
  }
}

extension PlacedView {
  /// The names of the app's fonts in which a text is; none for other views, and for a text in the face of all.
  var fontNames: [String] { layout.tree.fontNames(of: node) }

  /// What a text shows at a proposal; nil for other views, and for a text at 0 x 0.
  ///
  /// After an interruption it is incomplete.
  func textLines(at proposal: ProposedViewSize, _ lookout: Lookout) -> TextLines? {
    layout.tree.textLines(of: node, at: proposal, isOver: lookout.afterLongTurn)
  }

  /// How a text comes out at what is proposed to it; nil for other views, and for a text at 0 x 0.
  func textOutcome(_ lookout: Lookout) -> TextOutcome? {
    layout.tree.textOutcome(of: node, at: proposal, isOver: lookout.afterLongTurn)
  }
}

extension Double {
  /// As exact as the widths of a face are that is not known to the last digit.
  var inTenths: Double { (self * 10).rounded() / 10 }
}
