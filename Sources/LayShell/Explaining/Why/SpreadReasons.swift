import LayEngine
import LayLanguage

/// A column of a grid that is longer than its own cells, as a cell of several columns divided what it lacked
/// among them.
///
/// A cell of 68 over columns of 20 and 40, without spacing, lacks 8: they become 24 and 44.
struct SpreadColumn {
  /// A column of the wide cell before that: its length, and what made it so long; nil for no cell.
  struct Before {
    let column: Int
    let length: Double
    let maker: ViewAccount.Cause?
    /// How many growths of columns there were before.
    let growths: Int
  }

  let column: Int
  /// The cell of several columns.
  let wide: ViewAccount.Cause
  /// Among how many columns it divided what it lacked.
  let among: Int
  let before: [Before]
  private let length: Double
  /// The distances between the columns of the cell.
  private let spacings: [Double]
  private let grid: ReasonPlace

  /// Fails for a column that is as long as its own cells make it.
  ///
  /// - Parameter growths: how many growths of columns count; nil for all.
  init?(
    _ column: Int, _ axis: Axis, of grid: ReasonPlace, _ account: ViewAccount,
    growths count: Int? = nil
  ) {
    let growths = account.growths.prefix(count ?? account.growths.count)
    let places = grid.view.layout.tree.gridPlaces(of: grid.view.node)
    guard axis == .horizontal, grid.content is Grid,
      let last = growths.lastIndex(where: { $0.column == column }), growths[last].cause.isSpread,
      places.indices.contains(growths[last].cause.cell)
    else { return nil }
    wide = growths[last].cause
    let cell = wide.cell
    func isSame(_ one: Int, _ next: Int) -> Bool {
      growths.indices.contains(one) && growths.indices.contains(next)
        && growths[one].cause.isSpread && growths[one].cause.cell == cell
        && growths[next].cause.isSpread && growths[next].cause.cell == cell
        && growths[one].column < growths[next].column
    }
    var (start, end) = (last, last)
    while isSame(start - 1, start) { start -= 1 }
    while isSame(end, end + 1) { end += 1 }
    among = end - start + 1
    before = places[cell].lines(along: axis).map { column in
      let made = growths[..<start].last { $0.column == column }
      return Before(
        column: column, length: made?.length ?? 0,
        maker: made.flatMap { $0.cause.isSpread ? nil : $0.cause }, growths: start)
    }
    let lines = account.lines[axis] ?? []
    spacings = before.dropFirst().map {
      lines.indices.contains($0.column) ? lines[$0.column].distance : 0
    }
    (self.column, self.grid, length) = (column, grid, growths[last].length)
  }

  /// What the column is made of: its length before, and a part of what the cell lacked.
  func fact(isOffer: Bool) -> Fact {
    let cell = ViewMention(grid.shown.cell(wide.cell))
    let own = FactNumber.length(before.first { $0.column == column }?.length)
    let given = FactNumber.length(wide.question?.answer.width)
    let part = FactNumber.difference(length, own.value ?? 0)
    let columns = before.filter { $0.length != 0 }
    let makers = columns.compactMap { column in
      column.maker.map {
        Taker(child: ViewMention(grid.shown.cell($0.cell)), length: .length(column.length))
      }
    }
    let isKnown = makers.count == columns.count && makers.count <= LengthReasons.mostTakers
    let taken: Taken = isKnown ? .all(makers) : .sum(.total(columns.map(\.length)))
    let distances = FactNumber.total(spacings)
    let rest = taken.rest(of: given, distances, columns.count, nil, "")
    let (number, among) = (column + 1, among)
    return Fact(
      isOffer ? "offerOfSpreadColumn" : "lengthOfSpreadColumn",
      [
        "number": number, "own": own, "part": part, "among": among, "child": cell,
        "given": given, "spacing": distances, "taken": taken.value,
      ]
    ) {
      (isOffer ? "offered by \($0): column \(number)" : "column \(number) of \($0)")
        + " has \(own) by its own cells, and \(part) as \(cell) divides what it lacks among \(CountText.of(among, "column"))"
        + rest
    }
  }
}
