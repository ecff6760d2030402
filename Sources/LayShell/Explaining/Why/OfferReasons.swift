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
      add(
        offered,
        OfferFact.offerOfRatio(
          axis: side, length: .length(parent.question[side]), width: .length(shaping.base.width),
          height: .length(shaping.base.height)), parent)
      return .offer(parent, side)
    }
    if isAsked || reason(parent, axis) == .proposed, given == offered {
      return .offer(parent, axis)
    }
    if isAsked, parent.content is FlexibleFrame { return declaredOffer(offered, parent, axis) }
    if parent.content is IgnoresSafeArea {
      add(offered, OfferFact.offerBeyond(given: .length(given)), parent)
      return .offer(parent, axis)
    }
    if !isAsked, parent.content is MatchedGeometry, offered != given {
      add(offered, OfferFact.offerOfMatch(axis: axis), parent)
      return nil
    }
    if parent.content is Presentation, place.number == 1 {
      let layout = parent.view.layout
      let window = FactNumber.length(layout.screen?.size[axis] ?? layout.proposal[axis])
      add(offered, OfferFact.offerOfPanel(axis: axis, window: window), parent)
      return nil
    }
    if let next = offerOfGrid(place, facts, isAsked: isAsked, axis) { return next.question }
    if !isAsked, offered > length, parent.content.isLayered {
      add(offered, OfferFact.offerBeyond(given: .length(length)), parent)
      return .answer(parent, axis)
    }
    if !isAsked || reason(parent, axis) == .idealOfChild(0), length == offered {
      add(offered, OfferFact.offerOfSize(axis: axis), parent)
      return .answer(parent, axis)
    }
    add(offered, OfferFact.offerOf(given: .length(given)), parent)
    return given == nil ? nil : .offer(parent, axis)
  }

  private mutating func declaredOffer(
    _ offered: Double, _ parent: ReasonPlace, _ axis: Axis
  ) -> Question? {
    if let next = computed(offered, of: parent, axis) { return next }
    add(offered, OfferFact.offerDeclared, parent)
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
        add(nil, OfferFact.offerOfNothing(axis: axis), asker)
        return nil
      }
      place = asker
    }
    let around = place.shown.ancestors
    guard let depth = around.lastIndex(where: { $0.proposal[axis] != nil }) else { return nil }
    let parent = ReasonPlace(place.shown.ancestor(depth))
    add(nil, OfferFact.offerOfNothing(axis: axis), parent)
    return nil
  }

  /// How many children who took something of a stack's length are named.
  static var mostTakers: Int { 4 }

  /// Who took what of a stack's length before a child's turn, and what is kept for others.
  private func share(
    _ share: ViewAccount.Share, of stack: ReasonPlace, _ facts: ViewAccount, _ axis: Axis
  ) -> OfferFact {
    let tree = stack.view.layout.tree
    let children = tree.children(of: stack.view.node)
    let taken = facts.turns.prefix(share.turn).map { number in
      (number: number, length: facts.shares[number]?.answer[axis] ?? 0)
    }.filter { $0.length != 0 }
    let isMany = taken.count > Self.mostTakers
    let isKept = share.kept != 0
    let later = facts.turns.dropFirst(share.turn)
    let own = later.first.map { tree.priority(of: children[$0]) }
    let others = later.filter { tree.priority(of: children[$0]) != own }
    let rivals = later.dropFirst().prefix(share.among - 1).prefix(Self.mostTakers)
      .compactMap { number -> OfferFact.Taker? in
        guard let length = facts.shares[number]?.answer[axis], length != 0 else { return nil }
        return .init(child: stack.child(number).mention, length: .length(length))
      }
    return .offerOfShare(
      left: .length(share.left), among: share.among, given: .length(stack.question[axis]),
      spacing: .total(tree.distances(in: stack.view.node)),
      taken: isMany
        ? .sum(.total(taken.map(\.length)))
        : .all(
          taken.map { .init(child: stack.child($0.number).mention, length: .length($0.length)) }),
      count: isMany ? taken.count : nil,
      rivals: rivals.isEmpty ? nil : rivals, kept: isKept ? .length(share.kept) : nil,
      child: isKept && others.count == 1 ? others.first.map { stack.child($0).mention } : nil)
  }

  /// Explains the proposal to the root view: the user's, or a device's screen less its safe area.
  private mutating func offerFromOutside(_ place: ReasonPlace, _ axis: Axis) {
    let offered = place.question[axis]
    guard let screen = place.view.layout.screen else {
      return add(offered, OfferFact.offerFromOutside, nil)
    }
    let insets = screen.safeInsets
    let (before, after, length) =
      axis == .horizontal
      ? (insets.leading, insets.trailing, screen.size.width)
      : (insets.top, insets.bottom, screen.size.height)
    add(
      offered,
      OfferFact.offerOfScreen(
        device: screen.title, length: .length(length), before: .length(before),
        after: .length(after)), nil)
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
  var isLayered: Bool { self is Background || self is Overlay }
}
