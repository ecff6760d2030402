import LayEngine
import LayLanguage
import LayTerminal

/// Facts about stacks and other containers, and about the layouts of the program.
enum ContainerFact: Fact {
  /// What was asked of a child: the proposal, its answer, and where it was put then.
  struct Child {
    let child: ViewMention
    var number: Int?
    let proposal: ProposedViewSize
    let size: ViewSize
    var place: ViewPoint?
  }

  /// A child of a stack, in the order in which they are served.
  struct SharingChild {
    let child: ViewMention
    let number: Int
    let distance: FactNumber
    var priority: FactNumber?
    /// How short and how long it can be.
    var shortest, longest: FactNumber?
    /// What is left at its turn, and among how many.
    var left: FactNumber?
    var among: Int?
    let proposal: ProposedViewSize
    let size: ViewSize
  }

  /// The distance between two neighbours, by their numbers, and where it comes from.
  struct Distance {
    let from, to: Int
    let distance: FactNumber
    let source: DistanceSource
    var before, after: FactNumber?
  }

  struct Candidate {
    let child: ViewMention
    let number: Int
    let isChosen: Bool
    var size: ViewSize?
    var fitsWidth: Bool?
    var proposedWidth, overWidth: FactNumber?
    var fitsHeight: Bool?
    var proposedHeight, overHeight: FactNumber?
  }

  case absentStack
  /// What the children were asked for the view's own size.
  case askedForSize(children: [Child])
  case available(
    axis: Axis, proposed: FactNumber, spacing: FactNumber, left: FactNumber, among: Int)
  /// The title of a bar: its room between the items, and whether it stands in the middle.
  case barTitle(offered: FactNumber, clearance: FactNumber, isCentered: Bool)
  case candidates(axes: [Axis], candidates: [Candidate])
  case children(children: [Child])
  case chosen(candidate: Int, reason: ChoiceReason)
  case chosenAsked(proposal: ProposedViewSize, size: ViewSize)
  case content(child: ViewMention, proposal: ProposedViewSize, place: ViewPoint)
  case covered(axis: Axis, answer: FactNumber, guide: String)
  case distances(distances: [Distance])
  case edgeContent(
    edge: String, axis: Axis, content: FactNumber, distance: FactNumber, needed: FactNumber,
    offered: FactNumber)
  case edgeSum(
    axis: Axis, parts: [FactNumber], total: FactNumber, answer: FactNumber, across: FactNumber)
  case idealAlong(axis: Axis)
  case judging(axes: [Axis], proposal: ProposedViewSize?)
  case keptBack(length: FactNumber)
  case madeContent(size: ViewSize)
  case noCandidates
  case noChildren
  case noContent
  case offeredToAll(size: ViewSize)
  case reach(
    axis: Axis, priority: FactNumber, answer: FactNumber, guide: String?, before: FactNumber?,
    after: FactNumber?)
  case scrolling(
    axis: Axis, scrolls: Bool, reason: LengthReason, content: FactNumber, answer: FactNumber)
  case shares(children: [SharingChild])
  case sum(
    axis: Axis, parts: [FactNumber], spacing: FactNumber, answer: FactNumber,
    exact: FactNumber? = nil, proposed: FactNumber? = nil, excess: FactNumber? = nil,
    unused: FactNumber? = nil)
  case union(priority: FactNumber)

  // Layouts of the program.
  case cacheQuestions(questions: [Child])
  case programLayout(layout: String, count: Int)
  case programPlaces(placed: Int)
  case programSize(size: ViewSize)
  case sizeQuestions(proposal: ProposedViewSize, keepsCache: Bool, questions: [Child])
  case unplaced(numbers: [Int])

  var isConclusion: Bool {
    switch self {
    case .chosen, .programSize, .sum: true
    default: false
    }
  }

  var sentence: String? { ofChildren ?? ofSize ?? ofProgram }

