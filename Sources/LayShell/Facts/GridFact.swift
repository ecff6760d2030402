import LayEngine
import LayLanguage
import LayTerminal

/// Facts about grids and lazy containers.
enum GridFact: Fact {
  /// Cells that are equal, and what they share.
  struct Group {
    var priority: FactNumber?
    let cells: Int
    var leftWidth: FactNumber?
    var columns: Int?
    var shareWidth, leftHeight: FactNumber?
    var rows: Int?
    var shareHeight: FactNumber?
  }

  struct Cell {
    let child: ViewMention
    let number, row, column, span: Int
    let group: Int?
    let proposal: ProposedViewSize?
    let size: ViewSize?
    let placedWith: ProposedViewSize
  }

  /// A column or row; with the distance before it, and the cell that made it as long as it is.
  struct Line {
    let number: Int
    let start, length: FactNumber
    var distance: FactNumber?
    var due: ViewMention?
    /// Whether that cell is in several.
    var isSpread: Bool?
  }

  enum Rule: String, FactWord { case fixed, flexible, adaptive }

  case approximation
  case cells(cells: [Cell])
  case gridGroups(groups: [Group])
  case gridLines(axis: Axis, lines: [Line])
  case gridOrder
  case idealCells
  case lazyAcross(axis: Axis, isProposed: Bool, answer: FactNumber)
  case lazyOffer(axis: Axis)
  case noCells
  case noLazyChildren
  case noTracks(axis: Axis, isEndless: Bool)
  /// An item of a lazy grid, and the tracks that are made of it.
  case trackItem(
    left: FactNumber, count: Int, length: FactNumber, spacing: FactNumber, rule: Rule,
    least: FactNumber?, most: FactNumber?, among: Int?, share: FactNumber?)
  case tracks(axis: Axis, lines: [Line])
  case tracksAgain(axis: Axis, answer: FactNumber)
  case tracksFrom(axis: Axis, proposed: FactNumber)
  case tracksTooLong(axis: Axis, excess: FactNumber)

  var isConclusion: Bool {
    switch self {
    case .approximation, .tracksTooLong: true
    default: false
    }
  }

  var sentences: [String] {
    guard case .gridGroups(let groups) = self else { return sentence.map { [$0] } ?? [] }
    let most = 8
    return groups.prefix(most).enumerated().map { "group \($0 + 1)\($1.words)" }
      + (groups.count > most ? ["and \(groups.count - most) groups more"] : [])
  }

  var sentence: String? {
    switch self {
    case .approximation:
      "an approximation: with cells of several columns, priorities or an infinite proposal SwiftUI "
        + "can answer differently"
    case .gridOrder:
      "cells of high priority come first, then those that can change least; those that are equal "
        + "are a group and share what is left"
    case .idealCells: "nothing is proposed: each cell is asked for its ideal size"
    case .lazyAcross(let axis, true, let answer):
      "\(axis.side): it takes what is proposed: \(answer)"
    case .lazyAcross(let axis, false, let answer):
      "\(axis.side): nothing is proposed, so the first child's ideal \(axis.side): \(answer)"
    case .lazyOffer(let axis):
      "each child is offered that and no \(axis.side); what is proposed there does not count"
    case .noCells: "it has no cells: 0 x 0"
    case .noLazyChildren: "it has no children, or no room across: 0 x 0"
    case .noTracks(let axis, let isEndless):
      isEndless
        ? "with no end to the \(axis.side) there are no \(axis.line)s" : "it has no cells"
    case .trackItem: track
    case .tracksAgain(let axis, let answer):
      "placed, the \(axis.line)s are found once more from the \(answer) answered"
    case .tracksFrom(let axis, let proposed):
      proposed.hasValue
        ? "\(axis.side): \(proposed) is proposed for the \(axis.line)s"
        : "\(axis.side): nothing is proposed, so the \(axis.line)s share what the first cells would "
          + "like"
    case .tracksTooLong(let axis, let excess):
      "the \(axis.line)s that are shown are longer than the grid, by \(excess)"
    case .cells, .gridGroups, .gridLines, .tracks: nil
    }
  }

  private var track: String {
    guard
      case .trackItem(
        let left, let count, let length, let spacing, let rule, let least, let most, let among,
        let share) = self
    else { return "" }
    func text(_ number: FactNumber?) -> String { number?.description ?? "nil" }
    let shared = "\(left) left / \(among ?? 0) = \(text(share))"
    switch rule {
    case .fixed: return "fixed: \(length)"
    case .flexible:
      return "flexible: \(shared), held between \(text(least)) and \(text(most)): \(length)"
    case .adaptive:
      let bound = most?.value == .infinity ? "" : " and at most \(text(most))"
      return "adaptive: \(shared), as many of at least \(text(least))\(bound) as fit, "
        + "\(spacing) apart: \(count) of \(length)"
    }
  }

  func table(_ lookout: Lookout) -> TextTable? {
    switch self {
    case .cells(let cells):
      TextTable(
        cells,
        [
          .left("    cell") { "  \($0.number) \(Self.title($0.child))" },
          .right("row") { "\($0.row)" },
          .right("column") {
            "\($0.column)" + ($0.span > 1 ? "–\($0.column + $0.span - 1)" : "")
          },
          cells.contains { $0.group != nil } ? .right("group") { "\($0.group ?? 0)" } : nil,
          .right("proposed") { $0.proposal.map(ProposalText.of) ?? "" },
          .right("answers") { $0.size.map(ProposalText.of) ?? "" },
          .right("placed with") { ProposalText.of($0.placedWith) },
        ], lookout)
    case .gridLines(let axis, let lines):
      TextTable(
        lines,
        [
          .left("    " + axis.line) { "  \($0.number)" },
          .right("after") { $0.distance.map { "\($0)" } ?? "" },
          .right(axis.side) { "\($0.length)" },
          .left("as") { line in
            line.due.map { (line.isSpread == true ? "widened for " : "") + Self.title($0) }
              ?? "nothing in it"
          },
        ], lookout)
    case .tracks(let axis, let lines):
      TextTable(
        lines,
        [
          .left("    " + axis.line) { "  \($0.number)" }, .right("from") { "\($0.start)" },
          .right(axis.side) { "\($0.length)" },
        ], lookout)
    default: nil
    }
  }

  /// Only the name of a view that has one, since the table has many columns.
  private static func title(_ mention: ViewMention) -> String {
    mention.view.name ?? mention.title
  }
}

extension GridFact.Group {
  fileprivate var words: String {
    var shares: [String] = []
    if let leftWidth, let columns, let shareWidth {
      shares.append("width \(leftWidth) / \(columns) = \(shareWidth)")
    }
    if let leftHeight, let rows, let shareHeight {
      shares.append("height \(leftHeight) / \(rows) = \(shareHeight)")
    }
    return (priority.map { ", priority \($0)" } ?? "") + ": " + shares.joined(separator: ", ")
  }
}
