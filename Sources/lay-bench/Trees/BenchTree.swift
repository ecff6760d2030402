import LayEngine

/// The trees that are measured: cells of nine nodes, ten times as many with each level.
///
/// Level 2 has 911 nodes as a flexbox engine counts them, level 3 has 9,111, level 4 has 91,111.
enum BenchTree: String, CaseIterable {
  /// One cell over and over: hardly any view is distinct.
  case app
  /// Cells of random axes, orders and lengths; about 30 % of the views are distinct.
  case random
  /// A list: rows of pictures and texts; about 30 % of the views are distinct.
  case list

  func sketch(level: Int) -> Sketch {
    var cells = CellSource(self)
    return tree(level: level, &cells)
  }

  /// The middle of the proposed widths, in points.
  ///
  /// It is the width of a window, or for `list` of a column in which some texts wrap.
  var width: Double { self == .list ? 400 : 2000 }

  private func tree(level: Int, _ cells: inout CellSource) -> Sketch {
    var parts: [Sketch] = []
    for _ in 0..<10 { parts.append(level == 1 ? cells.next() : tree(level: level - 1, &cells)) }
    let isColumn = self == .list || level % 2 == 1
    return .padded(4, .stack(along: isColumn ? .vertical : .horizontal, spacing: 2, parts))
  }
}

/// Gives one cell after the other.
private struct CellSource {
  private let tree: BenchTree
  private var random = SeededGenerator(seed: 2026)
  private var known: [Sketch] = []

  init(_ tree: BenchTree) { self.tree = tree }

  mutating func next() -> Sketch {
    // With these chances about 30 % of all views are distinct.
    switch tree {
    case .app: Self.appCell
    case .random: again(chance: 0.45) { $0.randomCell() }
    case .list: again(chance: 0.45) { $0.listCell() }
    }
  }

  /// A new cell with a probability of `chance`, otherwise one of the cells made before.
  private mutating func again(
    chance: Double, _ make: (inout CellSource) -> Sketch
  ) -> Sketch {
    let isNew = Double.random(in: 0..<1, using: &random) < chance
    if !isNew, let cell = known.randomElement(using: &random) { return cell }
    let cell = make(&self)
    known.append(cell)
    return cell
  }

  /// A picture, a column of three lines that takes the rest, and a button.
  private static let appCell: Sketch = .padded(
    8,
    .row(
      spacing: 8,
      [
        .bar(width: 40, height: 40),
        .column(
          spacing: 4,
          [
            .bar(width: nil, height: 16), .bar(width: nil, height: 12),
            .row(spacing: 4, [.bar(width: 12, height: 12), .bar(width: nil, height: 12)]),
          ]),
        .bar(width: 24, height: 24),
      ]))

  private mutating func randomCell() -> Sketch {
    let inner = randomStack([randomBar(), randomBar()])
    let middle = randomStack([randomBar(), randomBar(), inner])
    let outer = randomStack([randomBar(), middle, randomBar()])
    return .padded(length(1...12), outer)
  }

  private mutating func randomStack(_ children: [Sketch]) -> Sketch {
    let axis = Bool.random(using: &random) ? Axis.horizontal : .vertical
    return .stack(
      along: axis, spacing: length(0...10), children.shuffled(using: &random))
  }

  /// Half of the bars have a fixed width, the others take what they are offered.
  private mutating func randomBar() -> Sketch {
    let width = Bool.random(using: &random) ? length(8...60) : nil
    return .bar(width: width, height: length(8...40))
  }

  /// A picture; a title, a sentence that may wrap and a mark with a note; a time.
  private mutating func listCell() -> Sketch {
    let note = Sketch.row(spacing: 4, [.bar(width: 12, height: 12), .text(words(1...4))])
    let lines = Sketch.column(
      spacing: 4, [.text(words(1...3)), .text(words(4...16)), note])
    let time = Sketch.text("\(Int.random(in: 1...59, using: &random)) min")
    return .padded(8, .row(spacing: 8, [.bar(width: 40, height: 40), lines, time]))
  }

  private static let vocabulary = [
    "a", "of", "row", "view", "frame", "margin", "column", "spacing", "proposal", "alignment",
  ]

  private mutating func words(_ counts: ClosedRange<Int>) -> String {
    let count = Int.random(in: counts, using: &random)
    let words = (0..<count).map { _ in Self.vocabulary.randomElement(using: &random) ?? "" }
    return words.joined(separator: " ")
  }

  private mutating func length(_ range: ClosedRange<Int>) -> Double {
    Double(Int.random(in: range, using: &random))
  }
}

/// Random numbers that are the same in each run: SplitMix64.
private struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
}
