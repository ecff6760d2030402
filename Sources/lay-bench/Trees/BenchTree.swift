/// The tree that is measured: an app's screen, of cells of nine nodes, ten times as many with each
/// level.
///
/// Level 2 has 911 nodes as a flexbox engine counts them, level 3 has 9,111, level 4 has 91,111.
enum BenchTree {
  /// The middle of the proposed widths, in points.
  static let width = 2000.0

  static func sketch(level: Int) -> Sketch {
    guard level > 0 else { return cell }
    let parts = [Sketch](repeating: sketch(level: level - 1), count: 10)
    let inside: Sketch =
      level % 2 == 1 ? .column(spacing: 2, parts) : .row(spacing: 2, parts)
    return .padded(4, inside)
  }

  /// A picture, a column of three lines that takes the rest, and a button.
  private static let cell: Sketch = .padded(
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
}
