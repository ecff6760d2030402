/// The content of geometry readers in one layout that depends on nothing but the readers' size.
///
/// A reader in a view that is used in several places makes its content for each of them, and a
/// reader in that content again for each, which makes all combinations. Where neither the program
/// nor a rule read more than the size, content is made once for each size.
final class ReaderMemo {
  /// Content with an equal key is the same everywhere.
  struct Key: Hashable {
    let content: ObjectIdentifier
    let environment: Environment
    let width: Double
    let height: Double
  }

  var layouts: [Key: Layout] = [:]
  let reading = PlaceReading()
}

/// Counts what was made from more than a size, and so is valid for one place only.
package final class PlaceReading {
  fileprivate(set) var count = 0
}

/// What a program read of the geometry for which it made the content of a reader.
final class GeometryReads {
  /// Tells where content is not what it would be now.
  final class Watch {
    fileprivate(set) var isStale = false
  }

  /// The axes whose length was read.
  private var axes: AxisSet = []
  /// Whether more than the size was read, or something was changed.
  fileprivate var isOfPlace = false
  /// The size for which the content was made, and how it moves.
  fileprivate let geometry: GeometryMotion
  private let watch: Watch
  /// How far the size was moved where the content stood for it again; nil while it stood for its own alone.
  private var used: ClosedRange<Double>?

  fileprivate init(_ watch: Watch, _ geometry: GeometryMotion) {
    (self.watch, self.geometry) = (watch, geometry)
    geometry.motion.hear { [weak self] in self?.hearOfChange() }
  }

  private func hearOfChange() {
    guard let used else { return }
    if !stands(after: used.lowerBound) || !stands(after: used.upperBound) { watch.isStale = true }
  }

  fileprivate func record(_ axes: AxisSet, isOfPlace: Bool) {
    guard !self.axes.isSuperset(of: axes) || isOfPlace && !self.isOfPlace else { return }
    self.axes.formUnion(axes)
    if isOfPlace { self.isOfPlace = true }
    if used != nil { watch.isStale = true }
  }

  /// So near to a change, in points, content is made anew: it may be that of the other side.
  private static let margin = 1e-8

  private func stands(after distance: Double) -> Bool {
    let motion = geometry.motion
    return distance == 0
      || !motion.isLost && -motion.behind + Self.margin < distance
        && distance < motion.ahead - Self.margin
  }

  /// Whether the content stands for a size; then it counts as used for it.
  fileprivate func isUsed(for size: ViewSize) -> Bool {
    guard let distance = distance(to: size), stands(after: distance) else { return false }
    let used = used ?? 0...0
    self.used = min(used.lowerBound, distance)...max(used.upperBound, distance)
    return true
  }

  private var readAxes: [Axis] { Axis.allCases.filter { axes.contains($0) } }

  /// How far the size moves until it is another one, but for lengths that were not read; nil where it never is.
  private func distance(to other: ViewSize) -> Double? {
    let (size, slope) = (geometry.size.now, geometry.size.slope)
    guard let first = readAxes.first(where: { other[$0] != size[$0] }) else { return 0 }
    guard slope[first] != 0 else { return nil }
    let distance = (other[first] - size[first]) / slope[first]
    let isThere = readAxes.allSatisfy {
      Affine.areMeeting(size[$0] + slope[$0] * distance, other[$0])
    }
    return isThere ? distance : nil
  }

  /// How far the content stands while a size, for which it does, moves; 0 where it stands for that alone.
  fileprivate func reach(of size: Moving<ViewSize>) -> Double {
    guard let first = readAxes.first(where: { size.slope[$0] != 0 }) else { return .infinity }
    let (slope, motion) = (geometry.size.slope, geometry.motion)
    guard !motion.isLost, slope[first] != 0, let start = distance(to: size.now) else { return 0 }
    let rate = size.slope[first] / slope[first]
    guard readAxes.allSatisfy({ Affine.areMeeting(slope[$0] * rate, size.slope[$0]) }) else {
      return 0
    }
    return (rate > 0 ? motion.ahead - start : motion.behind + start) / abs(rate)
  }
}

/// A reader's size as it moves, from the size for which its content is made.
package final class GeometryMotion {
  package let size: Moving<ViewSize>
  package let motion = Motion()
  /// Whether the program did with lengths that move what it does with others.
  package var isSound: () -> Bool = { true }

  fileprivate init(_ size: Moving<ViewSize>) { self.size = size }

  /// The length on an axis.
  package subscript(axis: Axis) -> Affine { Affine(size.now[axis], slope: size.slope[axis]) }
}

