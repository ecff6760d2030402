import LayEngine
import LayLanguage

/// Why a view is offered a length.
extension LengthReasons {
  mutating func offer(_ place: ReasonPlace, _ axis: Axis) -> Question? {
    guard let offered = place.question[axis] else { return offerOfNothing(place, axis) }
    guard let parent = place.parent else {
      offerFromOutside(place, axis)
      return nil
    }
    if parent.isTransparent { return .offer(parent, axis) }
    // Where a view places its child with what it asked it before, the offer does not come from the
    // view's own size, even if both are as long.
    let isAsked = !place.isPlacing || asksTheSame(place, of: parent, axis)
    let facts = isAsked ? facts(parent) : traced.arranging(parent.view)
    let (given, length) = (parent.question[axis], parent.size[axis])
    if reason(parent, axis) == .sum, let share = facts.shares[place.number] {
      add(offered, self.share(share, of: parent, facts, axis), parent)
      return .offer(parent, axis)
    }
    if reason(parent, axis) == .declared { return declaredOffer(offered, parent, axis) }
    if let shaping = facts.shaping, let side = parent.decisiveAxis(of: shaping), side != axis {
      add(offered, .offerOfRatio(side, parent.question[side], shaping.base), parent)
      return .offer(parent, side)
    }
    if isAsked || reason(parent, axis) == .proposed, given == offered {
      return .offer(parent, axis)
    }
    if isAsked, parent.content is FlexibleFrame { return declaredOffer(offered, parent, axis) }
    if parent.content is IgnoresSafeArea {
      add(offered, .offerBeyond(given), parent)
      return .offer(parent, axis)
    }
    if let fact = offerOfLayer(place, parent, isChanged: !isAsked && offered != given, axis) {
      add(offered, fact, parent)
      return nil
    }
    if let next = offerOfGrid(place, facts, isAsked: isAsked, axis) { return next.question }
    if !isAsked, offered > length, parent.content.isLayered {
      add(offered, .offerBeyond(length), parent)
      return .answer(parent, axis)
    }
    if !isAsked || reason(parent, axis) == .idealOfChild(0), length == offered {
      let fact = Fact("offerOfSize", ["axis": axis]) {
        "offered by \($0), which is as \(axis.adjective)"
      }
      add(offered, fact, parent)
      return .answer(parent, axis)
    }
    let fact = Fact("offerOf", ["given": FactNumber.length(given)]) { view in
      "offered by \(view), "
        + (given.map { "of \(NumberText.of($0))" } ?? "to which nothing is proposed")
    }
    add(offered, fact, parent)
    return given == nil ? nil : .offer(parent, axis)
  }

  /// What a view offers that has its size from elsewhere: from a source, or from the window.
  private func offerOfLayer(
    _ place: ReasonPlace, _ parent: ReasonPlace, isChanged: Bool, _ axis: Axis
  ) -> Fact? {
    if isChanged, parent.content is MatchedGeometry {
      return Fact("offerOfMatch", ["axis": axis]) {
        "offered by \($0), which takes the \(axis.side) of its source"
      }
    }
    guard parent.content is Presentation, place.number == 1 else { return nil }
    let layout = parent.view.layout
    let window = FactNumber.length(layout.screen?.size[axis] ?? layout.proposal[axis])
    return Fact("offerOfPanel", ["axis": axis, "window": window]) {
      "offered by \($0), over a window that is \(window) \(axis.adjective)"
    }
  }

  private mutating func declaredOffer(
    _ offered: Double, _ parent: ReasonPlace, _ axis: Axis
  ) -> Question? {
    if let next = computed(offered, of: parent, axis) { return next.question }
    let code = expression(offered, of: parent, axis)
    let fact = Fact("offerDeclared", ["expression": code]) {
      "declared by \($0)" + (code.map { ": \($0)" } ?? "")
    }
    add(offered, fact, parent)
    return nil
  }

  private func asksTheSame(
    _ place: ReasonPlace, of parent: ReasonPlace, _ axis: Axis
  ) -> Bool {
    let asked = asked(place.number, of: parent)
    return !asked.isPlacing && asked.question[axis] == place.question[axis]
  }

  /// Explains that nothing is proposed by the view that does not pass a length on.
  private mutating func offerOfNothing(_ place: ReasonPlace, _ axis: Axis) -> Question? {
    var place = place
    while let asker = place.asker {
      if asker.question[axis] != nil {
        add(nil, .offerOfNothing(axis), asker)
        return nil
      }
      place = asker
    }
    guard let around = place.shown.around.first(where: { $0.view.proposal[axis] != nil }) else {
      return nil
    }
    add(nil, .offerOfNothing(axis), ReasonPlace(around))
    return nil
  }

  /// How many children who took something of a stack's length are named.
  static var mostTakers: Int { 4 }