  /// The sentences about what children are offered and answer.
  private var ofChildren: String? {
    switch self {
    case .available(let axis, let proposed, let spacing, let left, let among):
      "\(axis.side): \(proposed) − \(spacing) for spacing = \(left) to share among \(among)"
        + (among > 1 ? "; high priority first, then those that can go less far" : "")
    case .barTitle(let offered, _, true):
      "the title is offered what the items leave, \(offered), and stands in the middle of the bar"
    case .barTitle(let offered, let clearance, false):
      "the title is offered what the items leave, \(offered); in the middle of the bar it would come "
        + "nearer to them than \(clearance), so it stands at the leading end of that room"
    case .chosen(let candidate, let reason): "candidate \(candidate) is chosen: \(reason.phrase)"
    case .chosenAsked(let proposal, let size):
      "then \(ProposalText.of(proposal)) is proposed to it, and it answers \(ProposalText.of(size))"
    case .content(_, let proposal, let place):
      "\(ProposalText.of(proposal)) is proposed to the content; it stands at "
        + PlaceText.of(place)
    case .distances(let distances): Self.sentence(distances)
    case .edgeContent(let edge, _, let content, let distance, _, let offered):
      "the content takes \(content) at the \(edge) edge, the distance is \(distance), and the view "
        + "is offered what they leave" + (offered.hasValue ? ": \(offered)" : "")
    case .idealAlong(let axis):
      "no \(axis.side) is proposed: each child is asked for its ideal \(axis.side)"
    case .judging(let axes, let proposal): Self.judging(axes, proposal)
    case .keptBack(let length):
      "\(length) is kept back until their turn for children of lower priority, which need that at "
        + "least"
    case .madeContent(let size):
      "its content is made for \(ProposalText.of(size)); each view of it is offered that, and "
        + "stands at the top-leading corner"
    case .noCandidates: "it has no candidates, so it is nothing: 0 x 0"
    case .noChildren: "it has no children: 0 x 0"
    case .noContent: "it has no content"
    case .offeredToAll(let size): "placed, each child is offered \(ProposalText.of(size))"
    default: nil
    }
  }

  /// The sentences about the container's own size.
  private var ofSize: String? {
    switch self {
    case .absentStack: "a stack of one view is not there: the view takes its place"
    case .covered(let axis, let answer, let guide):
      "\(axis.side): \(answer), what the children cover when aligned by \(guide)"
    case .edgeSum(let axis, let parts, let total, let answer, let across):
      "\(axis.side): "
        + (abs((total.value ?? 0) - (answer.value ?? 0)) < 0.001 || answer.value?.isFinite != true
          ? "\(parts.sum(called: "all")) = \(answer)"
          : "the answer is \(answer); placed with its own \(axis.other.side) of \(across), it would "
            + "need \(parts.sum(called: "all")) = \(total)")
    case .reach(let axis, let priority, let answer, let guide, let before, let after):
      Self.reach(
        axis, priority.hasValue ? "the children of priority \(priority)" : "its children", answer,
        guide.flatMap { guide in before.flatMap { before in after.map { (guide, before, $0) } } })
    case .scrolling(let axis, false, _, _, let answer):
      "\(axis.side): it does not scroll, so the content's: \(answer)"
    case .scrolling(let axis, true, .proposed, let content, let answer):
      "\(axis.side): it scrolls, so it takes what is proposed: \(answer); the content is \(content)"
    case .scrolling(let axis, true, _, _, let answer):
      "\(axis.side): nothing is proposed, so the content's: \(answer)"
    case .sum(
      let axis, let parts, let spacing, let answer, let exact, _, let excess, let unused):
      "\(axis.side): \(parts.sum(called: "children")) + \(spacing) spacing = \(exact ?? answer)"
        + (exact == nil ? "" : ", rounded up to \(answer)")
        + (excess.map { ", too long by \($0)" } ?? "")
        + (unused.map { ", \($0) is not used" } ?? "")
    case .union(let priority):
      priority.hasValue
        ? "it is as large as the largest of the children of priority \(priority); the others do "
          + "not count"
        : "it is as wide as the widest and as high as the highest of its children"
    default: nil
    }
  }

