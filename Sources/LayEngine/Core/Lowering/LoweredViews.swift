/// The nodes that views became in one lowering, one for each view in each environment.
///
/// A view is looked for by its address, with open addressing. Views that are made one after the other mostly lie one
/// after the other, and so do their places here; where another view has the place, a step follows that depends on
/// all of the address.
struct LoweredViews: ~Copyable {
  private struct Place: BitwiseCopyable {
    /// -1 where there is none.
    var node: NodeID
    var environment: EnvironmentID
  }

  /// The places at which a view may be, one after the other; they count from 0 again at the end.
  private struct Search {
    private(set) var index: Int
    private let key: UInt64

    @inline(__always)
    init(_ view: View, _ environment: EnvironmentID) {
      let address = UInt(bitPattern: ObjectIdentifier(view))
      key = UInt64(address) &+ UInt64(truncatingIfNeeded: environment)
      // A view and what it keeps take some 200 bytes.
      index = Int(truncatingIfNeeded: address >> 7) &+ Int(environment)
    }

    @inline(__always)
    mutating func goOn() {
      index &+= Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 32) | 1
    }
  }

  private var places: UnsafeMutablePointer<Place>
  private var count = 0
  /// A power of two, of which at most half is used.
  private var capacity: Int

  /// - Parameter expected: about how many views there will be.
  init(expected: Int) {
    capacity = 64
    while capacity < expected * 2 { capacity *= 2 }
    places = Self.free(capacity)
  }

  deinit { places.deallocate() }

  /// The node of a view in an environment; nil for a view that has none, whose node is `next` from now on.
  ///
  /// - Parameter views: the view of each node, `next` not included.
  @inline(__always)
  mutating func node(
    of view: View, in environment: EnvironmentID, among views: [View], orElse next: NodeID
  ) -> NodeID? {
    var search = Search(view, environment)
    while true {
      let place = places[search.index & (capacity - 1)]
      if place.node < 0 { break }
      if place.environment == environment, views[Int(place.node)] === view { return place.node }
      search.goOn()
    }
    let index = search.index & (capacity - 1)
    places[index] = Place(node: next, environment: environment)
    count += 1
    if count * 2 > capacity { grow(views, next, view) }
    return nil
  }

  private static func free(_ capacity: Int) -> UnsafeMutablePointer<Place> {
    let places = UnsafeMutablePointer<Place>.allocate(capacity: capacity)
    places.initialize(repeating: Place(node: -1, environment: 0), count: capacity)
    return places
  }

  @inline(never)
  private mutating func grow(_ views: [View], _ next: NodeID, _ view: View) {
    let (old, oldCapacity) = (places, capacity)
    capacity *= 2
    places = Self.free(capacity)
    for place in UnsafeBufferPointer(start: old, count: oldCapacity) where place.node >= 0 {
      let known = place.node == next ? view : views[Int(place.node)]
      var search = Search(known, place.environment)
      while places[search.index & (capacity - 1)].node >= 0 { search.goOn() }
      places[search.index & (capacity - 1)] = place
    }
    old.deallocate()
  }
}
