import LayEngine
import LayLanguage

extension LazyHorizontalStack: ExplainedContent {
  func explain(_ slice: TraceSlice, in section: inout ExplanationSection) {
    section.sayLazyStack(slice, .horizontal)
  }
}

extension LazyVerticalStack: ExplainedContent {
  func explain(_ slice: TraceSlice, in section: inout ExplanationSection) {
    section.sayLazyStack(slice, .vertical)
  }
}

extension LazyHorizontalGrid: ExplainedContent {
  var includesChild: Bool { false }

  func explain(_ slice: TraceSlice, in section: inout ExplanationSection) {
    section.sayLazyGrid(slice, style, .vertical)
  }
}

extension LazyVerticalGrid: ExplainedContent {
  var includesChild: Bool { false }

  func explain(_ slice: TraceSlice, in section: inout ExplanationSection) {
    section.sayLazyGrid(slice, style, .horizontal)
  }
}

extension ExplanationSection {
  fileprivate mutating func sayLazyStack(_ slice: TraceSlice, _ axis: Axis) {
    guard !slice.children.isEmpty else { return say(.noLazyChildren) }
    say(
      .lazyAcross,
      [
        .axis: .axis(axis.other),
        .isProposed: .truth(slice.reason(axis.other) == .proposed),
        .answer: .length(slice.size[axis.other]),
      ])
    say(.lazyOffer, [.axis: .axis(axis)])
    sayChildren(slice)
    sayDistances(slice)
    var values: FactValues = [
      .axis: .axis(axis),
      .parts: .list(slice.children.map { .length($0.view.frame.size[axis]) }),
      .spacing: .total(slice.tree.distances(in: slice.view.node)),
      .answer: .length(slice.size[axis]),
    ]
    for case .rounded(_, axis, let from, _) in slice.answering { values[.exact] = .length(from) }
    conclude(.sum, values)
  }

  /// Says the tracks with their rules and lengths, and the cells in them.
  fileprivate mutating func sayLazyGrid(
    _ slice: TraceSlice, _ style: LazyGridStyle, _ axis: Axis
  ) {
    var lines: [GridLine] = []
    for case .lines(_, axis, let found) in slice.arranging { lines = found }
    let proposed = slice.proposal[axis]
    guard let last = lines.last else {
      return say(.noTracks, [.axis: .axis(axis), .isEndless: .truth(proposed?.isFinite == false)])
    }
    let answer = slice.size[axis]
    say(.tracksFrom, [.axis: .axis(axis), .proposed: .length(proposed)])
    for case .filled(_, let filling) in slice.arranging {
      guard style.tracks.indices.contains(filling.item) else { continue }
      say(.trackItem, values(filling, style.tracks[filling.item]))
    }
    say(.tracksAgain, [.axis: .axis(axis), .answer: .length(answer)])
    let records = lines.enumerated().map { number, line -> FactValues in
      [.number: .count(number + 1), .start: .length(line.start), .length: .length(line.length)]
    }
    say(.tracks, [.axis: .axis(axis), .lines: .records(records)])
    sayChildren(slice)
    for case .lines(_, axis.other, let found) in slice.arranging {
      conclude(
        .sum,
        [
          .axis: .axis(axis.other), .parts: .list(found.map { .length($0.length) }),
          .spacing: .total(found.map(\.distance)), .answer: .length(slice.size[axis.other]),
        ])
    }
    if last.start + last.length > answer {
      conclude(
        .tracksTooLong,
        [.axis: .axis(axis), .excess: .difference(last.start + last.length, answer)])
    }
  }

  private func values(_ filling: TrackFilling, _ track: GridTrack) -> FactValues {
    var values: FactValues = [
      .left: .length(filling.left), .count: .count(filling.count),
      .length: .length(filling.length), .spacing: .length(filling.spacing),
    ]
    switch track.length {
    case .fixed: values[.rule] = .word("fixed")
    case .flexible(let least, let most):
      values[.rule] = .word("flexible")
      (values[.least], values[.most]) = (.declared(least), .declared(most))
    case .adaptive(let least, let most):
      values[.rule] = .word("adaptive")
      (values[.least], values[.most]) = (.declared(least), .declared(most))
    }
    if let share = filling.share {
      values[.among] = .count(filling.among)
      values[.share] = .length(share)
    }
    return values
  }
}
