import LayEngine

/// A random number generator that gives the same numbers for the same seed (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: Int) { state = UInt64(truncatingIfNeeded: seed) }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
}

/// Makes random views and proposals.
struct RandomViews {
  private var generator: SeededGenerator

  init(seed: Int) { generator = SeededGenerator(seed: seed) }

  mutating func one<Element>(of list: [Element]) -> Element {
    list[Int.random(in: list.indices, using: &generator)]
  }

  mutating func length(_ range: ClosedRange<Int>) -> Double {
    Double(Int.random(in: range, using: &generator)) / 2
  }

  /// Any view, with at most this many levels of containers and modifiers.
  mutating func view(levels: Int) -> View {
    guard levels > 0 else { return leaf() }
    return switch Int.random(in: 0..<12, using: &generator) {
    case 0...1: leaf()
    case 2...6: container(of: children(levels: levels - 1))
    default: modified(view(levels: levels - 1), levels: levels)
    }
  }

  mutating func children(levels: Int) -> [View] {
    let count = Int.random(in: 1...4, using: &generator)
    return (0..<count).map { _ in view(levels: levels) }
  }

  mutating func proposal() -> ProposedViewSize { proposing(proposedLength(), proposedLength()) }

  /// A proposal that is finite or nil on each axis.
  mutating func modestProposal() -> ProposedViewSize {
    proposing(one(of: [nil, length(0...800)]), one(of: [nil, length(0...400)]))
  }

  private mutating func proposedLength() -> Double? {
    one(of: [nil, 0, .infinity, length(-20...20), length(0...400), length(0...800)])
  }

  private static let words = [
    "a", "beta", "gamma delta", "epsilon zeta eta", "iota\nkappa", "lambda mu nu xi omicron pi",
    "世界", "",
  ]

  private mutating func leaf() -> View {
    switch Int.random(in: 0..<10, using: &generator) {
    case 0: .rectangle
    case 1: View(Circle())
    case 2: .spacer
    case 3: View(Divider())
    case 4: .stretch(length(0...60), length(60...200), height: length(0...60))
    case 5...6: .box(length(0...120), length(0...80))
    case 7: .control(isSeenThrough: one(of: [true, false]), .text(one(of: Self.words)))
    default: .text(one(of: Self.words))
    }
  }

  private mutating func container(of children: [View]) -> View {
    let spacing: Double? = one(of: [nil, nil, 0, 5, -3])
    switch Int.random(in: 0..<13, using: &generator) {
    case 10:
      let style = GridStyle(
        alignment: one(of: [.center, Alignment(.leading, .firstTextBaseline)]),
        horizontalSpacing: spacing)
      let row = View(GridRow(), children: children)
      return View(Grid(style), children: [row] + children.prefix(2))
    case 11:
      let style = StackStyle(spacing: spacing)
      let contents: [any ViewContent] = [LazyHorizontalStack(style), LazyVerticalStack(style)]
      let content = one(of: contents)
      return View(content, children: children)
    case 12:
      let tracks = [
        GridTrack(.flexible(minimum: 10, maximum: 60)),
        GridTrack(.adaptive(minimum: 20, maximum: 90)),
      ]
      let style = LazyGridStyle(tracks: tracks, spacing: spacing)
      let contents: [any ViewContent] = [LazyHorizontalGrid(style), LazyVerticalGrid(style)]
      let content = one(of: contents)
      return View(content, children: children)
    case 0...2:
      return .row(
        spacing: spacing, aligned: one(of: [nil, .top, .bottom, .firstTextBaseline]), children)
    case 3...5: return .column(spacing: spacing, children)
    case 6...7: return .fits(in: one(of: [.both, .horizontal, .vertical, []]), children)
    case 8: return View(ScrollView(one(of: [.vertical, .horizontal, .both])), children: children)
    default:
      let alignment = Alignment(
        one(of: [.horizontalCenter, .trailing]), one(of: [.verticalCenter, .firstTextBaseline]))
      return View(DepthStack(alignment), children: children)
    }
  }

  private mutating func modified(_ view: View, levels: Int) -> View {
    switch Int.random(in: 0..<12, using: &generator) {
    case 0...1: view.padded(insets())
    case 2: view.framed(width: one(of: [nil, length(0...200)]), height: length(0...100))
    case 3: view.framed(width: length(0...200))
    case 4...5: flexiblyFramed(view)
    case 6: view.fixedSize(one(of: [.both, .horizontal, .vertical]))
    case 7: view.prioritized(one(of: [-1, 1, 2]))
    case 8: view.overlaid(with: self.view(levels: levels - 1))
    case 9: view.limited(toLines: one(of: [nil, 1, 2]))
    case 10: view.changing(textStyle())
    default: view.offset(x: length(-10...10), y: length(-10...10))
    }
  }

  private mutating func textStyle() -> EnvironmentChange {
    one(of: [
      .lineSpacing(length(0...20)), .minimumScaleFactor(one(of: [0.25, 0.5, 0.9])),
      .truncationMode(one(of: [.head, .middle])), .typeface(.bold(true)),
    ])
  }

  private mutating func insets() -> Insets {
    Insets(
      top: length(-10...20), leading: length(-10...20), bottom: length(-10...20),
      trailing: length(-10...20))
  }

  private mutating func flexiblyFramed(_ view: View) -> View {
    let frame = FlexibleFrame(width: flexibleLength(), height: flexibleLength())
    return View(frame, children: [view])
  }

  private mutating func flexibleLength() -> FlexibleLength {
    FlexibleLength(
      minimum: one(of: [nil, nil, 0, length(0...100)]), ideal: one(of: [nil, length(0...200)]),
      maximum: one(of: [nil, .infinity, length(0...300)]))
  }
}
