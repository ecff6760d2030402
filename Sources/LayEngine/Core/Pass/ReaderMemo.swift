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
  fileprivate var axes: AxisSet = []
  /// Whether more than the size was read, or something was changed.
  fileprivate var isOfPlace = false
  /// Whether the content stands for another geometry too.
  fileprivate var isReused = false
  private let watch: Watch

  fileprivate init(_ watch: Watch) { self.watch = watch }

  fileprivate func record(_ axes: AxisSet, isOfPlace: Bool) {
    guard !self.axes.isSuperset(of: axes) || isOfPlace && !self.isOfPlace else { return }
    self.axes.formUnion(axes)
    if isOfPlace { self.isOfPlace = true }
    if isReused { watch.isStale = true }
  }
}

/// The trees of the content of geometry readers, kept from one layout to the next.
///
/// - Rule: content stands for another size if the program did not read, when it was made, the length that is another
///   one: what only reads the height is made once for all widths.
/// - Rule: a length that is read first when content already stands for others, as by a function that is called
///   while views are laid out, makes all of it stale.
final class ReaderTrees {
  private struct Key: Hashable {
    let content: ObjectIdentifier
    let environment: Environment
  }

  private struct Made {
    /// Kept, since it is known by its identity.
    let content: GeometryContent
    let tree: ViewTree
    let size: ViewSize
    let reads: GeometryReads
  }

  /// Beyond so many views all trees are made again.
  private static var mostViews: Int { 100_000 }

  private var made: [Key: [Made]] = [:]
  private var viewCount = 0
  private let watch = GeometryReads.Watch()

  var isStale: Bool { watch.isStale }

  func reads() -> GeometryReads { GeometryReads(watch) }

  func tree(of reader: WaitingReader, _ size: ViewSize) -> ViewTree? {
    let key = Key(content: ObjectIdentifier(reader.content), environment: reader.environment)
    let known = made[key]?.last { made in
      !made.reads.isOfPlace
        && (!made.reads.axes.contains(.horizontal) || made.size.width == size.width)
        && (!made.reads.axes.contains(.vertical) || made.size.height == size.height)
    }
    known?.reads.isReused = true
    return known?.tree
  }

  func keep(_ tree: ViewTree, of reader: WaitingReader, _ size: ViewSize, _ reads: GeometryReads) {
    guard !reads.isOfPlace else { return }
    viewCount += tree.count
    if viewCount > Self.mostViews { (made, viewCount) = ([:], tree.count) }
    let key = Key(content: ObjectIdentifier(reader.content), environment: reader.environment)
    made[key, default: []].append(
      Made(content: reader.content, tree: tree, size: size, reads: reads))
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

/// Makes the views of a geometry reader from its size and place.
package final class GeometryContent {
  let make: (PlacedGeometry) throws -> [View]
  /// The `PreferenceLayer` whose content this is; nil for a `GeometryReader` of the program.
  let layer: AnyObject?

  package init(_ make: @escaping (PlacedGeometry) throws -> [View]) {
    self.make = make
    layer = nil
  }

  init(of layer: AnyObject) {
    make = { _ in [] }
    self.layer = layer
  }
}

/// A geometry reader without content yet, with its environment.
struct WaitingReader {
  let content: GeometryContent
  let environment: Environment
}
