import LayEngine
import LayLanguage
import LayTerminal

/// What `tree` prints.
struct TreeListing {
  /// The smallest number of nested modifiers that share a line.
  static let fewestFolded = 4

  var shown: ShownView
  /// The number of levels below the root to print; nil for all.
  var depth: Int?
  /// Whether each modifier has its own line, and candidates that are not chosen are listed.
  var isUnfolded = false
  /// Whether only paths are printed, without numbers.
  var isOnlyPaths = false
  var places = CodePlaces(nil)
  /// What JSON leads with; nil where it was not asked for.
  var findings: FoundFindings?

  init(_ shown: ShownView) { self.shown = shown }
}

/// A view that `tree` lists.
enum ListedView {
  /// A view of the layout, with its path for commands.
  case shown(PlacedView, ViewPath.Writing)
  /// A view that is not shown: a candidate by its number from 1, or nil for a view inside one.
  case hidden(View, candidate: Int?)

  /// The views to list below: the children, and the hidden candidates if the listing is unfolded.
  func inside(_ listing: TreeListing, _ lookout: Lookout) -> [ListedView] {
    switch self {
    case .hidden(let view, _): return view.children.map { .hidden($0, candidate: nil) }
    case .shown(let view, let path):
      var children: [ListedView] = []
      for number in 0..<view.childCount {
        if lookout.isOver { break }
        var inner = path
        inner.append(number + 1)
        children.append(.shown(view.child(number), inner))
      }
      guard listing.isUnfolded, let chosen = view.chosen, let shown = children.first else {
        return children
      }
      let tree = view.layout.tree
      return tree.children(of: view.node).enumerated().map { index, node in
        index + 1 == chosen ? shown : .hidden(tree.view(of: node), candidate: index + 1)
      }
    }
  }
}

/// The view tree as an indented table: the proposal, size, position and path of each view.
struct TreeText {
  /// The most rows, since views can be nested with exponentially many paths.
  private static let mostRows = 100_000

  let style: Style
  let lookout: Lookout

  /// A line that is still to be printed.
  private struct Line {
    let view: ListedView
    /// The branch characters of the ancestors.
    let prefix: String
    let branch: String
    let depth: Int
  }

  private struct Row {
    var cells: [TextTable.Cell]
    /// Whether several views share the row.
    var isFolded = false
  }

  func text(_ listing: TreeListing) -> String {
    let root = ListedView.shown(listing.shown.view, .init(listing.shown.path))
    var pending = [Line(view: root, prefix: "", branch: "", depth: 0)]
    var rows: [Row] = []
    while !lookout.isOver, let line = pending.popLast() {
      let inside = add(line, listing, to: &rows)
      if rows.count == Self.mostRows, !(pending.isEmpty && inside.isEmpty) {
        rows.append(Row(cells: [.init("… and more, left out here")] + blanks))
        break
      }
      // The indentation of a very deep tree is limited.
      let isWide = line.prefix.count > style.columns
      let prefix = isWide ? line.prefix : line.prefix + continuation(after: line.branch)
      for (index, view) in inside.enumerated().reversed() {
        if lookout.isOver { break }
        let branch = index == inside.count - 1 ? lastBranch : innerBranch
        pending.append(
          Line(view: view, prefix: prefix, branch: branch, depth: line.depth + 1))
      }
    }
    return lines(rows, listing).joined(separator: "\n")
  }

  private static let columns: [(heading: String, side: TextTable.Side)] = [
    ("view", .left), ("text", .left), ("proposed", .right), ("size", .right), ("at", .right),
    ("path", .left), ("in Swift", .left),
  ]
  /// The columns that are left out where no row has something in them.
  private static let (notes, paths, places) = (1, 5, 6)

  /// The least number of columns for a name and its branches, before other columns are dropped.
  private static let readable = 24

  /// The lines of the table; columns are dropped so that names are readable.
  ///
  /// Places in Swift code are dropped first, then paths, positions and proposals. There are no
  /// paths if the root is the only row, and no notes about texts if all of them are shown as written.
  private func lines(_ rows: [Row], _ listing: TreeListing) -> [String] {
    if listing.isOnlyPaths {
      return table(rows, [0, Self.paths]).lines(style, indentation: 0, lookout)
    }
    let all = Self.columns.indices.filter { column in
      ![Self.notes, Self.paths, Self.places].contains(column)
        || rows.contains { !$0.cells[column].text.isEmpty }
    }
    let widths = widths(of: rows)
    var columns = all
    let names = all.contains(Self.notes) ? [0, Self.notes] : [0]
    while columns.count > names.count + 1, !isWide(columns, widths) { columns.removeLast() }
    if columns.count == names.count + 1 { columns = names + [3] }
    let lines = table(rows, columns).lines(style, indentation: 0, lookout)
    let left = all.filter { !columns.contains($0) }
    guard !left.isEmpty else { return lines }
    let missing = left.map { column in
      switch column {
      case Self.paths: "paths"
      case Self.places: "places in Swift"
      default: "`\(Self.columns[column].heading)`"
      }
    }
    let json = left.contains(Self.places) ? "tree --json" : "json"
    let hint =
      left == [Self.paths] ? "`tree --paths` prints them" : "`explain VIEW` and `\(json)` tell them"
    let note = "no room for \(Self.joined(missing)): \(hint)"
    return lines + style.paragraph(note, .faint)
  }

