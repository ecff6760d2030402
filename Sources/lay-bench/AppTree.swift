import LayEngine

/// Trees like those of an app: rows and columns of cells, ten times as large a level.
///
/// A cell is a row of a picture, a column of three lines that takes the rest, and a button. Sizes
/// are given in the nodes of a flexbox engine, where padding is a property and not a node.
enum AppTree {
  /// A row or column of ten trees of the level below; a level 1 tree holds ten cells.
  static func tree(level: Int) -> View {
    let parts = (0..<10).map { _ in level == 1 ? cell() : tree(level: level - 1) }
    let style = StackStyle(spacing: 2)
    let kind: ViewKind = level % 2 == 1 ? .verticalStack(style) : .horizontalStack(style)
    return View(.padding(Insets(.all, 4)), children: [View(kind, children: parts)])
  }

  /// The nodes of a tree as a flexbox engine would count them.
  static func nodeCount(level: Int) -> Int { level == 0 ? 9 : 10 * nodeCount(level: level - 1) + 1 }

  private static func cell() -> View {
    let button = row(4, [bar(width: 12, height: 12), bar(width: nil, height: 12)])
    let lines = View(
      .verticalStack(StackStyle(spacing: 4)),
      children: [bar(width: nil, height: 16), bar(width: nil, height: 12), button])
    let content = row(8, [bar(width: 40, height: 40), lines, bar(width: 24, height: 24)])
    return View(.padding(Insets(.all, 8)), children: [content])
  }

  private static func row(_ spacing: Double, _ views: [View]) -> View {
    View(.horizontalStack(StackStyle(spacing: spacing)), children: views)
  }

  private static func bar(width: Double?, height: Double?) -> View {
    View(
      .fixedFrame(FixedFrame(width: width, height: height)),
      children: [View(.shape(.rectangle))])
  }
}
