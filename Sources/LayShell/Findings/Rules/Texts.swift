import LayEngine
import LayLanguage

/// A text of which not all is shown, also where it can only be scrolled to.
enum CutText: FindingRule {
  static let name = "text-cut"
  static let reason =
    "Human Interface Guidelines, Typography: minimise truncation, at all sizes of texts"
  static let tellsEach = true
  private static let longText = 10_000

  static func findings(in layout: JudgedLayout, except told: Set<Int>) -> [Finding] {
    var groups = FindingGroups()
    for index in layout.content where !told.contains(index) {
      let around = layout.views[index].around
      // How wide the parts of a bar of tabs are is not known exactly.
      guard !around.isTyped, !around.isInBar || around.isInTitleRow,
        let text = layout.outcome(of: index),
        text.isCut,
        layout.views[index].frame.size.width > 0.05
      else { continue }
      let axis: Axis = text.isCutByLimit ? .horizontal : .vertical
      if isLeftNoRoom(index, axis, layout) { continue }
      let cause = layout.declaring(axis, offeredTo: index)
      groups.add(index, cause, layout, isForWantOfRoom: axis == .vertical)
    }
    return groups.all.map { finding($0, layout) }
  }

  /// Whether a container that is too long for the window leaves no room: that is told of it.
  ///
  /// Where it can be scrolled to, the window is none of its limits, nor where a frame declares one.
  private static func isLeftNoRoom(_ index: Int, _ axis: Axis, _ layout: JudgedLayout) -> Bool {
    if layout.views[index].around.scrolls.contains(axis) { return false }
    guard let container = layout.container(around: index, longerThanOffered: axis),
      !layout.isFramed(index, axis)
    else { return false }
    let beyond = layout.views[container].frame.beyond(layout.window, axis)
    return max(beyond.before, beyond.after) > 0.5
  }

  private static func finding(_ group: FindingGroups.Group, _ layout: JudgedLayout) -> Finding {
    let first = group.views[0]
    let view = layout.views[first].view
    let outcome = layout.outcome(of: first)
    let lines = CountText.of(outcome?.lineCount ?? 0, "line")
    // What a long text needs is not tried: it would take long.
    let isShort = (view.view.textString?.utf8.count ?? 0) < longText
    let needed =
      isShort
      ? TracedEngine.widthWithoutCut(
        of: view.node, in: view.layout.tree, height: view.proposal.height) : nil
    let width = view.proposal.width.flatMap { $0.isFinite ? $0 : nil }
    let height = view.proposal.height.flatMap { $0.isFinite ? $0 : nil }
    let room =
      outcome?.isCutByLimit == true ? "the limit" : height.map { "the room in \($0.short)" }
    var sentence = "\(lines)" + (room.map { ", \($0)," } ?? "")
    sentence += width.map { " at a width of \($0.short)" } ?? ""
    sentence += needed.map { "; \($0.short) would do" } ?? ""
    if let outcome, outcome.scale < 1 {
      sentence += "; it is scaled to \(NumberText.of(outcome.scale))"
    }
    return Finding(
      rule: Self.self, shown: layout.shown(first), cause: group.cause,
      sentence: group.subject("is cut", "are cut", layout) + ": " + sentence,
      numbers: [
        ("lines", outcome.map { Double($0.lineCount) }), ("width", width), ("height", height),
        ("needed", needed),
      ],
      question: layout.reference(first, "cut"), guess: outcome?.guess, views: group.views,
      count: group.views.count, headline: group.subject("is cut", "are cut", layout),
      detail: detail(view, outcome, needed, isOfFrame: group.cause != nil),
      isForWantOfRoom: group.cause == nil && outcome?.isCutByLimit == false,
      isClose: outcome?.margin != nil)
  }

  /// `needs 204, has 188`; where no width would do, how many lines there are.
  ///
  /// - Rule: what is cut by the height needs more height, but for a line in a frame of a height, which is to stay one.
  private static func detail(
    _ view: PlacedView, _ outcome: TextOutcome?, _ needed: Double?, isOfFrame: Bool
  ) -> String {
    let isOneLine = outcome?.lineCount == 1 && isOfFrame
    if outcome?.isCutByLimit == false, !isOneLine, let room = view.proposal.height, room.isFinite {
      let free = ProposedViewSize(width: view.proposal.width, height: nil)
      if let all = try? TracedEngine.layOut(view.node, of: view.layout.tree, free) {
        return "needs \(all.size.height.short) of height, has \(room.short)"
      }
    }
    guard let width = view.proposal.width, width.isFinite, let needed else {
      return "has room for " + CountText.of(outcome?.lineCount ?? 0, "line")
    }
    return "needs \(needed.short), has \(width.short)"
  }
}