  private static func joined(_ names: [String]) -> String {
    names.count < 2
      ? names.joined() : names.dropLast().joined(separator: ", ") + " and " + (names.last ?? "")
  }

  /// The widths of the columns if only folded rows are shortened.
  private func widths(of rows: [Row]) -> [Int] {
    var widths = Self.columns.map { DisplayWidth.of($0.heading) }
    for row in rows {
      if lookout.isOver { break }
      let cells = Self.shortened(row).cells
      for column in widths.indices { widths[column] = max(widths[column], cells[column].width) }
    }
    return widths
  }

  /// Whether names have room beside these columns: beside paths the whole names, else `readable`.
  private func isWide(_ columns: [Int], _ widths: [Int]) -> Bool {
    let width = TextTable.total(columns.map { widths[$0] }[...])
    if width <= style.tableColumns { return true }
    guard !columns.contains(Self.paths) else { return false }
    return style.tableColumns - (width - widths[0]) >= min(widths[0], Self.readable)
  }

  /// The width to which folded rows are shortened before any column is dropped.
  private static let foldedWidth = 36

  private static func shortened(_ row: Row) -> Row {
    guard row.isFolded else { return row }
    var row = row
    row.cells[0].text = DisplayWidth.cut(row.cells[0].text, to: foldedWidth)
    return row
  }

  private func table(_ rows: [Row], _ columns: [Int]) -> TextTable {
    var table = TextTable(columns.map { Self.columns[$0] })
    for row in rows {
      if lookout.isOver { break }
      table.add(columns.map { row.cells[$0] })
    }
    return table
  }

  /// Adds the row of a line; returns the views to list below it.
  private func add(
    _ line: Line, _ listing: TreeListing, to rows: inout [Row]
  ) -> [ListedView] {
    let branches = line.prefix + line.branch
    let isLast = line.depth == listing.depth
    switch line.view {
    case .hidden(let view, let candidate):
      let mark = candidate.map { "candidate \($0), not chosen: " } ?? ""
      let title = mark + ViewTitle.full(view)
      rows.append(Row(cells: [.init(title, .faint, branches: branches)] + blanks))
      return isLast ? [] : line.view.inside(listing, lookout)
    case .shown(let view, let path):
      let chain = listing.isUnfolded ? [view] : FoldedChain(view, lookout).views
      let innermost = chain.last ?? view
      var inner = path
      for _ in chain.dropFirst() { inner.append(1) }
      var title = FoldedChain.title(chain)
      if let chosen = innermost.chosen { title += ", candidate \(chosen)" }
      let count = isLast ? innermost.childCount : 0
      if count > 0 { title += ", \(CountText.of(count, "view")) inside" }
      let cells = row(
        view, .init(title, branches: branches), note(on: innermost), path.shown,
        listing.places.place(of: view.view))
      rows.append(Row(cells: cells, isFolded: chain.count > 1))
      return isLast ? [] : ListedView.shown(innermost, inner).inside(listing, lookout)
    }
  }

  /// What of a text is not as it was written: that it is cut, or scaled, or close to that.
  private func note(on view: PlacedView) -> String {
    guard let text = view.textOutcome(lookout) else { return "" }
    var notes = text.isCut ? ["cut"] : []
    if text.scale < 1 { notes.append("scaled \(NumberText.of(text.scale))") }
    if text.margin != nil { notes.append("close") }
    return notes.joined(separator: ", ")
  }

  private func row(
    _ view: PlacedView, _ title: TextTable.Cell, _ note: String, _ path: String,
    _ place: CodePlaces.Place?
  ) -> [TextTable.Cell] {
    [
      title, .init(note, .faint), .init(ProposalText.of(view.proposal)),
      .init(ProposalText.of(view.frame.size)),
      .init(PlaceText.of(view.frame.origin)), .init(path, .faint),
      .init(place?.text ?? "", .faint),
    ]
  }

  private var blanks: [TextTable.Cell] {
    Array(repeating: .init(""), count: Self.columns.count - 1)
  }

  private var innerBranch: String { style.character("├ ", "|- ") }
  private var lastBranch: String { style.character("└ ", "`- ") }

  private func continuation(after branch: String) -> String {
    if branch.isEmpty { return "" }
    if branch == innerBranch { return style.character("│ ", "|  ") }
    return style.character("  ", "   ")
  }
}

/// Nested modifiers that share a line of `tree` with the view that they modify.
struct FoldedChain {
  /// The views from the outermost on; the view alone if there are too few modifiers.
  let views: [PlacedView]

