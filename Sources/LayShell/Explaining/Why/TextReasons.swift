import LayEngine
import LayLanguage

/// Why a text has a length.
extension LengthReasons {
  mutating func textAnswer(
    _ place: ReasonPlace, _ text: TextMeasurement, _ axis: Axis
  ) -> Question? {
    let length = place.size[axis]
    let isWhole = text.lineCount == 1 && !text.isCut
    let width = place.question.width
    if axis == .vertical {
      let isBroken = !isWhole && width != nil
      add(length, .height(of: text, isBroken ? width : nil, length), place)
      return isBroken ? .offer(place, .horizontal) : nil
    }
    let isNatural = isWhole && length >= text.width
    let way: TextWay =
      if let width, width == length, !isNatural {
        .fills
      } else {
        isWhole || width == nil ? .line : .breaks
      }
    let lines = place.view.textLines(at: place.question, traced.lookout)?.lines ?? []
    let fact =
      text.isProportional
      ? Fact.width(ofProportional: text, way, lines, width, place.view.fontNames)
      : .width(of: text, way, width)
    if way == .line { return end(length, fact, place) }
    add(length, fact, place)
    return .offer(place, axis)
  }
}

/// Whether a text breaks its lines at a width, takes all of it, or ends its lines by itself.
private enum TextWay: String, FactWord {
  case breaks, fills, line

  func begin(_ view: ViewMention, _ width: FactNumber) -> String {
    switch self {
    case .breaks: "\(view) breaks its lines at \(width); "
    case .fills: "\(view) fills what is proposed; "
    case .line: "\(view): "
    }
  }
}

extension Fact {
  fileprivate static func width(
    of text: TextMeasurement, _ way: TextWay, _ proposed: Double?
  ) -> Fact {
    let width = FactNumber.length(proposed)
    let name =
      switch way {
      case .breaks: "lengthBreaks"
      case .fills: "lengthFillsText"
      case .line: "lengthOfLine"
      }
    let values: Fact.Values = [
      "cells": text.cells, "blanks": text.blankCells, "advance": FactNumber.length(text.advance),
      "lines": text.lineCount, "width": width,
    ]
    return Fact(name, values) { view in
      let widest =
        switch way {
        case .breaks: "the widest has "
        case .fills: "its widest line has "
        case .line: ""
        }
      return way.begin(view, width) + widest + text.widestCells
        + (way == .line && text.lineCount == 1 ? " on one line" : "")
    }
  }

  /// The width of a text whose characters have widths of their own.
  fileprivate static func width(
    ofProportional text: TextMeasurement, _ way: TextWay, _ lines: [String], _ proposed: Double?,
    _ fonts: [String]
  ) -> Fact {
    let (line, width) = (text.widestLine(among: lines), FactNumber.length(proposed))
    let margin = text.margin.map { FactNumber.length($0.inTenths) }
    return Fact(
      "lengthOfText",
      [
        "way": way, "line": line, "isEstimated": text.isEstimated,
        "widest": FactNumber.length(text.width.inTenths), "lines": text.lineCount, "width": width,
        "margin": margin, "fonts": fonts.isEmpty ? nil : fonts,
      ]
    ) {
      way.begin($0, width) + text.widest(line)
        + (fonts.isEmpty ? "" : " in \(fonts.joined(separator: ", "))")
        + (way == .line && text.lineCount == 1 ? " on one line" : "")
        + (margin.map { ", close: by \($0)" } ?? "")
    }
  }

  fileprivate static func height(
    of text: TextMeasurement, _ broken: Double?, _ length: Double
  ) -> Fact {
    let (width, answer) = (FactNumber.length(broken), FactNumber.length(length))
    return Fact(
      "lengthOfLines",
      [
        "lines": text.lineCount, "lineHeight": FactNumber.length(text.lineHeight), "width": width,
        "reserved": text.reserved, "exact": FactNumber.length(text.height), "answer": answer,
      ]
    ) { "\($0): \(text.linesWords(brokenAt: broken == nil ? nil : width, answer))" }
  }
}
