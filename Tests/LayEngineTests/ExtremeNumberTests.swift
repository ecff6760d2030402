import LayEngine
import Testing

extension EngineTests {
  /// Extreme numbers, such as NaN, infinity and the largest ones.
  ///
  /// Random layouts need only have an answer, and the process goes on.
  @Suite struct ExtremeNumberTests {
    private func answer(_ view: View, _ proposal: ProposedViewSize) throws -> ViewSize {
      try Engine(ViewTree(view)).layOut(proposal).size
    }

    private func adaptive(_ minimum: Double, spacing: Double) -> View {
      let length = GridTrack.Length.adaptive(minimum: minimum, maximum: .infinity)
      let style = LazyGridStyle(tracks: [GridTrack(length, spacing: spacing)])
      return View(LazyVerticalGrid(style), children: [.text("a")])
    }

    // The number of further tracks with room is 0 / 0 here, or -infinity / infinity: NaN, so there
    // are none. The one track that is always there takes the whole width, and the text in it is one
    // line of 20.
    @Test(arguments: [(10.0, -10.0, 10.0), (0, 0, 0), (.infinity, 8, 100)])
    func `an adaptive item whose number of tracks is no number is one track`(
      minimum: Double, spacing: Double, width: Double
    ) throws {
      let view = adaptive(minimum, spacing: spacing)
      #expect(try answer(view, proposing(width, nil)) == ViewSize(width: width, height: 20))
    }

    @Test(arguments: 0..<1500)
    func `no number stops the process`(seed: Int) throws {
      var random = ExtremeViews(seed: seed)
      let view = random.view(levels: 4)
      let tree = try ViewTree(view)
      let engine = Engine(tree)
      for _ in 0..<3 {
        let layout = try engine.layOut(random.proposal())
        for text in layout.withContents.flatMap(\.root.children) {
          _ = layout.tree.textLines(of: text.node, at: text.proposal)
        }
        _ = try TracedEngine.layOut(tree, random.proposal())
      }
      guard let sweep = SweepEngine(tree) else { return }
      let (length, other) = (random.number(), random.proposal().width)
      for axis in Axis.allCases {
        let piece = try sweep.piece(after: length, along: axis, other: other)
        _ = piece?.size(at: length)
      }
    }
  }
}

/// Makes random views of every kind with extreme numbers.
private struct ExtremeViews {
  private var generator: SeededGenerator

  private static let numbers: [Double] = [
    0, -0.0, 1, -1, 10, -10, 100, 0.1, .infinity, -.infinity, .nan, .greatestFiniteMagnitude,
    -.greatestFiniteMagnitude, 1.7e308, .leastNonzeroMagnitude, -.leastNonzeroMagnitude,
    .leastNormalMagnitude, .ulpOfOne, 0x1p31, 0x1p32, -0x1p31, 0x1p53, 0x1p63, 0x1p64, -0x1p63,
    -0x1p64, 1e300, 1e-300, 1e17,
  ]

  init(seed: Int) { generator = SeededGenerator(seed: seed) }

  private mutating func one<Element>(of list: [Element]) -> Element {
    list[Int.random(in: list.indices, using: &generator)]
  }

  mutating func number() -> Double { one(of: Self.numbers) }

  private mutating func given() -> Double? { one(of: [nil, number(), number()]) }

  private mutating func count() -> Int {
    one(of: [0, 1, 2, 1000, -1, .max, .min, 1 << 31, 1 << 32])
  }

  mutating func proposal() -> ProposedViewSize { proposing(given(), given()) }

  mutating func view(levels: Int) -> View {
    guard levels > 0 else { return leaf() }
    let children = (0..<Int.random(in: 0...3, using: &generator)).map { _ in
      view(levels: levels - 1)
    }
    switch Int.random(in: 0..<3, using: &generator) {
    case 0:
      let stack = one(of: stacks())
      return View(stack, children: children)
    case 1:
      let container = one(of: containers())
      return View(container, children: children)
    default: return View(modifier(), children: [view(levels: levels - 1)] + children.prefix(1))
    }
  }

  private mutating func leaf() -> View {
    var image = ImageContent(.bitmap(width: number(), height: number()), isResizable: true)
    image.caps = insets()
    return one(of: [
      .rectangle, .text("alpha beta\n gamma 世界"), .text(""), View(Circle()), View(Divider()),
      View(Spacer(minimumLength: given())), View(image),
      View(ImageContent(.bitmap(width: number(), height: number()))),
      View(GeometryReader(GeometryContent { [.box($0.size.width, $0.size.height)] })),
      .control(isSeenThrough: true, .text("a")), .control(isSeenThrough: false, .text("a")),
    ])
  }

  private mutating func stacks() -> [any ViewContent] {
    let style = StackStyle(spacing: given(), isDynamic: true)
    let lazy = StackStyle(spacing: given())
    return [
      HorizontalStack(style), VerticalStack(style), DepthStack(isDynamic: true),
      LazyHorizontalStack(lazy), LazyVerticalStack(lazy), ViewThatFits(.both),
      ScrollView(one(of: [.both, .horizontal, .vertical])), GridRow(), Group(),
    ]
  }

  private mutating func containers() -> [any ViewContent] {
    let grid = GridStyle(horizontalSpacing: given(), verticalSpacing: given())
    let tracks = LazyGridStyle(tracks: [track(), track(), track()], spacing: given())
    return [Grid(grid), Grid(grid), LazyHorizontalGrid(tracks), LazyVerticalGrid(tracks)]
  }

  private mutating func track() -> GridTrack {
    let (one, other) = (number(), number())
    let lengths: [GridTrack.Length] = [
      .fixed(one), .flexible(minimum: one, maximum: other), .adaptive(minimum: one, maximum: other),
      .adaptive(minimum: one, maximum: other),
    ]
    return GridTrack(self.one(of: lengths), spacing: given())
  }

  private mutating func modifier() -> any ViewContent {
    let relative = ContainerRelativeFrame(
      axes: .both, count: number(), span: number(), spacing: number())
    let contents: [any ViewContent] = [
      AspectRatio(given(), one(of: [.fit, .fill])), relative,
      FixedFrame(width: given(), height: given()), FixedSize(.horizontal),
      FlexibleFrame(width: flexible(), height: flexible()),
      GridCellAttribute.gridCellColumns(count()),
      GridCellAttribute.gridCellAnchor(UnitPoint(x: number(), y: number())),
      LayoutPriority(number()), Offset(x: number(), y: number()), Padding(insets()),
      Position(x: number(), y: number()),
      RelativeProposed(width: number(), height: number()), SafeAreaPadding(insets()),
      SafeAreaInset(edge: one(of: [.top, .leading]), spacing: given()),
      change(), change(), change(),
    ]
    return one(of: contents)
  }

  private mutating func change() -> EnvironmentChange {
    one(of: [
      .font(Font(size: number())), .lineLimit(count()), .lineSpacing(number()),
      .lineLimitRange(lower: count(), upper: count()), .minimumScaleFactor(number()),
      .layoutDirection(.rightToLeft), .truncationMode(one(of: [.head, .middle])),
    ])
  }

  private mutating func insets() -> Insets {
    Insets(top: number(), leading: number(), bottom: number(), trailing: number())
  }

  private mutating func flexible() -> FlexibleLength {
    FlexibleLength(minimum: given(), ideal: given(), maximum: given())
  }
}
