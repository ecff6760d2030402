/// Finds in a changed view what an earlier one has too, so that it is the same object in both.
///
/// Views are compared with those at the same place. Where there are more children, or fewer, they
/// are compared from both ends. Each view of the changed one is looked at once, and what the tree
/// of the earlier one has already is not looked into.
struct ViewSharing: ~Copyable {
  private let earlier: View
  /// The mark of views that the tree has, and that of views which were looked at.
  private let known: UInt64
  private let stamp = Lowering.newStamp()
  private let floor = StackFloor.current
  private let shouldStop: () -> Bool
  private var isStopped = false
  /// What stands for each view that was looked at, by `LoweredMark.node`.
  private var results = Buffer<Unmanaged<View>>()
  /// What was made of parts of both.
  private var made: [View] = []
  /// How many views were looked at, and how many of them are not the same.
  private(set) var comparedCount = 0
  private(set) var changedCount = 0

  init(with tree: borrowing ViewTree, _ shouldStop: @escaping () -> Bool) {
    earlier = tree.view
    known = tree.store.lowering.stamp
    self.shouldStop = shouldStop
  }

  /// The same view, with parts of the earlier one as far as they are the same.
  mutating func share(_ view: View) -> View {
    share(.passUnretained(view), .passUnretained(earlier)).takeUnretainedValue()
  }

  private mutating func share(
    _ view: Unmanaged<View>, _ earlier: Unmanaged<View>
  ) -> Unmanaged<View> {
    view._withUnsafeGuaranteedRef { view in
      earlier._withUnsafeGuaranteedRef { earlier in share(view, earlier) }
    }
  }

  private mutating func share(_ view: View, _ earlier: View) -> Unmanaged<View> {
    let mark = view.lowered
    if view === earlier || mark.stamp == known { return .passUnretained(view) }
    if mark.stamp == stamp { return results[Int(mark.node)] }
    let place = results.count
    results.append(.passUnretained(view))
    view.lowered = LoweredMark(stamp: stamp, version: 0, environment: 0, node: Int32(place))
    comparedCount += 1
    if comparedCount & 0x3FFF == 0, shouldStop() { isStopped = true }
    guard !isStopped, !floor.isReached else { return .passUnretained(view) }
    let isSame = shareChildren(view, earlier) && view.isAlike(earlier)
    if isSame {
      results[place] = .passUnretained(earlier)
    } else {
      changedCount += 1
      if let mixed = mixed(view) { results[place] = mixed }
    }
    return results[place]
  }

  /// Finds what stands for the children; gives whether they are those of the earlier view.
  private mutating func shareChildren(_ view: View, _ earlier: View) -> Bool {
    view.children.withUnsafeBufferPointer { children in
      earlier.children.withUnsafeBufferPointer { others in
        var isSame = children.count == others.count
        if isSame {
          for index in 0..<children.count where !share(children, index, others, index) {
            isSame = false
          }
          return isSame
        }
        var first = 0
        let count = min(children.count, others.count)
        while first < count, share(children, first, others, first) { first += 1 }
        var last = 1
        while last <= count - first,
          share(children, children.count - last, others, others.count - last)
        {
          last += 1
        }
        return false
      }
    }
  }

  /// Whether a child is one of the earlier view.
  private mutating func share(
    _ children: UnsafeBufferPointer<View>, _ index: Int, _ others: UnsafeBufferPointer<View>,
    _ other: Int
  ) -> Bool {
    let other = Unmanaged.passUnretained(others[other])
    return share(.passUnretained(children[index]), other).toOpaque() == other.toOpaque()
  }

  /// A view with what stands for its children; nil where that is its children.
  private mutating func mixed(_ view: View) -> Unmanaged<View>? {
    var children: [View] = []
    for (index, child) in view.children.enumerated() where child.lowered.stamp == stamp {
      let other = results[Int(child.lowered.node)].takeUnretainedValue()
      guard other !== child else { continue }
      if children.isEmpty { children = view.children }
      children[index] = other
    }
    guard !children.isEmpty else { return nil }
    let mixed = view.containing(children)
    made.append(mixed)
    return .passUnretained(mixed)
  }
}

extension View {
  /// Whether it is the same as another view, whatever is in them.
  fileprivate func isAlike(_ other: View) -> Bool {
    span == other.span && name == other.name && content.isSame(as: other.content)
      && WrittenArgument.areSame(written, other.written)
  }
}
