/// Replaces parts of a changed view by equal parts of an earlier one, so that they share objects.
///
/// Views are compared with those at the same place. Where the numbers of children differ, they
/// are compared from both ends. Each view object of the changed view is compared once; an object
/// that the earlier tree contains already is not compared.
struct ViewSharing: ~Copyable {
  private let earlier: View
  /// The stamp on views that the earlier tree contains, and that on views which were compared.
  private let known: UInt64
  private let stamp = Lowering.newStamp()
  private let floor = StackFloor.current
  private let shouldStop: () -> Bool
  private var isStopped = false
  /// The replacement of each view that was compared, by `LoweredMark.node`.
  private var results = Buffer<Unmanaged<View>>()
  /// Keeps new views alive that have children of both views.
  private var made: [View] = []
  /// How many views were compared, and how many of them differ.
  private(set) var comparedCount = 0
  private(set) var changedCount = 0

  init(with tree: borrowing ViewTree, _ shouldStop: @escaping () -> Bool) {
    earlier = tree.view
    known = tree.store.lowering.stamp
    self.shouldStop = shouldStop
  }

  /// The view, with equal parts replaced by those of the earlier view.
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

  /// Finds the replacements of the children; returns whether they are the earlier view's children.
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

  /// Whether the replacement of a child is the given child of the earlier view.
  private mutating func share(
    _ children: UnsafeBufferPointer<View>, _ index: Int, _ others: UnsafeBufferPointer<View>,
    _ other: Int
  ) -> Bool {
    let other = Unmanaged.passUnretained(others[other])
    return share(.passUnretained(children[index]), other).toOpaque() == other.toOpaque()
  }

  /// A view with the replacements of its children; nil if all of them stay as they are.
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
  /// Whether it is the same as another view, apart from their children.
  fileprivate func isAlike(_ other: View) -> Bool {
    span == other.span && name == other.name && content.isSame(as: other.content)
      && WrittenArgument.areSame(written, other.written)
  }
}
