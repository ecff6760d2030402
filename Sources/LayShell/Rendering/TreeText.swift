import LayEngine
import LayLanguage
import LayTerminal

/// The view tree as an indented table: what was proposed to each view, what it answered, where it
/// stands.
struct TreeText {
  /// A view that contains a view twice, over and over, has more rows than anybody reads.
  private static let mostRows = 100_000

  let style: Style
  private let lookout: Lookout

  init(_ style: Style, _ lookout: Lookout = Lookout()) {
    self.style = style
    self.lookout = lookout
  }

  func text(_ layout: Layout) -> String {
    var table = TextTable([
      ("view", .left), ("proposed", .right), ("size", .right), ("at", .right),
    ])
    var pending = [(view: layout.root, prefix: "", branch: "")]
    var rowCount = 0
    while !lookout.isOver, let (view, prefix, branch) = pending.popLast() {
      table.add(row(view, prefix + branch))
      rowCount += 1
      if rowCount == Self.mostRows, !pending.isEmpty {
        table.add([.init("… and more, left out here"), .init(""), .init(""), .init("")])
        break
      }
      // A very deep tree is not indented for ever.
      let inner = prefix.count > style.columns ? prefix : prefix + continuation(after: branch)
      let last = view.childCount - 1
      for number in stride(from: last, through: 0, by: -1) {
        pending.append((view.child(number), inner, number == last ? lastBranch : innerBranch))
      }
    }
    return table.lines(style, indentation: 0, lookout).joined(separator: "\n")
  }

  private func row(_ view: PlacedView, _ branches: String) -> [TextTable.Cell] {
    var title = ViewTitle.full(view.view)
    if let chosen = view.chosen { title += ", candidate \(chosen)" }
    let origin = view.frame.origin
    return [
      .init(title, branches: branches), .init(ProposalText.of(view.proposal)),
      .init(ProposalText.of(view.frame.size)),
      .init("\(PlaceText.of(origin.x)), \(PlaceText.of(origin.y))"),
    ]
  }

  private var innerBranch: String { style.character("├ ", "|- ") }
  private var lastBranch: String { style.character("└ ", "`- ") }

  private func continuation(after branch: String) -> String {
    if branch.isEmpty { return "" }
    if branch == innerBranch { return style.character("│ ", "|  ") }
    return style.character("  ", "   ")
  }
}
