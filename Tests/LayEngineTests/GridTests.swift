import LayEngine
import Testing

extension EngineTests {
  @Suite struct GridTests {
    static let seeds = 0..<300
    private static let spacing = 4.0

    /// Rows of random cells, with spans, priorities and unsized axes among them.
    private func rows(_ random: inout SeededGenerator) -> [[PlainGrid.Cell]] {
      let lengths: [Double] = [10, 20, 30, 60, 100]
      return (0..<Int.random(in: 1...4, using: &random)).map { row in
        var column = 0
        return (0..<Int.random(in: 1...4, using: &random)).map { _ in
          let span = [1, 1, 1, 1, 2, 3].randomElement(using: &random) ?? 1
          let (width, height) = (
            lengths.randomElement(using: &random) ?? 10, lengths.randomElement(using: &random) ?? 10
          )
          let views: [View] = [
            .box(width, height), .box(height, width), .rectangle, .rectangle.framed(width: width),
            .rectangle.framed(height: height), .stretch(0, width, height: height),
            .stretch(10, 10 + width, height: height), .text("lorem ipsum"),
          ]
          let priority: Double = [0, 0, 0, 0, 1, -1].randomElement(using: &random) ?? 0
          let axes: AxisSet =
            [[], [], [], .horizontal, .vertical].randomElement(using: &random) ?? []
          defer { column += span }
          return PlainGrid.Cell(
            view: views.randomElement(using: &random) ?? .rectangle, row: row,
            columns: column..<column + span, priority: priority, unsizedAxes: axes)
        }
      }
    }

    private func grid(_ rows: [[PlainGrid.Cell]]) -> View {
      let style = GridStyle(horizontalSpacing: Self.spacing, verticalSpacing: Self.spacing)
      let views = rows.map { cells in
        let children = cells.map { cell in
          var view = View(LayoutPriority(cell.priority), children: [cell.view])
          view = View(GridCellAttribute.gridCellColumns(cell.columns.count), children: [view])
          return View(GridCellAttribute.gridCellUnsizedAxes(cell.unsizedAxes), children: [view])
        }
        return View(GridRow(), children: children)
      }
      return View(Grid(style), children: views)
    }

    private func proposal(_ random: inout SeededGenerator) -> ProposedViewSize {
      let lengths: [Double?] = [nil, 0, 60, 100, 200, 300]
      return proposing(
        lengths.randomElement(using: &random) ?? nil, lengths.randomElement(using: &random) ?? nil)
    }

    private func same(_ one: Double, _ other: Double) -> Bool { abs(one - other) < 1e-6 }

    @Test(arguments: seeds)
    func `a grid is what the rule says, step by step`(seed: Int) throws {
      var random = SeededGenerator(seed: seed)
      let rows = rows(&random)
      let proposal = proposal(&random)
      let plain = try PlainGrid(rows.flatMap { $0 }, spacing: Self.spacing, proposal: proposal)
      let size = try Engine(ViewTree(grid(rows))).size(proposal)
      #expect(same(size.width, plain.size.width) && same(size.height, plain.size.height))
    }

    @Test(arguments: seeds)
    func `a cell is placed with its slot, or with the proposal that it answered with the slot`(
      seed: Int
    ) throws {
      var random = SeededGenerator(seed: seed)
      let rows = rows(&random)
      let proposal = proposal(&random)
      let cells = rows.flatMap { $0 }
      let plain = try PlainGrid(cells, spacing: Self.spacing, proposal: proposal)
      let placed = try Engine(ViewTree(grid(rows))).layOut(proposal).root.children
      try #require(placed.count == cells.count)
      for (index, cell) in cells.enumerated() {
        let (slot, offer) = (plain.slot(cell), try #require(plain.offers[index]))
        let answer = try #require(plain.answers[index])
        let expected =
          same(slot.width, answer.width) && same(slot.height, answer.height)
          ? offer : proposing(slot.width, slot.height)
        let found = placed[index].proposal
        #expect((found.width == nil) == (expected.width == nil))
        #expect((found.height == nil) == (expected.height == nil))
        #expect(same(found.width ?? 0, expected.width ?? 0))
        #expect(same(found.height ?? 0, expected.height ?? 0))
      }
    }

    // 0 x 0, infinity, the share and the slot
    @Test func `a grid asks each cell four questions at most`() throws {
      let cells = (0..<40).map { View.stretch(0, Double($0 + 1)) }
      let rows = stride(from: 0, to: 40, by: 4).map { start in
        View(GridRow(), children: Array(cells[start..<start + 4]))
      }
      let tree = try ViewTree(View(Grid(GridStyle()), children: rows))
      var questions: [NodeID: Set<ProposedViewSize>] = [:]
      for case .asked(let node, let proposal) in try TracedEngine.layOut(
        tree, proposing(200, 200)
      ).events {
        questions[node, default: []].insert(proposal)
      }
      for cell in tree.children(of: tree.root) {
        #expect((1...4).contains(try #require(questions[cell]).count))
      }
    }
  }
}