  /// A view with a name starts a line of its own.
  init(_ view: PlacedView, _ lookout: Lookout) {
    var views = [view]
    var innermost = view
    while !lookout.isOver, innermost.view.content.isModifier, innermost.childCount == 1 {
      let next = innermost.child(0)
      guard next.view.name == nil else { break }
      views.append(next)
      innermost = next
    }
    let modifiers = views.count { $0.view.content.isModifier }
    self.views = modifiers >= TreeListing.fewestFolded ? views : [view]
  }

  /// The titles, the innermost first as in SwiftUI; of a long chain only the first and the last.
  static func title(_ views: [PlacedView]) -> String {
    let most = 8
    let titles: [String]
    if views.count <= most {
      titles = views.reversed().map { ViewTitle.full($0.view) }
    } else {
      let ends = (views.suffix(most / 2).reversed(), views.prefix(most / 2 - 1).reversed())
      let left = views.count - ends.0.count - ends.1.count
      titles =
        ends.0.map { ViewTitle.full($0.view) } + ["\(left) more"]
        + ends.1.map { ViewTitle.full($0.view) }
    }
    // As in Swift code modifiers stand behind their view: `Text("Hi").font(.title)`.
    return titles.dropFirst().reduce(titles[0]) { $0 + ($1.hasPrefix(".") ? "" : " · ") + $1 }
  }
}

/// The views of a layout as one JSON object, in depth-first order, each with its depth.
///
/// `json`, `tree --json` and `lay layout --json` print it. Frames are in the root's coordinates, and
/// `chosen` counts from 1. With `--all`, candidates that are not shown are included, without a frame.
enum TreeJSON {
  /// Views can be nested with exponentially many paths.
  private static let mostViews = 1_000_000

  /// Throws an error if there are too many views.
  static func check(_ view: PlacedView, at span: SourceSpan?) throws(Diagnostic) {
    guard view.hasViews(atMost: mostViews) else {
      throw Diagnostic(.tooManyViews(mostViews), at: span)
    }
  }

  static func text(_ listing: TreeListing, _ lookout: Lookout) -> String {
    let layout = (Array(listing.shown.outward).last ?? listing.shown).view.layout
    var text = ReportJSON.head("tree") + ", "
    text += JSONText.members(["proposal": layout.proposal, "size": layout.size])
    if let face = layout.tree.rootEnvironment.face.name { text += JSONText.more("face", face) }
    if let screen = layout.screen { text += ",\n \"screen\": \(object(screen, layout.size))" }
    if let findings = listing.findings {
      text += ",\n \"findings\": \(FindingsJSON.list(findings))"
    }
    text += ",\n \"views\": ["
    let path = ViewPath.Writing(listing.shown.path, most: .max)
    var pending = [(view: ListedView.shown(listing.shown.view, path), depth: 0)]
    var start = "\n  "
    // Without recursion, since layouts can be 100 000 views deep.
    while !lookout.isOver, let (view, depth) = pending.popLast() {
      text += start + "{\"depth\": \(depth), " + members(view, listing.places, lookout) + "}"
      start = ",\n  "
      guard depth != listing.depth else { continue }
      pending += view.inside(listing, lookout).reversed().map { ($0, depth + 1) }
    }
    return text + "]}"
  }

  /// The screen that a root view is on; `origin` is the root's position on it.
  private static func object(_ screen: Screen, _ root: ViewSize) -> String {
    JSONText.object([
      "device": screen.title, "size": screen.size, "scale": screen.scale,
      "safeArea": screen.safeInsets, "cornerRadius": screen.cornerRadius,
      "origin": screen.origin(ofRoot: root),
    ])
  }

  private static func members(
    _ listed: ListedView, _ places: CodePlaces, _ lookout: Lookout
  ) -> String {
    switch listed {
    case .shown(let view, let path):
      ViewMention(view: view.view, path: path.text).members
        + JSONText.more("proposal", view.proposal) + JSONText.more("frame", view.frame)
        + JSONText.more("chosen", view.chosen) + text(view, lookout)
        + places.memberWritten(view.view)
    case .hidden(let view, let candidate):
      ViewMention(view: view, path: nil).members
        + JSONText.more("candidate", candidate) + places.memberWritten(view)
    }
  }

  /// What a text shows: its lines, and how they came out.
  private static func text(_ view: PlacedView, _ lookout: Lookout) -> String {
    guard let text = view.textOutcome(lookout) else { return "" }
    let lines = view.textLines(at: view.proposal, lookout)?.lines
    let listed = lines.map { lookout.map($0, \.json).joined(separator: ", ") }
    return (listed.map { ", \"lines\": [\($0)]" } ?? "")
      + JSONText.more("isCut", text.isCut)
      + JSONText.more("scale", text.scale < 1 ? text.scale : nil)
      + JSONText.more("margin", text.margin)
  }
}

extension Complaint {
  fileprivate static func tooManyViews(_ most: Int) -> Complaint {
    Complaint(
      "this layout has more than \(most) views, too many for JSON",
      hint: "write a part of it, or look at it with `show`")
  }
}