/// The trees of the content of geometry readers, kept from one layout to the next.
///
/// - Rule: content stands for another size if the program did not read, when it was made, the length that is another
///   one: what only reads the height is made once for all widths. What only compares a length, which it gets as one
///   that moves, stands for all lengths that compare the same.
/// - Rule: a length that is read first when content already stands for others, as by a function that is called
///   while views are laid out, makes all of it stale.
package final class ReaderTrees {
  private struct Key: Hashable {
    let content: ObjectIdentifier
    let environment: Environment
  }

  private struct Made {
    /// Kept, since it is known by its identity.
    let content: GeometryContent
    let tree: ViewTree
    let reads: GeometryReads
  }

  /// Beyond so many views all trees are made again.
  private static var mostViews: Int { 20_000 }

  private var made: [Key: [Made]] = [:]
  private var viewCount = 0
  private let watch = GeometryReads.Watch()

  package init() {}

  var isStale: Bool { watch.isStale }

  func reads(_ geometry: GeometryMotion) -> GeometryReads { GeometryReads(watch, geometry) }

  /// - Parameter size: where it moves, what stands for it alone is left out, unless the program needs that.
  func tree(
    of reader: WaitingReader, _ size: Moving<ViewSize>
  ) -> (tree: ViewTree, reads: GeometryReads)? {
    let key = Key(content: ObjectIdentifier(reader.content), environment: reader.environment)
    let known = made[key]?.last { made in
      made.reads.isUsed(for: size.now)
        && (reader.content.isLost || made.reads.reach(of: size) > 0)
    }
    return known.map { ($0.tree, $0.reads) }
  }

  /// A size with a slope: where it does not move, as from a size for which there is content to this one.
  func moving(_ size: Moving<ViewSize>, for reader: WaitingReader) -> Moving<ViewSize> {
    let still = ViewSize(width: 0, height: 0)
    guard size.slope == still else { return size }
    let key = Key(content: ObjectIdentifier(reader.content), environment: reader.environment)
    let last = made[key]?.last?.reads.geometry.size.now ?? still
    let (width, height) = (size.now.width - last.width, size.now.height - last.height)
    let length = max(abs(width), abs(height))
    guard last != still, length > 0 else {
      return Moving(size.now, slope: ViewSize(width: 1, height: 0))
    }
    return Moving(size.now, slope: ViewSize(width: width / length, height: height / length))
  }

  func keep(_ tree: ViewTree, of reader: WaitingReader, _ reads: GeometryReads) {
    guard !reads.isOfPlace else { return }
    viewCount += tree.count
    if viewCount > Self.mostViews { (made, viewCount) = ([:], tree.count) }
    let key = Key(content: ObjectIdentifier(reader.content), environment: reader.environment)
    made[key, default: []].append(
      Made(content: reader.content, tree: tree, reads: reads))
  }
}

extension PlacedGeometry {
  /// To be called when the program reads more than the size, or changes something.
  package func recordReading() {
    reading?.count += 1
    reads?.record(.both, isOfPlace: true)
  }

  /// To be called when the program reads the length on some axes.
  package func recordReading(of axes: AxisSet) { reads?.record(axes, isOfPlace: false) }
}

extension Pass {
  /// Makes and lays out a reader's content, or finds the layout that was made for the same size.
  ///
  /// A traced pass records each place, and so makes all content anew.
  mutating func shared(
    _ content: GeometryContent, _ environment: Environment, _ size: Size<Number>,
    make: (inout Self) -> Layout?
  ) -> Layout? {
    guard !Trace.isOn, Number.isConstant, !usesContainer, let memo = readerMemo else {
      return make(&self)
    }
    let key = ReaderMemo.Key(
      content: ObjectIdentifier(content), environment: environment, width: size.width.value,
      height: size.height.value)
    if let known = memo.layouts[key] { return known }
    let before = memo.reading.count
    let layout = make(&self)
    guard let layout else { return nil }
    // If this is valid for one place only, the content of readers around it is too.
    if layout.tree.readsPlaces || layout.tree.usesContainer { memo.reading.count += 1 }
    if memo.reading.count == before { memo.layouts[key] = layout }
    return layout
  }
}

