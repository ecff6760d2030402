/// One item of a lazy grid, as it is stored in the parameters.
struct LazyGridItem: BitwiseCopyable {
  enum Kind: UInt8, BitwiseCopyable {
    case fixed, flexible, adaptive
  }

  var kind: Kind
  /// The shortest and the longest length; both the length of a fixed track.
  var minimum, maximum: Double
  /// The distance to the next track.
  var spacing: Double
  /// The fractions of the free lengths that are before a cell, along the tracks and across.
  var fraction, fractionAcross: Double

  init(_ track: GridTrack, _ axis: Axis, _ fraction: Double) {
    switch track.length {
    case .fixed(let length): (kind, minimum, maximum) = (.fixed, length, length)
    case .flexible(let least, let most): (kind, minimum, maximum) = (.flexible, least, most)
    case .adaptive(let least, let most): (kind, minimum, maximum) = (.adaptive, least, most)
    }
    spacing = track.spacing ?? EdgeSpacing.usualDefault
    self.fraction = fraction
    fractionAcross = 0.5
    guard let alignment = track.alignment else { return }
    let (x, y) = (alignment.horizontal.fraction, alignment.vertical.fraction)
    (self.fraction, fractionAcross) = axis == .horizontal ? (x, y) : (y, x)
  }
}

/// The tracks of a lazy grid in a length.
///
/// - Rule: what fixed tracks and the distances between items leave is shared. In order, each other
///   item is offered an equal share of what is left then. A flexible track takes its share, within
///   its bounds; an adaptive item makes as many tracks of at least its minimum as fit in its share,
///   and divides the share among them, each up to the maximum. Tracks that do not fill the length
///   are placed by the alignment of the grid, and the grid is as long as proposed; otherwise it is
///   as long as its tracks.
/// - Source: layout-rules 5.6; an adaptive item counts as one when what is left is shared (10, 18).
struct LazyGridTracks<N: Scalar> {
  /// The tracks of one item.
  private struct Run: BitwiseCopyable {
    /// The number of the first track.
    var first: Int
    var count: Int
    var start: N
    var length: N
    var item: LazyGridItem

    /// From the beginning of the first track to the end of the last.
    var extent: N { length * Double(count) + N(item.spacing * Double(count - 1)) }
  }

  /// What the items that are not fixed share.
  private struct Sharing {
    /// What is left of the length, and the number of items that share it.
    private(set) var left: N
    private(set) var count = 0

    init(_ length: N, _ items: KeptList<LazyGridItem>, _ itemCount: Int) {
      left = length
      for index in 0..<itemCount {
        if items[index].kind == .fixed { left = left - N(items[index].minimum) } else { count += 1 }
        if index + 1 < itemCount { left = left - N(items[index].spacing) }
      }
    }

    /// Gives the next item its share; returns nil for a fixed one.
    mutating func fill(_ run: inout Run, _ record: inout N.Record) -> N? {
      guard run.item.kind != .fixed else { return nil }
      let share = N.larger(left, N(0), &record) / Double(count)
      LazyGridTracks.fill(&run, share, &record)
      count -= 1
      left = left - run.extent
      return share
    }
  }

  struct Track {
    var start, length: N
    var fraction, fractionAcross: Double
  }

  private let runs: UnsafeMutablePointer<Run>
  private let runCount: Int
  private(set) var count = 0
  /// What the grid answers along its tracks.
  private(set) var answer = N(0)
  /// The free length before the first track.
  private var shift = N(0)

  static func items(of node: Node, _ tree: ViewTree) -> KeptList<LazyGridItem> {
    KeptList(tree.keptAddress(of: node) + MemoryLayout<LazyGrid.Parameters>.stride)
  }

  init<T>(
    _ node: Node, _ id: NodeID, _ parameters: LazyGrid.Parameters, _ length: N,
    _ pass: inout Pass<N, T>
  ) {
    let items = Self.items(of: node, pass.tree)
    runCount = Int(parameters.itemCount)
    runs = pass.scratch.take(runCount, of: Run.self)
    var sharing = Sharing(length, items, runCount)
    var position = N(0)
    for index in 0..<runCount {
      let item = items[index]
      let (left, among) = (sharing.left, sharing.count)
      var run = Run(first: count, count: 1, start: position, length: N(item.minimum), item: item)
      let share = sharing.fill(&run, &pass.record)
      runs[index] = run
      if T.isOn {
        let filling = TrackFilling(
          item: index, left: left.value, among: share == nil ? 0 : among, share: share?.value,
          count: run.count, length: run.length.value, spacing: item.spacing)
        pass.trace.append(.filled(id, filling))
      }
      count += run.count
      position = position + run.extent
      if index + 1 < runCount { position = position + N(item.spacing) }
    }
    answer = pass.larger(position, length)
    shift = (answer - position) * parameters.fraction
  }
}

extension LazyGridTracks {
  /// The position and length of a track, and how cells are aligned in it.
  func track(_ index: Int) -> Track {
    let run = run(of: index)
    let before = (run.length + N(run.item.spacing)) * Double(index - run.first)
    return Track(
      start: shift + run.start + before, length: run.length, fraction: run.item.fraction,
      fractionAcross: run.item.fractionAcross)
  }

  /// The distance after a track.
  func spacing(after index: Int) -> N { N(run(of: index).item.spacing) }

  private func run(of index: Int) -> Run {
    var place = 0
    while place + 1 < runCount, runs[place + 1].first <= index { place += 1 }
    return runs[place]
  }

  /// Finds how many tracks an item makes in its share, and how long they are.
  private static func fill(_ run: inout Run, _ share: N, _ record: inout N.Record) {
    let item = run.item
    var length = N.larger(share, N(item.minimum), &record)
    if item.kind == .adaptive {
      let more = ((share - N(item.minimum)) / (item.minimum + item.spacing)).roundedDown(&record)
      run.count = min(max(Int(clamping: more), 0), mostTracks) + 1
      length = (share - N(item.spacing * Double(run.count - 1))) / Double(run.count)
    }
    run.length = N.smaller(length, N(item.maximum), &record)
  }

  /// The largest number of tracks that one item makes, less one.
  private static var mostTracks: Int { 100_000 }
}

extension LazyGridTracks where N == Double {
  /// How many tracks a grid has in a length, in points; nil if no item is adaptive, so that the
  /// number is always the same.
  static func adaptiveCount(_ node: Node, _ tree: ViewTree, in length: Double) -> Int? {
    let parameters: LazyGrid.Parameters = tree.parameters(of: node)
    let items = items(of: node, tree)
    let itemCount = Int(parameters.itemCount)
    guard length.isFinite, (0..<itemCount).contains(where: { items[$0].kind == .adaptive }) else {
      return nil
    }
    var sharing = Sharing(length, items, itemCount)
    var count = 0
    var record = Double.emptyRecord
    for index in 0..<itemCount {
      let item = items[index]
      var run = Run(first: count, count: 1, start: 0, length: item.minimum, item: item)
      _ = sharing.fill(&run, &record)
      count += run.count
    }
    return count
  }
}
