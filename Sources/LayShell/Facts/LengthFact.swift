import LayEngine
import LayLanguage

/// Why a view has a length.
enum LengthFact: Reason {
  case lengthAnswersProposal
  /// What the view inside has, and what is around it.
  case lengthAround(inner: FactNumber, around: FactNumber)
  case lengthBound(proposed: FactNumber)
  case lengthBreaks(
    cells: Int, blanks: Int, advance: FactNumber, lines: Int, width: FactNumber)
  case lengthDeclared
  case lengthFills
  case lengthFillsText(
    cells: Int, blanks: Int, advance: FactNumber, lines: Int, width: FactNumber)
  case lengthIdeal
  case lengthLeast(proposed: FactNumber)
  case lengthNatural(axis: Axis)
  /// The candidate that is shown; and the one before it, which along an axis needs more than is proposed.
  case lengthOfCandidate(
    candidate: Int, failed: Int?, axis: Axis?, needed: FactNumber?, proposed: FactNumber?)
  case lengthOfChild(axis: Axis, child: ViewMention)
  case lengthOfContainer
  case lengthOfContent(axis: Axis)
  /// The column or row, or the first and last of several, and the cell that makes it so.
  case lengthOfGridLine(axis: Axis, number: Int, last: Int?, child: ViewMention)
  case lengthOfIdeals(parts: [FactNumber], spacing: FactNumber)
  case lengthOfLine(
    cells: Int, blanks: Int, advance: FactNumber, lines: Int, width: FactNumber)
  case lengthOfLines(
    lines: Int, lineHeight: FactNumber, width: FactNumber, reserved: Int, exact: FactNumber,
    answer: FactNumber)
  /// The width of a text whose characters have widths of their own; `margin` where it is close.
  case lengthOfText(
    way: TextWay, line: String, isEstimated: Bool, widest: FactNumber, lines: Int,
    width: FactNumber, margin: FactNumber?)
  /// It is a share of the size of a geometry reader, and a rest.
  case lengthOfReader(
    axis: Axis, share: FactNumber, length: FactNumber, rest: FactNumber?, reader: ViewMention)
  case lengthOwn(proposed: FactNumber?, reason: String)
  case lengthProposed
  case lengthReach(from: ViewMention, to: ViewMention)
  case lengthSmaller(axis: Axis)
  /// The lengths of children, or of the lines of a grid; a lazy grid has its cells in so many `tracks`.
  case lengthSum(fills: Bool, parts: [FactNumber], spacing: FactNumber, tracks: Int? = nil)
  case lengthUntold(proposal: ProposedViewSize)
  case lengthUsual

  /// Whether a text breaks its lines at a width, takes all of it, or ends its lines by itself.
  enum TextWay: String, FactWord { case breaks, fills, line }

  func sentence(about view: ViewMention?) -> String {
    let title = view?.full ?? ""
    return ofText(title) ?? ofParts(title) ?? ofView(title, view)
  }

  /// The sentences about lengths that follow from those of other views.
  private func ofParts(_ title: String) -> String? {
    switch self {
    case .lengthAround(let inner, let around): "\(title): \(inner) inside, and \(around) around it"
    case .lengthOfChild(let axis, let child): "\(title) is as \(axis.adjective) as \(child.full)"
    case .lengthOfContent(let axis): "\(title) is as \(axis.adjective) as what is in it"
    case .lengthOfGridLine(let axis, let number, nil, let child):
      "\(axis.line) \(number) of \(title) is as \(axis.adjective) as \(child.full)"
    case .lengthOfGridLine(let axis, let number, let last?, let child):
      "\(axis.line)s \(number) to \(last) of \(title) are together as \(axis.adjective) as "
        + child.full
    case .lengthOfIdeals(let parts, let spacing):
      "\(title): the ideals of its first cells, \(parts.sum(called: "together"))"
        + Self.plus(spacing)
    case .lengthOfReader(let axis, let share, let length, let rest, let reader):
      "\(title) declares it: "
        + (share.value == 1 ? "" : "\(share) of ") + "\(length), the \(axis.side) of \(reader.full)"
        + (rest.map {
          ($0.value ?? 0) < 0 ? ", less \(NumberText.of(-($0.value ?? 0)))" : ", and \($0)"
        } ?? "")
    case .lengthReach(let first, let last):
      "\(title) reaches from \(first.full) to \(last.full), as they are aligned"
    case .lengthSum(let fills, let parts, let spacing, let tracks):
      "\(title)\(fills ? " fills what is proposed" : "")"
        + (tracks.map { ", with \($0) in each line" } ?? "")
        + ": \(parts.sum(called: "its children"))"
        + Self.plus(spacing)
    default: nil
    }
  }

