/// Encodes events as words; rare kinds are stored as they are.
extension TraceLog {
  @inline(__always)
  func append(_ event: TraceEvent) {
    switch event {
    case .asked(let node, let proposal):
      write(add(.asked, node, words: 2), proposal)
    case .answered(let node, let size):
      write(add(.answered, node, words: 2), size)
    case .remembered(let node, let proposal, let size):
      let words = add(.remembered, node, words: 4)
      write(words, proposal)
      write(words + 2, size)
    case .arranging(let node, let proposal, let size):
      let words = add(.arranging, node, words: 4)
      write(words, proposal)
      write(words + 2, size)
    case .arranged(let node): _ = add(.arranged, node, words: 0)
    case .probing(let node, let probe):
      _ = add(.probing, node, small: UInt64(probe.rawValue), words: 0)
    case .probed(let node, let child, let shortest, let longest):
      let words = add(.probed, node, words: 3)
      words[0] = TraceWord.pair(child, 0)
      words[1] = shortest.bitPattern
      words[2] = longest.bitPattern
    case .shared(let node, let child, let left, let among, let proposal, let size):
      let words = add(.shared, node, words: 6)
      words[0] = TraceWord.pair(child, among)
      words[1] = left.bitPattern
      write(words + 2, proposal)
      write(words + 4, size)
    case .sharing(let node, let available, let priority, let among):
      let words = add(.sharing, node, words: 3)
      words[0] = available.bitPattern
      words[1] = priority.bitPattern
      words[2] = TraceWord.pair(among, 0)
    case .available(let node, let length):
      add(.available, node, words: 1)[0] = length.bitPattern
    case .decided(let node, let axis, let reason):
      let (code, first, second) = reason.traceCode
      let small = UInt64(axis.rawValue) | code << 1
      add(.decided, node, small: small, words: 1)[0] = TraceWord.pair(first, second)
    case .aligning(let node, let reason):
      guard let code = reason.guide.traceCode else { return addOther(event) }
      let words = add(.aligning, node, small: code, words: 3)
      words[0] = TraceWord.pair(reason.child, 0)
      words[1] = reason.inParent.bitPattern
      words[2] = reason.inChild.bitPattern
    default: appendSeldom(event)
    }
  }

  @inline(never)
  private func appendSeldom(_ event: TraceEvent) {
    switch event {
    case .findingLine(let node, let guide, let proposal):
      guard let code = guide.traceCode else { return addOther(event) }
      write(add(.findingLine, node, small: code, words: 2), proposal)
    case .foundLine(let node, let guide, let position):
      guard let code = guide.traceCode else { return addOther(event) }
      add(.foundLine, node, small: code, words: 1)[0] = TraceWord.of(position)
    case .inset(let node, let insets):
      let words = add(.inset, node, words: 4)
      words[0] = insets.top.bitPattern
      words[1] = insets.leading.bitPattern
      words[2] = insets.bottom.bitPattern
      words[3] = insets.trailing.bitPattern
    case .clamped(let node, let axis, let clamp):
      let small = UInt64(axis.rawValue) | (clamp.subject == .child ? 2 : 0)
      let words = add(.clamped, node, small: small, words: 4)
      words[0] = clamp.length.bitPattern
      words[1] = TraceWord.of(clamp.least)
      words[2] = TraceWord.of(clamp.most)
      words[3] = clamp.answer.bitPattern
    default: addOther(event)
    }
  }

  @inline(__always)
  private func write(_ words: UnsafeMutablePointer<UInt64>, _ proposal: ProposedViewSize) {
    words[0] = TraceWord.of(proposal.width)
    words[1] = TraceWord.of(proposal.height)
  }

  @inline(__always)
  private func write(_ words: UnsafeMutablePointer<UInt64>, _ size: ViewSize) {
    words[0] = size.width.bitPattern
    words[1] = size.height.bitPattern
  }
}

extension LengthReason {
  /// A code for the reason, and the indices of the children that it names.
  @inline(__always)
  var traceCode: (code: UInt64, first: Int, second: Int) {
    switch self {
    case .declared: (0, 0, 0)
    case .ideal: (1, 0, 0)
    case .proposed: (2, 0, 0)
    case .bound: (3, 0, 0)
    case .child(let child): (4, child, 0)
    case .sum: (5, 0, 0)
    case .reach(let first, let last): (6, first, last)
    case .own: (7, 0, 0)
    case .least: (8, 0, 0)
    case .usual: (9, 0, 0)
    case .smaller(let axis): (10, Int(axis.rawValue), 0)
    case .container: (11, 0, 0)
    case .idealOfChild(let child): (12, child, 0)
    case .ideals: (13, 0, 0)
    }
  }

  init(code: UInt64, _ first: Int, _ second: Int) {
    switch code {
    case 0: self = .declared
    case 1: self = .ideal
    case 2: self = .proposed
    case 3: self = .bound
    case 4: self = .child(first)
    case 5: self = .sum
    case 6: self = .reach(from: first, to: second)
    case 7: self = .own
    case 8: self = .least
    case 9: self = .usual
    case 10: self = .smaller(first == 0 ? .horizontal : .vertical)
    case 11: self = .container
    case 12: self = .idealOfChild(first)
    default: self = .ideals
    }
  }
}

extension AlignmentGuide {
  private static let coded: [AlignmentGuide] = [
    .leading, .horizontalCenter, .trailing, .top, .verticalCenter, .bottom, .firstTextBaseline,
    .lastTextBaseline,
  ]

  /// A code for a built-in guide; nil for a custom one.
  @inline(__always)
  var traceCode: UInt64? {
    switch self {
    case .leading: 0
    case .horizontalCenter: 1
    case .trailing: 2
    case .top: 3
    case .verticalCenter: 4
    case .bottom: 5
    case .firstTextBaseline: 6
    case .lastTextBaseline: 7
    case .custom: nil
    }
  }

  init(code: UInt64) { self = Self.coded[Int(code)] }
}
