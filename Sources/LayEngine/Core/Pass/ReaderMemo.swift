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

extension PlacedGeometry {
  /// To be called when the program reads more than the size, or changes something.
  package func recordReading() { reading?.count += 1 }
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
