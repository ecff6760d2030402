import LayEngine
import Testing

extension EngineTests {
  @Suite struct DepthTests {
    /// Builds, lays out and frees the views on the caller's thread.
    private static func outcome(_ nest: Nest, levels: Int) throws -> String {
      do {
        let size = try nest.view(levels: levels).laidOut(100, 100).size
        return size == nest.size(levels: levels) ? "right" : "\(size)"
      } catch LayoutFailure.tooDeep {
        return "too deep"
      }
    }

    @Test(arguments: Nest.allCases)
    func `a hundred thousand nested views are laid out on a stack of a gigabyte`(nest: Nest) throws
    {
      let outcome = try DeepThread.run(stackOf: 1 << 30) {
        try Self.outcome(nest, levels: nest.levels(for: 100_000))
      }
      #expect(outcome == "right")
    }

    @Test(arguments: Nest.allCases)
    func `a hundred thousand nested views are too deep for a stack of eight megabytes`(
      nest: Nest
    ) throws {
      let outcome = try DeepThread.run(stackOf: 8 << 20) {
        try Self.outcome(nest, levels: nest.levels(for: 100_000))
      }
      #expect(outcome == "too deep")
    }

    @Test(arguments: Nest.allCases)
    func `five hundred levels are no trouble on a stack of eight megabytes`(nest: Nest) throws {
      let outcome = try DeepThread.run(stackOf: 8 << 20) {
        try Self.outcome(nest, levels: 500)
      }
      #expect(outcome == "right")
    }

    @Test func `a layout that was too deep leaves an engine that can be asked again`() throws {
      try DeepThread.run(stackOf: 8 << 20) {
        let engine = Engine(try ViewTree(.column(.text("Hi"), .spacer)))
        let floor = StackFloor.current
        StackFloor.current = StackFloor(address: StackFloor.here)
        #expect(throws: LayoutFailure.self) { try Engine(ViewTree(.text("Hi"))) }
        StackFloor.current = floor
        #expect(try engine.layOut(proposing(100, 100)).size == ViewSize(width: 16, height: 100))
      }
    }

    // A frame with two fixed lengths does not ask its child for a size: only the search for the
    // baseline is deep.
    @Test func `a baseline that lies too deep ends the layout, and is not passed over`() throws {
      let tree = try DeepThread.run(stackOf: 1 << 30) {
        var view = View.text("Hi")
        for _ in 0..<50_000 { view = view.framed(width: 100, height: 100) }
        return try ViewTree(.row(aligned: .firstTextBaseline, [view, .box(10, 10)]))
      }
      let isTooDeep = try DeepThread.run(stackOf: 8 << 20) {
        do {
          _ = try Engine(tree).layOut(proposing(200, 200))
          return false
        } catch LayoutFailure.tooDeep {
          return true
        }
      }
      #expect(isTooDeep)
    }
  }
}

/// Ways to nest views to any depth.
enum Nest: CaseIterable {
  case paddingsAndColumns, fixedFrames, flexibleFrames, candidates, overlays, rowsOfTwo

  func view(levels: Int) -> View {
    var view = View.box(10, 10)
    for _ in 0..<levels { view = around(view) }
    return view
  }

  private func around(_ view: View) -> View {
    switch self {
    case .paddingsAndColumns: .column([view.padded(1)])
    case .fixedFrames: view.framed(width: 10)
    case .flexibleFrames: view.framed(maximumWidth: 50)
    case .candidates: .fits(.box(1000, 10), view)
    case .overlays: view.overlaid(with: .rectangle)
    case .rowsOfTwo: .row(.box(1, 1), view)
    }
  }

  /// The number of levels that nests this many views, one inside the other.
  func levels(for viewCount: Int) -> Int {
    self == .paddingsAndColumns ? viewCount / 2 : viewCount
  }

  /// The size that a nest answers to a proposal of 100 x 100.
  func size(levels: Int) -> ViewSize {
    let levels = Double(levels)
    return switch self {
    case .paddingsAndColumns: ViewSize(width: 10 + 2 * levels, height: 10 + 2 * levels)
    case .fixedFrames, .candidates, .overlays: ViewSize(width: 10, height: 10)
    case .flexibleFrames: ViewSize(width: 50, height: 10)
    case .rowsOfTwo: ViewSize(width: 10 + levels, height: 10)
    }
  }
}
