import LayEngine

/// Stretches of a text that was made from others, each with the place that it comes from.
///
/// They are the spans of a tree's nodes: of two that overlap, one is inside the other.
struct TextOrigins {
  private let origins: [SourceMap.Origin]
  /// The index of the stretch around each; -1 for one that is in no other.
  private let parents: [Int32]

  init(_ unsorted: [SourceMap.Origin]) {
    let origins = unsorted.sorted { ($0.start, -$0.end) < ($1.start, -$1.end) }
    var parents: [Int32] = []
    parents.reserveCapacity(origins.count)
    var open: [Int32] = []
    for (index, origin) in origins.enumerated() {
      while let last = open.last, origins[Int(last)].end < origin.end { open.removeLast() }
      parents.append(open.last ?? -1)
      open.append(Int32(index))
    }
    self.origins = origins
    self.parents = parents
  }

  /// The place of the smallest stretch around a span; nil if there is none.
  func place(of span: SourceSpan) -> SourceSpan? {
    var (low, high) = (0, origins.count)
    while low < high {
      let middle = (low + high) / 2
      if origins[middle].start <= span.start { low = middle + 1 } else { high = middle }
    }
    var index = low - 1
    while index >= 0, origins[index].end < span.end { index = Int(parents[index]) }
    return index >= 0 ? origins[index].place : nil
  }
}