  private var ofProgram: String? {
    switch self {
    case .cacheQuestions: "its `make-cache` asked first, once for all proposals:"
    case .programLayout(let layout, let count):
      "it is the layout `\(layout)` of the program, which has "
        + (count == 0 ? "no subviews" : count == 1 ? "one subview" : "\(count) subviews")
    case .programPlaces(0): "`place-subviews` placed nothing, so every subview is centred:"
    case .programPlaces: "then `place-subviews` placed:"
    case .programSize(let size): "`size-that-fits` gave \(ProposalText.of(size))"
    case .sizeQuestions(let proposal, let keepsCache, let questions):
      "for its size at \(ProposalText.of(proposal)) it asked"
        + (!questions.isEmpty
          ? ", in this order:" : keepsCache ? " nothing more: it has its cache" : " no subview")
    case .unplaced(let numbers):
      "it did not place \(numbers.map { "\($0)" }.joined(separator: ", ")): what is not placed is "
        + "centred, with the layout's own proposal"
    default: nil
    }
  }

  private static func reach(
    _ axis: Axis, _ those: String, _ answer: FactNumber,
    _ line: (guide: String, before: FactNumber, after: FactNumber)?
  ) -> String {
    guard let line else { return "\(axis.side): the largest of \(those): \(answer)" }
    return "\(axis.side): aligned by \(line.guide), \(those) reach \(line.before) before that line "
      + "and \(line.after) after it: \(answer)"
  }

  private static func judging(_ axes: [Axis], _ proposal: ProposedViewSize?) -> String {
    guard let first = axes.first else { return "no axis has to fit" }
    let judged =
      axes.count == 1 ? "the \(first.side) must fit" : "width and height must fit"
    return judged + (proposal.map { "; candidates are measured at \(ProposalText.of($0))" } ?? "")
  }

  /// The distances between children, where equal neighbors are combined.
  private static func sentence(_ distances: [Distance]) -> String {
    let most = 6
    var runs: [(first: Distance, last: Int)] = []
    for distance in distances where runs.count <= most {
      if let last = runs.last, last.first.isSaid(like: distance) {
        runs[runs.count - 1].last = distance.to
      } else {
        runs.append((distance, distance.to))
      }
    }
    if runs.count == 1 {
      return "spacing: \(runs[0].first.words)" + (distances.count > 1 ? ", each" : "")
    }
    let shown = runs.prefix(most).map { "\($0.first.words) from \($0.first.from) to \($0.last)" }
    let rest = runs.count > most ? ", and so on" : ""
    return "spacing: \(shown.joined(separator: ", "))\(rest)"
  }

  // MARK: Tables

  func table(_ lookout: Lookout) -> TextTable? {
    switch self {
    case .askedForSize(let children):
      Self.table(
        children, .left("    before, asked for its size") { $0.label }, "answered", lookout)
    case .cacheQuestions(let questions), .sizeQuestions(_, _, let questions):
      Self.table(ofQuestions: questions, lookout)
    case .candidates(let axes, let candidates):
      TextTable(
        candidates,
        [
          .init("    candidate", .left) {
            .init(
              "\($0.isChosen ? "▸" : " ") \($0.number) \($0.child.title)",
              $0.isChosen ? .strong : nil)
          },
          .right("ideal size") { $0.size.map(ProposalText.of) ?? "not measured" },
        ] + axes.map { axis in .init(axis.side, .left) { $0.comparison(axis) } }, lookout)
    case .children(let children):
      TextTable(
        children.enumerated(),
        [
          .left("    child") { "  \($0.offset + 1) \($0.element.child.title)" },
          .right("proposed") { ProposalText.of($0.element.proposal) },
          .right("answers") { ProposalText.of($0.element.size) },
          .right("at") { $0.element.place.map(PlaceText.of) ?? "" },
        ], lookout)
    case .shares(let children): Self.table(children, lookout)
    default: nil
    }
  }

  private static func table(
    _ children: [Child], _ first: TextTable.Column<Child>, _ answers: String, _ lookout: Lookout
  ) -> TextTable {
    TextTable(
      children,
      [
        first, .right("proposed") { ProposalText.of($0.proposal) },
        .right(answers) { ProposalText.of($0.size) },
      ], lookout)
  }

  private static func table(ofQuestions questions: [Child], _ lookout: Lookout) -> TextTable? {
    guard !questions.isEmpty else { return nil }
    let mostRows = 30
    var table = table(
      Array(questions.prefix(mostRows)), .left("    subview") { $0.label }, "answered", Lookout())
    if questions.count > mostRows {
      table.add([.init("  … and \(questions.count - mostRows) more"), .init(""), .init("")])
    }
    return table
  }