/// A text in which a word is wider than its line, so that it goes on in the next: `Setti`, `ngs`.
///
/// - Exceptions: what is no word of letters alone, such as an address; what is offered no width at all; a text that
///   is written downwards, a character a line, in a width that is declared; and the sizes for accessibility, also those
///   that the code sets itself, at which long words are wider than a phone.
enum BrokenWord: FindingRule {
  static let name = "word-broken"
  // Source: layout-rules 2.2.6.
  static let reason =
    "SwiftUI: a word wider than its line is broken between any two letters"
  static let tellsEach = true

  static func isAsked(at size: DynamicType) -> Bool { !size.isAccessibilitySize }

  static func findings(in layout: JudgedLayout, except told: Set<Int>) -> [Finding] {
    var groups = FindingGroups()
    for index in layout.content where !told.contains(index) {
      let around = layout.views[index].around
      guard !around.isTyped, !around.isInBar || around.isInTitleRow,
        let text = layout.outcome(of: index),
        text.brokenLetters != nil, !isWrittenDownwards(index, text, layout),
        layout.views[index].view.proposal.width != 0, !layout.isSetAccessible(index)
      else { continue }
      groups.add(index, layout.declaring(.horizontal, offeredTo: index), layout)
    }
    return groups.all.map { finding($0, layout) }
  }

  private static func isWrittenDownwards(
    _ index: Int, _ text: TextOutcome, _ layout: JudgedLayout
  ) -> Bool {
    let view = layout.views[index].view
    let count = view.view.textString?.count { !$0.isWhitespace } ?? 0
    return text.lineCount >= count
      && layout.ancestors(of: index).prefix { layout.views[$0].content.isModifier }.contains {
        (layout.views[$0].content as? FixedFrame)?.width != nil
      }
  }

  private static func finding(_ group: FindingGroups.Group, _ layout: JudgedLayout) -> Finding {
    let view = layout.views[group.views[0]].view
    let outcome = layout.outcome(of: group.views[0])
    let width = view.proposal.width
    let headline = group.subject("breaks a word", "break words", layout)
    let detail =
      "“\(outcome?.brokenLetters ?? "")” is wider than "
      + (width.map { "its room of \($0.short)" } ?? "its room")
    return Finding(
      rule: Self.self, shown: layout.shown(group.views[0]), cause: group.cause,
      sentence: headline + ": " + detail, numbers: [("width", width)],
      question: layout.reference(group.views[0], "width"), guess: outcome?.guess,
      views: group.views, count: group.views.count, headline: headline, detail: detail,
      isClose: outcome?.margin != nil)
  }
}

/// A text that is scaled as far as it may be, and just fits.
///
/// - Exception: the sizes for accessibility, at which what is scaled is still larger than it is usually.
enum LeastScale: FindingRule {
  static let name = "text-scaled-to-its-least"
  static let reason =
    "Human Interface Guidelines, Typography: texts are to stay legible; what is scaled to its "
    + "least is cut next"
  static let tellsEach = true

  static func isAsked(at size: DynamicType) -> Bool { !size.isAccessibilitySize }

  static func findings(in layout: JudgedLayout, except told: Set<Int>) -> [Finding] {
    var groups = FindingGroups()
    for index in layout.content where !told.contains(index) {
      guard let text = layout.outcome(of: index), text.scale < 1,
        text.scale < text.leastScale * 1.01, !layout.isSetAccessible(index)
      else { continue }
      let axis = axis(of: text, layout.views[index].view)
      groups.add(
        index, layout.declaring(axis, offeredTo: index), layout, isForWantOfRoom: axis == .vertical)
    }
    return groups.all.compactMap { group in
      let first = group.views[0]
      guard let outcome = layout.outcome(of: first) else { return nil }
      let axis = axis(of: outcome, layout.views[first].view)
      let asked = group.cause ?? layout.shown(first)
      return Finding(
        rule: Self.self, shown: layout.shown(first), cause: group.cause,
        sentence: group.subject("is scaled", "are scaled", layout) + " to " + least(outcome),
        numbers: [("scale", outcome.scale), ("least", outcome.leastScale)],
        question: layout.reference(asked, axis == .vertical ? "height" : "width"),
        guess: outcome.guess, views: group.views, count: group.views.count,
        isForWantOfRoom: group.cause == nil && axis == .vertical)
    }
  }

  /// Along which axis room is lacking: with all the height that it wants a text may be larger.
  private static func axis(of text: TextOutcome, _ view: PlacedView) -> Axis {
    let room = ProposedViewSize(width: view.proposal.width, height: nil)
    let free = view.layout.tree.textOutcome(of: view.node, at: room)
    return free.map { $0.scale > text.scale * 1.01 } ?? false ? .vertical : .horizontal
  }

  /// `0.8, the least that is allowed`, or `0.803, where 0.8 is the least`.
  private static func least(_ text: TextOutcome) -> String {
    let (scale, least) = (NumberText.of(text.scale), NumberText.of(text.leastScale))
    return scale == least
      ? "\(scale), the least that is allowed" : "\(scale), where \(least) is the least"
  }
}