  /// What was left of a stack's length, who took what before a child's turn, who shared it, and what is
  /// kept for others.
  private func share(
    _ share: ViewAccount.Share, of stack: ReasonPlace, _ facts: ViewAccount, _ axis: Axis
  ) -> Fact {
    let tree = stack.view.layout.tree
    let children = tree.children(of: stack.view.node)
    func takers(_ numbers: some Sequence<Int>) -> [Taker] {
      numbers.compactMap { number in
        guard let length = facts.shares[number]?.answer[axis], length != 0 else { return nil }
        return Taker(child: stack.child(number).mention, length: .length(length))
      }
    }
    let before = takers(facts.turns.prefix(share.turn))
    let count = before.count > Self.mostTakers ? before.count : nil
    let taken: Taken =
      count == nil ? .all(before) : .sum(.total(before.compactMap(\.length.value)))
    let later = facts.turns.dropFirst(share.turn)
    let own = later.first.map { tree.priority(of: children[$0]) }
    let others = later.filter { tree.priority(of: children[$0]) != own }
    let rivals = takers(later.dropFirst().prefix(share.among - 1).prefix(Self.mostTakers))
    let kept = share.kept == 0 ? nil : FactNumber.length(share.kept)
    let child =
      others.count == 1 && kept != nil ? others.first.map { stack.child($0).mention } : nil
    let (left, given) = (FactNumber.length(share.left), FactNumber.length(stack.question[axis]))
    let spacing = FactNumber.total(tree.distances(in: stack.view.node))
    let rest = taken.rest(
      of: given, spacing, count, kept, child.map { "\($0)" } ?? "those of lower priority")
    return Fact(
      "offerOfShare",
      [
        "left": left, "among": share.among, "given": given, "spacing": spacing,
        "taken": taken.value, "count": count, "rivals": rivals.isEmpty ? nil : rivals,
        "kept": kept, "child": child,
      ]
    ) {
      "offered by \($0): \(left) left for \(share.among == 1 ? "the last" : "\(share.among)")\(rest)"
        + (rivals.isEmpty ? "" : "; ")
        + rivals.map { "\($0.child) takes \($0.length)" }.joined(separator: ", ")
    }
  }

  /// Explains the proposal to the root view: the user's, or a device's screen less its safe area.
  private mutating func offerFromOutside(_ place: ReasonPlace, _ axis: Axis) {
    let offered = place.question[axis]
    guard let screen = place.view.layout.screen else {
      return add(offered, Fact("offerFromOutside", "proposed"), nil)
    }
    let insets = screen.safeInsets
    let (start, end, whole) =
      axis == .horizontal
      ? (insets.leading, insets.trailing, screen.size.width)
      : (insets.top, insets.bottom, screen.size.height)
    let (before, after) = (FactNumber.length(start), FactNumber.length(end))
    let length = FactNumber.length(whole)
    let fact = Fact(
      "offerOfScreen",
      ["device": screen.title, "length": length, "before": before, "after": after],
      "proposed: \(screen.title) has \(length)"
        + (start == 0 && end == 0 ? "" : ", less \(before) and \(after) of its safe area"))
    add(offered, fact, nil)
  }
}

/// A child that took something of a container's length.
struct Taker {
  let child: ViewMention
  let length: FactNumber
}

/// What others took of a container's length; of many only the sum.
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

  /// `, of 361 − 48 spacing − 48 image − 112 button − 8 kept for spacer`.
  func rest(
    of given: FactNumber, _ spacing: FactNumber, _ count: Int?, _ kept: FactNumber?,
    _ others: String
  ) -> String {
    guard given.value?.isFinite == true else { return "" }
    var rest = spacing.value == 0 ? "" : " − \(spacing) spacing"
    rest += terms(count ?? 0, " − ")
    if let kept { rest += " − \(kept) kept for \(others)" }
    return rest.isEmpty ? "" : ", of \(given)\(rest)"
  }

  func terms(_ count: Int, _ sign: String) -> String {
    switch self {
    case .all(let takers): takers.map { "\(sign)\($0.length) \($0.child)" }.joined()
    case .sum(let sum):
      sum.value == 0 ? "" : "\(sign)\(sum) for \(count == 0 ? "" : "\(count) ")others"
    }
  }
}

extension Fact {
  fileprivate static func offerBeyond(_ length: Double?) -> Fact {
    let given = FactNumber.length(length)
    return Fact("offerBeyond", ["given": given]) {
      "offered by \($0), which reaches into what is kept free beside its \(given)"
    }
  }

  fileprivate static func offerOfNothing(_ axis: Axis) -> Fact {
    Fact("offerOfNothing", ["axis": axis]) { "\($0) proposes no \(axis.side)" }
  }

  /// - Parameter axis: the axis whose proposal decides.
  fileprivate static func offerOfRatio(_ axis: Axis, _ length: Double?, _ base: ViewSize) -> Fact {
    let (width, height) = (FactNumber.length(base.width), FactNumber.length(base.height))
    let length = FactNumber.length(length)
    return Fact(
      "offerOfRatio", ["axis": axis, "length": length, "width": width, "height": height]
    ) { "offered by \($0): \(length) \(axis.adjective), at \(width) to \(height)" }
  }
}

extension ReasonPlace {
  /// The axis whose proposal decides how large a view with a ratio is; nil for other views.
  func decisiveAxis(of shaping: Shaping) -> Axis? {
    guard let mode = (content as? AspectRatio)?.mode else { return nil }
    guard let horizontal = shaping.horizontal else { return .vertical }
    guard let vertical = shaping.vertical else { return .horizontal }
    return (mode == .fit ? horizontal <= vertical : horizontal >= vertical)
      ? .horizontal : .vertical
  }

  /// Whether nothing in the view takes part in its answer.
  var isLeaf: Bool { view.childCount == 0 || content is GeometryReader }
}

extension ViewContent {
  /// Whether the views of this content are in rows and columns.
  var isGrid: Bool {
    self is Grid || self is LazyVerticalGrid || self is LazyHorizontalGrid
  }

  /// Whether it offers its content what it measures itself, or more in the safe area.
  var isLayered: Bool { self is Layer }
}