  private static func plus(_ spacing: FactNumber) -> String {
    spacing.value == 0 ? "" : " + \(spacing) spacing"
  }

  private static func text(_ number: FactNumber?) -> String { number?.description ?? "nil" }

  /// The sentences about lengths that the view gives itself.
  private func ofView(_ title: String, _ view: ViewMention?) -> String {
    switch self {
    case .lengthAnswersProposal: "\(title) answers what is proposed"
    case .lengthBound(let proposed):
      "\(title) goes no further, with \(proposed.hasValue ? "\(proposed)" : "nothing") proposed"
    case .lengthDeclared: "\(title) declares it"
    case .lengthFills: "\(title) fills what is proposed"
    case .lengthIdeal: "\(title): its ideal, since nothing is proposed"
    case .lengthLeast(let proposed):
      proposed.hasValue ? "\(title) takes no less" : "\(title): its least, which is its ideal"
    case .lengthNatural(let axis): "\(title): its natural \(axis.side)"
    case .lengthOfCandidate(let candidate, let failed, let axis, let needed, let proposed):
      "\(title) shows candidate \(candidate)"
        + (axis.map { axis in
          ", as candidate \(failed ?? 0) is \(Self.text(needed)) \(axis.adjective) and "
            + "\(Self.text(proposed)) is proposed"
        } ?? "")
    case .lengthOfContainer: "\(title): its part of the container around it"
    case .lengthOwn(_, "own"): "\(title): its own, whatever is proposed"
    case .lengthOwn(let proposed?, _) where proposed.hasValue:
      "\(title): its own, with \(proposed) proposed"
    case .lengthOwn: "\(title): its own, since nothing is proposed"
    case .lengthProposed: "\(title) takes what is proposed"
    case .lengthSmaller: "\(title): the smaller of both lengths that are proposed"
    case .lengthUntold(let proposal):
      "\(title) answers so to \(ProposalText.of(proposal)): `explain"
        + (view?.path.map { $0.isEmpty ? "" : " \($0)" } ?? "") + "` tells how"
    case .lengthUsual: "\(title) takes that where nothing is proposed"
    default: ""
    }
  }

  private func ofText(_ title: String) -> String? {
    func widest(_ cells: Int, _ blanks: Int, _ advance: FactNumber) -> String {
      "\(CountText.of(cells, "cell")) of \(advance)" + LeafFact.wrapBlanks(blanks)
    }
    switch self {
    case .lengthBreaks(let cells, let blanks, let advance, _, let width):
      return "\(title) breaks its lines at \(width); the widest has "
        + widest(cells, blanks, advance)
    case .lengthFillsText(let cells, let blanks, let advance, _, _):
      return "\(title) fills what is proposed; its widest line has "
        + widest(cells, blanks, advance)
    case .lengthOfLine(let cells, let blanks, let advance, let lines, _):
      return "\(title): \(widest(cells, blanks, advance))" + (lines == 1 ? " on one line" : "")
    case .lengthOfText(
      let way, let line, let isEstimated, let widest, let lines, let width, let margin):
      let start =
        switch way {
        case .breaks: "\(title) breaks its lines at \(width); "
        case .fills: "\(title) fills what is proposed; "
        case .line: "\(title): "
        }
      return start + LeafFact.widest(line, isEstimated, widest)
        + (way == .line && lines == 1 ? " on one line" : "")
        + (margin.map { ", close: by \($0)" } ?? "")
    case .lengthOfLines(
      let lines, let lineHeight, let width, let reserved, let exact, let answer):
      return "\(title): \(CountText.of(lines, "line")) of \(lineHeight)"
        + (width.hasValue ? ", broken at \(width)" : "")
        + (reserved > lines ? ", with room kept for \(reserved)" : "")
        + (exact.description == answer.description ? "" : ", rounded up")
    default: return nil
    }
  }
}