  private static func table(_ children: [SharingChild], _ lookout: Lookout) -> TextTable {
    typealias Column = TextTable.Column<SharingChild>
    let hasPriorities = children.contains { lookout.isOver || $0.priority != nil }
    let hasRanges = children.contains { lookout.isOver || $0.shortest != nil }
    let hasTurns = children.contains { lookout.isOver || $0.left != nil }
    let distance = Column.right("after") { $0.distance.hasValue ? "\($0.distance)" : "" }
    let priority = Column.right("priority") { $0.priority?.description ?? "nil" }
    let range = Column.right("can be") { child in
      child.shortest.flatMap { one in child.longest.map { "\(one)…\($0)" } } ?? ""
    }
    let turn = Column.right("left / among") { child in
      child.left.flatMap { $0.hasValue ? "\($0) / \(child.among ?? 0)" : nil } ?? ""
    }
    return TextTable(
      children,
      [
        .left("    child") { "  \($0.number) \($0.child.title)" },
        children.count > 1 ? distance : nil, hasPriorities ? priority : nil,
        hasRanges ? range : nil, hasTurns ? turn : nil,
        .right("proposed") { ProposalText.of($0.proposal) },
        .right("answers") { ProposalText.of($0.size) },
      ], lookout)
  }
}

extension ContainerFact.Child {
  fileprivate var label: String { "  " + (number.map { "\($0) " } ?? "") + child.title }
}

extension ContainerFact.Candidate {
  /// How the candidate's length compares with the proposed one.
  fileprivate func comparison(_ axis: Axis) -> TextTable.Cell {
    guard let size else { return .init("") }
    let isWidth = axis == .horizontal
    guard let proposed = isWidth ? proposedWidth : proposedHeight, proposed.hasValue else {
      return .init("nil: always fits", .green)
    }
    let number = NumberText.of(size[axis])
    if isWidth ? fitsWidth ?? false : fitsHeight ?? false {
      return .init("\(number) ≤ \(proposed), fits", .green)
    }
    guard let over = isWidth ? overWidth : overHeight, let value = over.value else {
      return .init("\(number) is no number", .red)
    }
    // In full precision where three decimals would show 0.
    let excess = over.description == "0" ? "\(value)" : over.description
    return .init("\(number) > \(proposed), over by \(excess)", .red)
  }
}

/// Where a distance between two neighbours comes from.
enum DistanceSource: String, FactWord {
  case declared, edges, before, after, platform
}

extension SpacingReason {
  var origin: (source: DistanceSource, before: FactNumber?, after: FactNumber?) {
    switch source {
    case .declared: (.declared, nil, nil)
    case .edges(let before, let after): (.edges, .length(before), .length(after))
    case .neighbour(let isBefore): (isBefore ? .before : .after, nil, nil)
    case .platform: (.platform, nil, nil)
    }
  }
}

extension ContainerFact.Distance {
  init(_ reason: SpacingReason, after index: Int) {
    (from, to, distance) = (index + 1, index + 2, .length(reason.distance))
    (source, before, after) = reason.origin
  }

  /// Whether another one has the same words, but for its place.
  fileprivate func isSaid(like other: Self) -> Bool {
    source == other.source && distance.value == other.distance.value
      && before?.value == other.before?.value && after?.value == other.after?.value
  }

  fileprivate var words: String {
    switch source {
    case .declared: "\(distance) as declared"
    case .edges:
      "\(distance) as both edges ask (\(before ?? .length(nil)) + \(after ?? .length(nil)))"
    case .before: "\(distance) as the view before asks"
    case .after: "\(distance) as the view after asks"
    case .platform: "\(distance) by default"
    }
  }
}

extension ChoiceReason: FactWord {
  var word: String {
    switch self {
    case .firstThatFits: "first-that-fits"
    case .lastAsNoneFits: "last-as-none-fits"
    case .nothingIsConstrained: "no-axis"
    case .onlyCandidate: "only-candidate"
    }
  }

  fileprivate var phrase: String {
    switch self {
    case .firstThatFits: "the first that fits"
    case .lastAsNoneFits: "the last, taken without a test because none before it fits"
    case .nothingIsConstrained: "the first, since no axis has to fit"
    case .onlyCandidate: "there is no other"
    }
  }
}
