/// What geometry readers made in one layout, as far as it holds for all places of the same size.
///
/// A reader in a view that is used in several places makes its content for each of them, and a reader
/// in that content again for each: for all combinations. Where neither the program nor a rule asked
/// for more than the size, content is made once for each size.
final class ReaderMemo {
  /// The same views in the same environment: what was made for a size holds for it everywhere.
  struct Key: Hashable {
    let content: ObjectIdentifier
    let environment: Environment
    let width: Double
    let height: Double
  }

  var layouts: [Key: Layout] = [:]
  let reading = PlaceReading()
}

/// How often something was made that holds for one place alone.
package final class PlaceReading {
  fileprivate(set) var count = 0
}

extension PlacedGeometry {
  /// To be called where the program learns more than the size, or changes something.
  package func noteReading() { reading?.count += 1 }
}

extension Pass {
  /// Has a reader's content made and laid out, or finds what was made for the same size.
  ///
  /// A pass to which somebody listens tells of each place, and makes all anew.
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
    // What is around it holds for one place alone where this does.
    if layout.tree.readsPlaces || layout.tree.usesContainer { memo.reading.count += 1 }
    if memo.reading.count == before { memo.layouts[key] = layout }
    return layout
  }
}
