/// What a view tells the grid that it is a cell of.
///
/// - Rule: nothing about the view's own layout changes. What is told reaches the grid through
///   modifiers and stops at containers. Of two anchors or column alignments on one view the inner
///   one counts, unsized axes are united, and spans above 1 add up.
/// - Source: layout-rules 5.4.
package enum GridCellAttribute: ModifierContent, Hashable, Sendable {
  /// Where the cell stands in its slot, in place of what grid, row and column say.
  case anchor(UnitPoint)
  /// How all cells of the column stand; the first that says so counts.
  case columnAlignment(AlignmentGuide)
  /// How many columns the cell takes.
  case columns(Int)
  /// The axes on which the cell asks for no share, and takes what the others need.
  case unsizedAxes(AxisSet)
}

/// All that a view tells the grid around it.
struct GridCellTraits {
  /// More columns than this are no table; it bounds what a number in a program can ask for.
  static let mostColumns = 1000

  private(set) var span = 1
  private(set) var anchor: UnitPoint?
  private(set) var columnAlignment: AlignmentGuide?
  private(set) var unsizedAxes: AxisSet = []

  /// Adds what a modifier further out says.
  mutating func add(_ attribute: GridCellAttribute) {
    switch attribute {
    case .anchor(let point): anchor = anchor ?? point
    case .columnAlignment(let guide): columnAlignment = columnAlignment ?? guide
    case .columns(let count): addColumns(count)
    case .unsizedAxes(let axes): unsizedAxes.formUnion(axes)
    }
  }

  /// What counts for a view that is in no row: it spans all columns and has none to align.
  var outsideRows: GridCellTraits {
    var traits = self
    traits.span = 1
    traits.columnAlignment = nil
    return traits
  }

  private mutating func addColumns(_ count: Int) {
    guard count > 1 else { return }
    span = min((span > 1 ? span : 0) + min(count, Self.mostColumns), Self.mostColumns)
  }
}

extension GridCellAttribute {
  package func lower(
    _ view: View, _ id: NodeID, _ environment: EnvironmentID, _ lowering: inout Lowering
  ) throws(LayoutFailure) {
    let child = try lowering.lowerContent(of: view, environment)
    var traits = lowering.traits(of: child)
    var cell = lowering.gridCells[Int(traits.gridCell)]
    cell.add(self)
    traits.gridCell = Int32(lowering.gridCells.count)
    lowering.gridCells.append(cell)
    lowering.finish(id, Transparent.rule, child: child, parameters: 0, traits)
  }
}
