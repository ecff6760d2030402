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
      add(offered, .offerOfShare, parent, self.share(share, of: parent, facts, axis))
      return .offer(parent, axis)
    }
    if reason(parent, axis) == .declared { return declaredOffer(offered, parent) }
    if isAsked || reason(parent, axis) == .proposed, given == offered {
      return .offer(parent, axis)
    }
    if isAsked, parent.content is FlexibleFrame { return declaredOffer(offered, parent) }
    if parent.content is IgnoresSafeArea {
      add(offered, .offerBeyond, parent, [.given: .length(given)])
      return .offer(parent, axis)
    }
    if let number = facts.slots[place.number]?.line(along: axis),
      let line = facts.lines[axis], number < line.count, line[number].length == offered
    {
      if reason(parent, axis) == .sum, self.facts(parent).causes[axis]?[number] != nil {
        return self.line(parent, number, offered, axis, isOffer: true)
      }
      add(offered, .offerOfGridLine, parent, [.axis: .axis(axis), .number: .count(number + 1)])
      return .answer(parent, axis)
    }
    if !isAsked, offered > length, parent.content.isLayered {
      add(offered, .offerBeyond, parent, [.given: .length(length)])
      return .answer(parent, axis)
    }
    if !isAsked || reason(parent, axis) == .idealOfChild(0), length == offered {
      add(offered, .offerOfSize, parent, [.axis: .axis(axis)])
      return .answer(parent, axis)
    }
    add(offered, .offerOf, parent, [.given: .length(given)])
    return given == nil ? nil : .offer(parent, axis)
  }

  private mutating func declaredOffer(_ offered: Double, _ parent: ReasonPlace) -> Question? {
    add(offered, .offerDeclared, parent)
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
        add(nil, .offerOfNothing, asker, [.axis: .axis(axis)])
        return nil
      }
      place = asker
    }
    let around = place.shown.ancestors
    guard let depth = around.lastIndex(where: { $0.proposal[axis] != nil }) else { return nil }
    let shown = ShownView(
      around[depth], in: Array(around.prefix(depth)),
      at: ViewPath(Array(place.shown.path.numbers.prefix(depth))))
    add(nil, .offerOfNothing, ReasonPlace(shown), [.axis: .axis(axis)])
    return nil
  }

  /// How many children who took something of a stack's length are named.
  private static var mostTakers: Int { 4 }

  /// Who took what of a stack's length before a child's turn, and what is kept for others.
  private func share(
    _ share: TraceIndex.Share, of stack: ReasonPlace, _ facts: TraceIndex.Facts, _ axis: Axis
  ) -> FactValues {
    let tree = stack.view.layout.tree
    let children = tree.children(of: stack.view.node)
    var values: FactValues = [
      .left: .length(share.left), .among: .count(share.among),
      .given: .length(stack.question[axis]),
      .spacing: .total(tree.distances(in: stack.view.node)),
    ]
    let taken = facts.turns.prefix(share.turn).map { number in
      (number: number, length: facts.shares[number]?.answer[axis] ?? 0)
    }.filter { $0.length != 0 }
    if taken.count > Self.mostTakers {
      values[.taken] = .total(taken.map(\.length))
      values[.count] = .count(taken.count)
    } else {
      values[.taken] = .records(
        taken.map { [.child: stack.child($0.number).mention, .length: .length($0.length)] })
    }
    guard share.kept != 0 else { return values }
    values[.kept] = .length(share.kept)
    let later = facts.turns.dropFirst(share.turn)
    let own = later.first.map { tree.priority(of: children[$0]) }
    let others = later.filter { tree.priority(of: children[$0]) != own }
    if others.count == 1, let only = others.first { values[.child] = stack.child(only).mention }
    return values
  }

  /// Explains the proposal to the root view: the user's, or a device's screen less its safe area.
  private mutating func offerFromOutside(_ place: ReasonPlace, _ axis: Axis) {
    let offered = place.question[axis]
    guard let screen = place.view.layout.screen else { return add(offered, .offerFromOutside, nil) }
    let insets = screen.safeInsets
    let (before, after, length) =
      axis == .horizontal
      ? (insets.leading, insets.trailing, screen.size.width)
      : (insets.top, insets.bottom, screen.size.height)
    add(
      offered, .offerOfScreen, nil,
      [
        .device: .text(screen.title), .length: .length(length), .before: .length(before),
        .after: .length(after),
      ])
  }
}
