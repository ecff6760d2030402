/// Reads a log from its beginning.
package struct TraceLogIterator: IteratorProtocol {
  private let log: TraceLog
  private var piece = -1
  private var words = UnsafeBufferPointer<UInt64>(start: nil, count: 0)
  private var place = 0

  init(_ log: TraceLog) { self.log = log }

  package mutating func next() -> TraceEvent? {
    while place == words.count {
      piece += 1
      guard piece < log.pieceCount else { return nil }
      words = log.words(of: piece)
      place = 0
    }
    let head = words[place]
    let kind = TraceWord.kind(head)
    let event = event(kind, TraceWord.node(head), TraceWord.small(head), at: place + 1)
    place += 1 + kind.words
    return event
  }

  private func number(_ index: Int) -> Double { TraceWord.number(words[index]) }

  private func proposal(_ index: Int) -> ProposedViewSize {
    ProposedViewSize(
      width: TraceWord.length(words[index]), height: TraceWord.length(words[index + 1]))
  }

  private func size(_ index: Int) -> ViewSize {
    ViewSize(width: number(index), height: number(index + 1))
  }

  private func event(
    _ kind: TraceWord.Kind, _ node: NodeID, _ small: UInt64, at first: Int
  ) -> TraceEvent {
    switch kind {
    case .asked: return .asked(node, proposal(first))
    case .answered: return .answered(node, size(first))
    case .remembered: return .remembered(node, proposal(first), size(first + 2))
    case .arranging: return .arranging(node, proposal(first), size(first + 2))
    case .arranged: return .arranged(node)
    case .probing: return .probing(node, Probe(rawValue: UInt8(small)) ?? .ideal)
    case .probed:
      return .probed(
        node, child: TraceWord.first(words[first]), shortest: number(first + 1),
        longest: number(first + 2))
    case .shared:
      return .shared(
        node, child: TraceWord.first(words[first]), left: number(first + 1),
        among: TraceWord.second(words[first]), proposal(first + 2), size(first + 4))
    case .sharing:
      return .sharing(
        node, available: number(first), priority: number(first + 1),
        among: TraceWord.first(words[first + 2]))
    case .available: return .available(node, number(first))
    case .decided:
      let reason = LengthReason(
        code: small >> 1, TraceWord.first(words[first]), TraceWord.second(words[first]))
      return .decided(node, small & 1 == 0 ? .horizontal : .vertical, reason)
    case .aligning:
      let reason = PlaceReason(
        child: TraceWord.first(words[first]), guide: AlignmentGuide(code: small),
        inParent: number(first + 1), inChild: number(first + 2))
      return .aligning(node, reason)
    default: return seldom(kind, node, small, at: first)
    }
  }

  private func seldom(
    _ kind: TraceWord.Kind, _ node: NodeID, _ small: UInt64, at first: Int
  ) -> TraceEvent {
    switch kind {
    case .findingLine: return .findingLine(node, AlignmentGuide(code: small), proposal(first))
    case .foundLine:
      return .foundLine(node, AlignmentGuide(code: small), at: TraceWord.length(words[first]))
    case .inset:
      let insets = Insets(
        top: number(first), leading: number(first + 1), bottom: number(first + 2),
        trailing: number(first + 3))
      return .inset(node, insets)
    case .clamped:
      let clamp = Clamp(
        subject: small & 2 == 0 ? .proposal : .child, length: number(first),
        least: TraceWord.length(words[first + 1]), most: TraceWord.length(words[first + 2]),
        answer: number(first + 3))
      return .clamped(node, small & 1 == 0 ? .horizontal : .vertical, clamp)
    default: return log.others[Int(node)]
    }
  }
}
