import LayEngine
import LayLanguage

/// What a view around another adds to the other's coordinate.
enum PlaceFact: Reason {
  case placeAfter(
    child: ViewMention, isMirrored: Bool, before: ViewMention, edge: FactNumber,
    spacing: FactNumber)
  case placeByAnchor(
    child: ViewMention, mirroredIn: FactNumber?, at: FactNumber, part: FactNumber,
    length: FactNumber)
  case placeByInset(child: ViewMention, mirroredIn: FactNumber?)
  case placeByLine(
    child: ViewMention, mirroredIn: FactNumber?, guide: String, inParent: FactNumber,
    inChild: FactNumber)
  case placeByOffset(child: ViewMention, mirroredIn: FactNumber?)
  case placeByView(child: ViewMention, mirroredIn: FactNumber?)
  case placeFirst(child: ViewMention, isMirrored: Bool)
  /// The start of a grid's column or row, and how much of the free room there is before the cell.
  case placeInGridLine(
    child: ViewMention, mirroredIn: FactNumber?, axis: Axis, number: Int, start: FactNumber,
    left: FactNumber?, part: FactNumber?, distance: FactNumber?)
  case placeInWhole
  case placeOfRoot
  /// A device centres the root in the room that it leaves from an edge on.
  case placeOnScreen(
    device: String, keyboard: FactNumber?, before: FactNumber, room: FactNumber, length: FactNumber)

  func sentence(about view: ViewMention?) -> String {
    let title = view?.full ?? ""
    func mirrored(_ width: FactNumber?) -> String { width.map { ", mirrored in \($0)" } ?? "" }
    switch self {
    case .placeAfter(_, let isMirrored, let before, let edge, let spacing):
      return "in \(title): \(before.full) \(isMirrored ? "begins" : "ends") at \(edge.coordinate), "
        + "and \(spacing) spacing"
    case .placeByAnchor(_, let width, let place, let part, let length):
      let part = part.value == 0 ? "" : ", less \(part) of \(length)"
      return "in \(title), which places it at \(place)\(part)\(mirrored(width))"
    case .placeByInset: return "in \(title): the inset before it"
    case .placeByLine(let child, let width, let guide, let inParent, let inChild):
      return "in \(title): its `\(guide)` at \(inParent.coordinate), less that of \(child.full) "
        + "at \(inChild.coordinate)\(mirrored(width))"
    case .placeByOffset: return "moved by \(title)"
    case .placeByView: return "in \(title), which puts it there"
    case .placeFirst(_, let isMirrored):
      return "in \(title): the first" + (isMirrored ? ", from the right" : "")
    case .placeInGridLine(
      _, let width, let axis, let number, let start, let left, let part, let distance):
      return "in \(title): its \(axis.line) \(number) begins at \(start.coordinate)"
        + Self.free(left, part, distance) + mirrored(width)
    case .placeInWhole: return "\(title), in the whole"
    case .placeOfRoot: return "no view around it moves it"
    case .placeOnScreen(let device, let keyboard, let before, let room, let length):
      let edge = before.value == 0 ? "" : "\(before) kept free, and "
      return "on \(device)\(keyboard.map { ", with a keyboard of \($0)" } ?? ""): \(edge)"
        + (room.value == length.value ? "all of \(room)" : "the middle of \(room), for \(length)")
    }
  }

  /// The free room in a grid's column or row that comes before the cell.
  private static func free(
    _ left: FactNumber?, _ part: FactNumber?, _ distance: FactNumber?
  ) -> String {
    guard let left, let part, let distance else { return "" }
    return switch part.value {
    case 0: ""
    case 1: ", and all of the \(left) free there comes before the cell"
    default: ", and of the \(left) free there \(distance) comes before the cell"
    }
  }
}

/// What cuts a text.
enum CutFact: Reason {
  /// By how little of its width a text is cut or fits.
  case cutClose(margin: FactNumber)
  case cutEmpty
  /// The least width at which nothing is cut; none if there is no such width.
  case cutFits(width: FactNumber)
  /// The least height at which nothing is cut, at the width that it has.
  case cutFitsHeight(height: FactNumber)
  case cutHeight(room: FactNumber, lineHeight: FactNumber?, height: FactNumber)
  case cutLimit
  case cutLines(isCut: Bool, lines: Int)
  case cutReserved
  case cutWidth(width: FactNumber)

  func sentence(about view: ViewMention?) -> String {
    let title = view?.full ?? ""
    return switch self {
    case .cutClose: "close: with so much more or less of width it might break elsewhere"
    case .cutEmpty: "\(title) shows nothing: 0 x 0 is proposed"
    case .cutFits(let width):
      width.hasValue
        ? "the least width at which nothing is cut" : "no width would do: it has too many lines"
    case .cutFitsHeight: "the least height at which nothing is cut, at this width"
    case .cutHeight(let room, let lineHeight, let height):
      "room for \(lineHeight.map { "lines of \($0)" } ?? "the lines of its runs") in \(height)"
        + (room.value ?? 0 < 1 ? ", but one is shown at least" : "") + ", which cuts it"
    case .cutLimit: "the line limit, which cuts it"
    case .cutLines(let isCut, let lines):
      "\(title) is \(isCut ? "" : "not ")cut: "
        + (lines == 1 ? "1 line is shown" : "\(lines) lines are shown")
    case .cutReserved: "room is kept for so many lines"
    case .cutWidth(let width):
      width.hasValue
        ? "the width at which lines are broken"
        : "the width is not limited: lines end where the text has them end"
    }
  }
}

/// What the distance between two views is made of.
enum GapFact: Reason {
  case gapBetween(distance: FactNumber, before: ViewMention, after: ViewMention)
  case gapInside(distance: FactNumber, child: ViewMention)
  case gapOfStack(
    distance: FactNumber, from: ViewMention, to: ViewMention, source: DistanceSource,
    before: FactNumber?, after: FactNumber?)

  /// A view that stands between the two.
  case gapOfView(length: FactNumber, child: ViewMention)

  func sentence(about view: ViewMention?) -> String {
    let title = view?.full ?? ""
    return switch self {
    case .gapOfView(_, let child): "\(child.full), which stands between them"
    case .gapBetween(_, let before, let after): "between \(before.full) and \(after.full)"
    case .gapInside(_, let child): "inside \(title), beside \(child.full)"
    case .gapOfStack(_, let first, let next, let source, let before, let after):
      switch source {
      case .declared: "\(title) declares it"
      case .edges:
        "in \(title): \(before ?? .length(nil)) that \(first.full) asks for and "
          + "\(after ?? .length(nil)) that \(next.full) asks for"
      case .before: "in \(title): \(first.full) asks for it"
      case .after: "in \(title): \(next.full) asks for it"
      case .platform: "in \(title), by default, as neither asks for a distance"
      }
    }
  }
}