extension Pass {
  /// The tree of a reader's content, and what was read of its size, if it is kept; nil for none.
  ///
  /// Where lengths move it is that just after the present ones.
  mutating func content(
    of reader: WaitingReader, at index: Int,
    _ make: (GeometryContent, PlacedGeometry) throws -> [View]
  ) throws(LayoutFailure) -> (tree: ViewTree, reads: GeometryReads?)? {
    let placed = placements[index]
    let size = placed.size.followed
    var geometry = geometry(of: places[index], Size(size), reader.environment)
    guard let kept = reader.content.layer == nil ? readerTrees : nil else {
      let made = try content(of: reader, placed.node) { try make(reader.content, geometry) }
      return made.map { ($0, nil) }
    }
    if let known = kept.tree(of: reader, size) { return known }
    let motion = GeometryMotion(kept.moving(size, for: reader))
    if let follow = reader.content.follow, !reader.content.isLost {
      let reads = kept.reads(motion)
      geometry.reads = reads
      if let made = try followed(reader, placed.node, motion, { try follow(geometry, motion) }) {
        kept.keep(made, of: reader, reads)
        return (made, reads)
      }
      reader.content.isLost = true
    }
    motion.motion.lose()
    let reads = kept.reads(motion)
    geometry.reads = reads
    let made = try content(of: reader, placed.node) { try make(reader.content, geometry) }
    guard let made else { return nil }
    kept.keep(made, of: reader, reads)
    return (made, reads)
  }

  private mutating func content(
    of reader: WaitingReader, _ node: NodeID, _ make: () throws -> [View]
  ) throws(LayoutFailure) -> ViewTree? {
    let content = run { _, _ in try make() }
    guard let content, !content.isEmpty else { return nil }
    let made = try ViewTree(
      tree.view(of: node).containing(content), in: reader.environment, tree.rootEnvironment,
      work: WorkCheck(shouldStop: shouldStop))
    programWork &+= made.count &* Self.makingView
    return made
  }

  /// Content that is made with lengths that move; nil where the program needs plain ones.
  private mutating func followed(
    _ reader: WaitingReader, _ node: NodeID, _ motion: GeometryMotion,
    _ make: () throws -> [View]
  ) throws(LayoutFailure) -> ViewTree? {
    let views = run { _, _ in try? make() } ?? nil
    guard failure == nil, let views else { return nil }
    var made: ViewTree?
    do throws(LayoutFailure) {
      made = try content(of: reader, node) { views }
    } catch {
      if case .interrupted = error { throw error }
    }
    return motion.isSound() && !motion.motion.isLost ? made : nil
  }

  /// Lets the pass hold as far as the content of a reader of a size stands.
  ///
  /// - Parameter reads: what was read of the size; nil where the content stands for that alone.
  mutating func limit(by reads: GeometryReads?, _ size: Size<Number>) {
    if Number.isConstant { return }
    let reach = reads.map { $0.isOfPlace ? 0 : $0.reach(of: size.followed) } ?? 0
    if reach == 0 {
      Number.breakOff(&record)
    } else {
      Number.limit(&record, to: reach + Size<Number>.ahead)
    }
  }
}

extension Size {
  /// So far ahead content is made where lengths move, in points of the proposal.
  fileprivate static var ahead: Double { 0x1p-18 }

  /// The size, or, where it moves, just after.
  fileprivate var followed: Moving<ViewSize> {
    let moving = moving
    if Number.isConstant { return moving }
    let (now, slope) = (moving.now, moving.slope)
    let size = ViewSize(
      width: now.width + slope.width * Self.ahead, height: now.height + slope.height * Self.ahead)
    return Moving(size, slope: slope)
  }
}

/// Makes the views of a geometry reader from its size and place.
package final class GeometryContent {
  let make: (PlacedGeometry) throws -> [View]
  /// The same with a size whose lengths move; nil where the program does not follow them.
  fileprivate let follow: ((PlacedGeometry, GeometryMotion) throws -> [View])?
  /// Whether its lengths were found to be used for more than to be compared.
  fileprivate var isLost = false
  /// The `PreferenceLayer` whose content this is; nil for a `GeometryReader` of the program.
  let layer: AnyObject?

  package init(
    _ make: @escaping (PlacedGeometry) throws -> [View],
    follow: ((PlacedGeometry, GeometryMotion) throws -> [View])? = nil
  ) {
    (self.make, self.follow) = (make, follow)
    layer = nil
  }

  init(of layer: AnyObject) {
    (make, follow) = ({ _ in [] }, nil)
    self.layer = layer
  }
}

/// A geometry reader without content yet, with its environment.
struct WaitingReader {
  let content: GeometryContent
  let environment: Environment
}