extension JudgedLayout {
  /// Whether a frame around a view declares how long it may be at most.
  fileprivate func isFramed(_ index: Int, _ axis: Axis) -> Bool {
    ancestors(of: index).contains { place in
      switch views[place].content {
      case let frame as FixedFrame: (axis == .horizontal ? frame.width : frame.height) != nil
      case let frame as FlexibleFrame:
        (axis == .horizontal ? frame.width : frame.height).maximum.map(\.isFinite) ?? false
      default: false
      }
    }
  }

  /// Whether the code sets a size of texts for accessibility around a view.
  fileprivate func isSetAccessible(_ index: Int) -> Bool {
    for around in shown(index).around {
      if case .dynamicTypeSize(let size)? = around.view.view.content as? EnvironmentChange {
        return size.isAccessibilitySize
      }
    }
    return false
  }

  /// How a text came out; nil for other views, and where a bar is drawn in its place.
  func outcome(of index: Int) -> TextOutcome? {
    views[index].kind == .text && !views[index].around.isRedacted
      ? views[index].view.textOutcome(lookout) : nil
  }

  /// A view and what is asked of it, as `why` takes it: `1.2 cut`, `width` for the root.
  func reference(_ index: Int, _ subject: String) -> String {
    reference(shown(index), subject)
  }

  func reference(_ shown: ShownView, _ subject: String) -> String {
    let path = shown.pathText
    if path.isEmpty { return subject }
    return subject == "cut" ? "\(path) \(subject)" : "\(path).\(subject)"
  }
}

extension TextOutcome {
  /// The letters of a broken word, or a broken number, without the marks beside them; nil for none, and for what is
  /// neither, as an address.
  var brokenLetters: String? {
    guard let brokenWord, brokenWord.utf8.count <= Self.mostBytes,
      !brokenWord.contains(where: "/@_\\#=&".contains)
    else { return nil }
    let isPart = { (character: Character) in character.isLetter || character.isNumber }
    let word = brokenWord.drop { !isPart($0) }.reversed().drop { !isPart($0) }.reversed()
    guard word.count > 1, word.count <= Self.longestWord else { return nil }
    let isWord = word.allSatisfy { $0.isLetter || "'’".contains($0) }
    let isNumber = word.allSatisfy { $0.isNumber || $0.isPunctuation || $0.isSymbol }
    return isWord || isNumber ? String(word) : nil
  }

  /// More letters are a name of code, or of a file.
  private static let longestWord = 24
  /// What is longer is not looked at.
  private static let mostBytes = 1000

  /// What is not known exactly about it.
  fileprivate var guess: String? {
    if let margin { return "close: \(margin.short) more of width might change it" }
    return isEstimated ? "the widths of its characters are estimates" : nil
  }
}

extension Double {
  /// The number with at most one decimal, as for people.
  var short: String { NumberText.of((self * 10).rounded() / 10) }
}

/// Views with one cause, or from one place in the code.
struct FindingGroups {
  struct Group {
    let cause: ShownView?
    var views: [Int]
  }

  private enum Key: Hashable {
    case cause(String)
    case code(SourceSpan)
    case room
    case view(Int)
  }

  private(set) var all: [Group] = []
  private var places: [Key: Int] = [:]

  /// - Parameters:
  ///   - cause: the view that is to be changed; nil for the view itself.
  ///   - isForWantOfRoom: whether, without such a view, it is that the whole is too long for its room.
  mutating func add(
    _ index: Int, _ cause: ShownView?, _ layout: JudgedLayout, isForWantOfRoom: Bool = false
  ) {
    let key =
      cause.map { Key.cause($0.pathText) } ?? (isForWantOfRoom ? .room : nil)
      ?? layout.views[index].view.view.span.map(Key.code) ?? .view(index)
    if let place = places[key] {
      all[place].views.append(index)
    } else {
      places[key] = all.count
      all.append(Group(cause: cause, views: [index]))
    }
  }
}

extension FindingGroups.Group {
  /// `text "Hello" is cut`, or `3 texts are cut by frame :width 100, the first text "Hello"`.
  func subject(_ one: String, _ many: String, _ layout: JudgedLayout) -> String {
    let title = layout.title(views[0])
    let by = cause.map { " by \(ViewTitle.full($0.view.view))" } ?? ""
    if views.count == 1 { return "\(title) \(one)\(by)" }
    return "\(CountText.of(views.count, layout.noun(views))) \(many)\(by), the first \(title)"
  }
}

extension JudgedLayout {
  /// The noun for some views.
  func noun(_ indices: [Int]) -> String {
    let kinds = Set(indices.map { views[$0].kind })
    return kinds == [.text] ? "text" : kinds == [.control] ? "control" : "view"
  }
}