/// Why a view is offered a length.
enum OfferFact: Reason {
  /// A child that took something of a stack's length.
  struct Taker {
    let child: ViewMention
    let length: FactNumber
  }

  /// Some columns of a grid, and the cell that makes them so long.
  struct GridPart {
    let child: ViewMention?
    let length: FactNumber
  }

  /// What others took of a stack's length before a child's turn; of many only the sum.
  enum Taken {
    case all([Taker])
    case sum(FactNumber)

    /// The value in JSON: a list, or a number.
    var value: Any {
      switch self {
      case .all(let takers): takers
      case .sum(let sum): sum
      }
    }
  }

  case offerBeyond(given: FactNumber)
  case offerDeclared
  case offerFromOutside
  case offerOf(given: FactNumber)
  case offerOfGridLine(axis: Axis, number: Int, last: Int? = nil, child: ViewMention? = nil)
  /// The lengths of the columns of a cell that is in several.
  case offerOfGridLines(axis: Axis, first: Int, last: Int, parts: [GridPart])
  case offerOfNothing(axis: Axis)
  /// The size of the source of matched views.
  case offerOfMatch(axis: Axis)
  /// What a panel over the window has of the window.
  case offerOfPanel(axis: Axis, window: FactNumber)
  case offerOfScreen(device: String, length: FactNumber, before: FactNumber, after: FactNumber)
  /// What was left for the open columns or rows of a grid, which cells made the settled ones as long as
  /// they are, and what is kept for cells of several columns. A cell of several columns gets so many
  /// shares, the gaps between them, and what `beside` those its settled columns have.
  case offerOfGridShare(
    axis: Axis, left: FactNumber, among: Int, given: FactNumber, spacing: FactNumber, taken: Taken,
    count: Int, kept: FactNumber?, child: ViewMention?, lines: Int?, gaps: FactNumber?,
    beside: Taken?)
  /// What was left of a stack's length, who took what before, who shared it, and what is kept for others.
  case offerOfShare(
    left: FactNumber, among: Int, given: FactNumber, spacing: FactNumber, taken: Taken,
    count: Int?, rivals: [Taker]?, kept: FactNumber?, child: ViewMention?)
  /// The axis whose proposal decides, and the width and height of the ratio.
  case offerOfRatio(axis: Axis, length: FactNumber, width: FactNumber, height: FactNumber)
  case offerOfSize(axis: Axis)
  /// A fixed track of a lazy grid, or one whose bound counts and not the share that there is for it.
  case offerOfTrack(axis: Axis, number: Int, share: FactNumber?)
  /// Tracks of a lazy grid that an item fills with its share of what is left after those before it.
  case offerOfTracks(
    axis: Axis, count: Int, left: FactNumber, among: Int, given: FactNumber, before: FactNumber,
    spacing: FactNumber, gaps: FactNumber)

