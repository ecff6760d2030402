/// A setting of a view for the grid that it is a cell of.
///
/// - Rule: nothing about the view's own layout changes. A setting reaches the grid through
///   modifiers but not through containers. Of two anchors or column alignments on one view the
///   inner one counts, unsized axes are united, and spans above 1 add up.
/// - Source: layout-rules 5.4.
package enum GridCellAttribute: ModifierContent, Hashable, Sendable {
  /// Where the cell is in its slot; it overrides the alignments of grid, row and column.
  case gridCellAnchor(UnitPoint)
  /// The alignment of all cells of the column; the first cell that has one counts.
  case gridColumnAlignment(AlignmentGuide)
  /// How many columns the cell takes.
  case gridCellColumns(Int)
  /// The axes on which the cell gets no share, but only the length that the other cells need.
  case gridCellUnsizedAxes(AxisSet)
}

/// All settings of a view for the grid around it.
struct GridCellTraits {
  /// The largest number of columns that a cell can span, so that a program cannot ask for too many.
  static let mostColumns = 1000

  private(set) var span = 1
  private(set) var anchor: UnitPoint?
  private(set) var columnAlignment: AlignmentGuide?
  private(set) var unsizedAxes: AxisSet = []

  /// Adds the setting of a modifier further out.
  mutating func add(_ attribute: GridCellAttribute) {
    switch attribute {
    case .gridCellAnchor(let point): anchor = anchor ?? point
    case .gridColumnAlignment(let guide): columnAlignment = columnAlignment ?? guide
    case .gridCellColumns(let count): addColumns(count)
    case .gridCellUnsizedAxes(let axes): unsizedAxes.formUnion(axes)
    }
  }

  /// The settings that count for a view in no row, which spans all columns and aligns none.
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
  package func lower(_ use: ViewUse, _ lowering: inout Lowering) throws(LayoutFailure) {
    let child = try lowering.lowerContent(use)
    var traits = lowering.traits(of: child)
    var cell = lowering.gridCells[Int(traits.gridCell)]
    cell.add(self)
    traits.gridCell = Int32(lowering.gridCells.count)
    lowering.gridCells.append(cell)
    lowering.finish(use.id, Transparent.rule, child: child, parameters: 0, traits)
  }
}
