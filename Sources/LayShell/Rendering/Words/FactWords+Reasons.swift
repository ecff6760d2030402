import LayEngine
import LayLanguage

extension FactWords {
  /// The sentences that explain a number in the answers of `why`.
  static func reason(_ kind: FactKind, _ values: FactValues) -> String? {
    length(kind, values) ?? text(kind, values) ?? offer(kind, values) ?? place(kind, values)
      ?? cutStep(kind, values) ?? gap(kind, values)
  }

  private static func title(_ values: FactValues, _ key: FactKey = .view) -> String {
    values.view(key).map { ViewTitle.full($0) } ?? ""
  }

  /// The command that explains the view: `explain` with its path, unless it is the root.
  private static func explain(_ values: FactValues) -> String {
    guard case .view(let mention)? = values[.view], let path = mention.path, !path.isEmpty else {
      return "explain"
    }
    return "explain \(path)"
  }

  private static func length(_ kind: FactKind, _ values: FactValues) -> String? {
    let title = title(values)
    switch kind {
    case .lengthDeclared: return "\(title) declares it"
    case .lengthIdeal: return "\(title): its ideal, since nothing is proposed"
    case .lengthLeast:
      return values.has(.proposed)
        ? "\(title) takes no less" : "\(title): its least, which is its ideal"
    case .lengthNatural: return "\(title): its natural \(values.axis().side)"
    case .lengthUsual: return "\(title) takes that where nothing is proposed"
    case .lengthOfContainer: return "\(title): its part of the container around it"
    case .lengthBound:
      let proposed = values.has(.proposed) ? values.number(.proposed) : "nothing"
      return "\(title) goes no further, with \(proposed) proposed"
    case .lengthProposed: return "\(title) takes what is proposed"
    case .lengthFills: return "\(title) fills what is proposed"
    case .lengthAround:
      return "\(title): \(values.number(.inner)) inside, and \(values.number(.around)) around it"
    case .lengthOfContent: return "\(title) is as \(values.axis().adjective) as what is in it"
    case .lengthSum:
      let spacing = values.value(.spacing) == 0 ? "" : " + \(values.number(.spacing)) spacing"
      return "\(title)\(values.isTrue(.fills) ? " fills what is proposed" : ""): "
        + values.sum(.parts, called: "its children") + spacing
    case .lengthOfIdeals:
      let spacing = values.value(.spacing) == 0 ? "" : " + \(values.number(.spacing)) spacing"
      return "\(title): the ideals of its first cells, "
        + values.sum(.parts, called: "together") + spacing
    case .lengthOfGridLine:
      return "\(line(values)) of \(title) is as \(values.axis().adjective) as "
        + self.title(values, .child)
    case .lengthOfChild:
      return "\(title) is as \(values.axis().adjective) as \(self.title(values, .child))"
    case .lengthReach:
      return "\(title) reaches from \(self.title(values, .from)) to \(self.title(values, .to)), "
        + "as they are aligned"
    case .lengthOfCandidate: return "\(title) shows candidate \(values.count(.candidate))"
    case .lengthAnswersProposal: return "\(title) answers what is proposed"
    case .lengthUntold:
      return "\(title) answers so to \(values.size(.proposal)): `\(explain(values))` tells how"
    case .lengthOwn:
      if values.word(.reason) == "own" { return "\(title): its own, whatever is proposed" }
      return values.has(.proposed)
        ? "\(title): its own, with \(values.number(.proposed)) proposed"
        : "\(title): its own, since nothing is proposed"
    case .lengthSmaller: return "\(title): the smaller of both lengths that are proposed"
    default: return nil
    }
  }

  /// `column 2`, of a grid.
  private static func line(_ values: FactValues) -> String {
    "\(values.axis() == .horizontal ? "column" : "row") \(values.count(.number))"
  }

  private static func text(_ kind: FactKind, _ values: FactValues) -> String? {
    let cells = values.count(.cells)
    let widest =
      "\(cells == 1 ? "1 cell" : "\(cells) cells") of \(values.number(.advance))"
      + wrapBlanks(values)
    switch kind {
    case .lengthOfLines:
      let (count, reserved) = (values.count(.lines), values.count(.reserved))
      let broken = values.has(.width) ? ", broken at \(values.number(.width))" : ""
      let kept = reserved > count ? ", with room kept for \(reserved)" : ""
      let isRounded = values.number(.exact) != values.number(.answer)
      return "\(title(values)): \(lines(count)) of \(values.number(.lineHeight))\(broken)\(kept)"
        + (isRounded ? ", rounded up" : "")
    case .lengthFillsText:
      return "\(title(values)) fills what is proposed; its widest line has \(widest)"
    case .lengthOfLine:
      return "\(title(values)): \(widest)\(values.count(.lines) == 1 ? " on one line" : "")"
    case .lengthBreaks:
      return "\(title(values)) breaks its lines at \(values.number(.width)); the widest has "
        + widest
    default: return nil
    }
  }

  private static func offer(_ kind: FactKind, _ values: FactValues) -> String? {
    let title = title(values)
    switch kind {
    case .offerFromOutside: return "proposed"
    case .offerOfScreen:
      let (before, after) = (values.number(.before), values.number(.after))
      let kept =
        before == "0" && after == "0" ? "" : ", less \(before) and \(after) of its safe area"
      return "proposed: \(values.word(.device)) has \(values.number(.length))\(kept)"
    case .offerBeyond:
      return "offered by \(title), which reaches into what is kept free beside its "
        + values.number(.given)
    case .offerOfNothing: return "\(title) proposes no \(values.axis().side)"
    case .offerOfShare: return share(values)
    case .offerOfGridLine:
      let child = values.view(.child) == nil ? "" : " as \(self.title(values, .child))"
      return "offered by \(title): \(line(values)) is as \(values.axis().adjective)\(child)"
    case .offerDeclared: return "declared by \(title)"
    case .offerOfSize: return "offered by \(title), which is as \(values.axis().adjective)"
    case .offerOf:
      return values.has(.given)
        ? "offered by \(title), of \(values.number(.given))"
        : "offered by \(title), to which nothing is proposed"
    default: return nil
    }
  }

