import LayEngine
import LayLanguage

extension FactWords {
  /// The sentences of grids and lazy containers.
  static func grid(_ kind: FactKind, _ values: FactValues) -> String? {
    switch kind {
    case .noCells: "it has no cells: 0 x 0"
    case .idealCells: "nothing is proposed: each cell is asked for its ideal size"
    case .gridOrder:
      "cells of high priority come first, then those that can change least; those that are equal "
        + "are a group and share what is left"
    case .approximation:
      "an approximation: with cells of several columns, priorities or an infinite proposal SwiftUI "
        + "can answer differently"
    case .noLazyChildren: "it has no children, or no room across: 0 x 0"
    case .lazyAcross:
      values.isTrue(.isProposed)
        ? "\(values.side): it takes what is proposed: \(values.number(.answer))"
        : "\(values.side): nothing is proposed, so the first child's ideal \(values.side): "
          + values.number(.answer)
    case .lazyOffer:
      "each child is offered that and no \(values.side); what is proposed there does not count"
    case .noTracks:
      values.isTrue(.isEndless)
        ? "with no end to the \(values.side) there are no \(tracks(values))" : "it has no cells"
    case .tracksFrom:
      values.has(.proposed)
        ? "\(values.side): \(values.number(.proposed)) is proposed for the \(tracks(values))"
        : "\(values.side): nothing is proposed, so the \(tracks(values)) share what the first cells "
          + "would like"
    case .trackItem: track(values)
    case .tracksAgain:
      "placed, the \(tracks(values)) are found once more from the \(values.number(.answer)) answered"
    case .tracksTooLong:
      "the \(tracks(values)) that are shown are longer than the grid, by \(values.number(.excess))"
    default: nil
    }
  }

  private static func tracks(_ values: FactValues) -> String { values.axis().line + "s" }

  private static func track(_ values: FactValues) -> String {
    let (length, count) = (values.number(.length), values.count(.count))
    let share =
      "\(values.number(.left)) left / \(values.count(.among)) = \(values.number(.share))"
    switch values.word(.rule) {
    case "fixed": return "fixed: \(length)"
    case "flexible":
      return "flexible: \(share), held between \(values.number(.least)) and "
        + "\(values.number(.most)): \(length)"
    default:
      let most = values.value(.most) == .infinity ? "" : " and at most \(values.number(.most))"
      return "adaptive: \(share), as many of at least \(values.number(.least))\(most) as fit, "
        + "\(values.number(.spacing)) apart: \(count) of \(length)"
    }
  }
}