  func sentence(about view: ViewMention?) -> String {
    let title = view?.full ?? ""
    return switch self {
    case .offerBeyond(let given):
      "offered by \(title), which reaches into what is kept free beside its \(given)"
    case .offerDeclared: "declared by \(title)"
    case .offerFromOutside: "proposed"
    case .offerOf(let given):
      "offered by \(title), \(given.hasValue ? "of \(given)" : "to which nothing is proposed")"
    case .offerOfGridLine(let axis, let number, nil, let child):
      "offered by \(title): \(axis.line) \(number) is as \(axis.adjective)"
        + (child.map { " as \($0.full)" } ?? "")
    case .offerOfGridLine(let axis, let number, let last?, let child):
      "offered by \(title): \(axis.line)s \(number) to \(last) are together as \(axis.adjective)"
        + (child.map { " as \($0.full)" } ?? "")
    case .offerOfGridLines(let axis, let first, let last, let parts):
      "offered by \(title): \(axis.line)s \(first) to \(last), "
        + parts.map(\.length).sum(called: "together")
    case .offerOfNothing(let axis): "\(title) proposes no \(axis.side)"
    case .offerOfMatch(let axis):
      "offered by \(title), which takes the \(axis.side) of its source"
    case .offerOfPanel(let axis, let window):
      "offered by \(title), over a window that is \(window) \(axis.adjective)"
    case .offerOfScreen(let device, let length, let before, let after):
      "proposed: \(device) has \(length)"
        + (before.value == 0 && after.value == 0
          ? "" : ", less \(before) and \(after) of its safe area")
    case .offerOfRatio(let axis, let length, let width, let height):
      "offered by \(title): \(length) \(axis.adjective), at \(width) to \(height)"
    case .offerOfGridShare, .offerOfShare: "offered by \(title): \(share)"
    case .offerOfTrack(let axis, let number, let share):
      "offered by \(title): its \(axis.line) \(number) "
        + (share.map { "goes no further, with \($0) for it" } ?? "is fixed")
    case .offerOfTracks(
      let axis, let count, let left, let among, let given, let before, let spacing, let gaps):
      "offered by \(title): \(left) left for "
        + (among == 1
          ? (count == 1 ? "the last \(axis.line)" : "\(count) \(axis.line)s")
          : "\(among)" + (count == 1 ? " \(axis.line)s" : ", here of \(count) \(axis.line)s"))
        + (gaps.value == 0 ? "" : " and \(gaps) between them")
        + Self.rest(of: given, spacing, .sum(before), nil, nil, "")
    case .offerOfSize(let axis): "offered by \(title), which is as \(axis.adjective)"
    }
  }

  /// `145 left for the last, of 361 − 48 spacing − 48 image − 112 button − 8 kept for spacer`.
  private var share: String {
    switch self {
    case .offerOfShare(
      let left, let among, let given, let spacing, let taken, let count, let rivals, let kept,
      let child):
      "\(left) left for \(among == 1 ? "the last" : "\(among)")"
        + Self.rest(
          of: given, spacing, taken, count, kept, child?.full ?? "those of lower priority")
        + (rivals.map { rivals in
          "; " + rivals.map { "\($0.child.full) takes \($0.length)" }.joined(separator: ", ")
        } ?? "")
    case .offerOfGridShare(
      let axis, let left, let among, let given, let spacing, let taken, let count, let kept,
      let child,
      let lines, let gaps, let beside):
      (lines.map { "\($0) of \(among) shares of " } ?? "") + "\(left) left for "
        + (among == 1 ? "the last \(axis.line)" : "\(among) \(axis.line)s")
        + Self.rest(
          of: given, spacing, taken, count, kept, child?.full ?? "cells of several columns")
        + (beside.map { "; with" + Self.terms($0, count, " + ") } ?? "")
        + (gaps.map { $0.value == 0 ? "" : " + \($0) spacing" } ?? "")
    default: ""
    }
  }

  private static func rest(
    of given: FactNumber, _ spacing: FactNumber, _ taken: Taken, _ count: Int?, _ kept: FactNumber?,
    _ others: String
  ) -> String {
    guard given.value?.isFinite == true else { return "" }
    var rest = spacing.value == 0 ? "" : " − \(spacing) spacing"
    rest += terms(taken, count ?? 0, " − ")
    if let kept { rest += " − \(kept) kept for \(others)" }
    return rest.isEmpty ? "" : ", of \(given)\(rest)"
  }

  private static func terms(_ taken: Taken, _ count: Int, _ sign: String) -> String {
    switch taken {
    case .all(let takers): takers.map { "\(sign)\($0.length) \($0.child.full)" }.joined()
    case .sum(let sum):
      sum.value == 0 ? "" : "\(sign)\(sum) for \(count == 0 ? "" : "\(count) ")others"
    }
  }
}