  /// `145 left for the last, of 361 − 48 spacing − 48 image − 112 button − 8 kept for spacer`.
  private static func share(_ values: FactValues) -> String {
    var sentence = "offered by \(title(values)): \(values.number(.left)) left for "
    sentence += values.count(.among) == 1 ? "the last" : "\(values.count(.among))"
    guard let given = values.value(.given), given.isFinite else { return sentence }
    var rest = values.value(.spacing) == 0 ? "" : " − \(values.number(.spacing)) spacing"
    for child in values.records(.taken) {
      rest += " − \(child.number(.length)) \(self.title(child, .child))"
    }
    if values.has(.count) {
      rest += " − \(values.number(.taken)) for \(values.count(.count)) others"
    }
    if values.has(.kept) {
      let child = values.view(.child).map { ViewTitle.full($0) } ?? "those of lower priority"
      rest += " − \(values.number(.kept)) kept for \(child)"
    }
    return rest.isEmpty ? sentence : sentence + ", of \(values.number(.given))\(rest)"
  }

  private static func place(_ kind: FactKind, _ values: FactValues) -> String? {
    let title = title(values)
    switch kind {
    case .placeInWhole: return "\(title), in the whole"
    case .placeOfRoot: return "no view around it moves it"
    case .placeByLine:
      let mirrored = values.has(.mirroredIn) ? ", mirrored in \(values.number(.mirroredIn))" : ""
      return "in \(title): its `\(values.word(.guide))` at \(coordinate(values, .inParent)), less "
        + "that of \(self.title(values, .child)) at \(coordinate(values, .inChild))\(mirrored)"
    case .placeByAnchor:
      let mirrored = values.has(.mirroredIn) ? ", mirrored in \(values.number(.mirroredIn))" : ""
      let part =
        values.value(.part) == 0
        ? "" : ", less \(values.number(.part)) of \(values.number(.length))"
      return "in \(title), which places it at \(values.number(.at))\(part)\(mirrored)"
    case .placeInGridLine:
      let start = "in \(title): its \(line(values)) begins at \(coordinate(values, .start))"
      let mirrored = values.has(.mirroredIn) ? ", mirrored in \(values.number(.mirroredIn))" : ""
      return start + free(values) + mirrored
    case .placeByInset: return "in \(title): the inset before it"
    case .placeByOffset: return "moved by \(title)"
    case .placeByView: return "in \(title), which puts it there"
    case .placeFirst:
      return "in \(title): the first" + (values.isTrue(.isMirrored) ? ", from the right" : "")
    case .placeAfter:
      return "in \(title): \(self.title(values, .before)) "
        + "\(values.isTrue(.isMirrored) ? "begins" : "ends") at \(coordinate(values, .edge)), and "
        + "\(values.number(.spacing)) spacing"
    default: return nil
    }
  }

  /// The free room in a grid's column or row that comes before the cell.
  private static func free(_ values: FactValues) -> String {
    guard values.has(.left) else { return "" }
    return switch values.value(.part) {
    case 0: ""
    case 1: ", and all of the \(values.number(.left)) free there comes before the cell"
    default:
      ", and of the \(values.number(.left)) free there \(values.number(.distance)) comes before "
        + "the cell"
    }
  }

  /// A coordinate as text; `nil` for one that does not exist.
  private static func coordinate(_ values: FactValues, _ key: FactKey) -> String {
    PlaceText.of(values.value(key) ?? .nan)
  }

  private static func gap(_ kind: FactKind, _ values: FactValues) -> String? {
    switch kind {
    case .gapBetween: return "between \(title(values, .before)) and \(title(values, .after))"
    case .gapOfStack:
      let stack = title(values)
      let (before, after) = (title(values, .from), title(values, .to))
      return switch values.word(.source) {
      case "declared": "\(stack) declares it"
      case "edges":
        "in \(stack): \(values.number(.before)) that \(before) asks for and "
          + "\(values.number(.after)) that \(after) asks for"
      case "before": "in \(stack): \(before) asks for it"
      case "after": "in \(stack): \(after) asks for it"
      default: "in \(stack), by default, as neither asks for a distance"
      }
    case .gapInside: return "inside \(title(values)), beside \(title(values, .child))"
    default: return nil
    }
  }

  private static func cutStep(_ kind: FactKind, _ values: FactValues) -> String? {
    switch kind {
    case .cutEmpty: return "\(title(values)) shows nothing: 0 x 0 is proposed"
    case .cutLines:
      let count = values.count(.lines)
      return "\(title(values)) is \(values.isTrue(.isCut) ? "" : "not ")cut: "
        + (count == 1 ? "1 line is shown" : "\(count) lines are shown")
    case .cutReserved: return "room is kept for so many lines"
    case .cutLimit: return "the line limit, which cuts it"
    case .cutHeight:
      let lines =
        values.has(.lineHeight) ? "lines of \(values.number(.lineHeight))" : "the lines of its runs"
      let least = values.count(.room) < 1 ? ", but one is shown at least" : ""
      return "room for \(lines) in \(values.number(.height))\(least), which cuts it"
    case .cutFits:
      return values.has(.width)
        ? "the least width at which nothing is cut" : "no width would do: it has too many lines"
    case .cutWidth:
      return values.has(.width)
        ? "the width at which lines are broken"
        : "the width is not limited: lines end where the text has them end"
    default: return nil
    }
  }
}
