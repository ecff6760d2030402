/// What a pass found: every view that is shown, with its proposal, size and place.
package final class Layout {
  package let tree: ViewTree
  /// The views whose place is no number or infinite, the first few: they cannot be drawn.
  package let misplaced: [NodeID]
  /// What counts otherwise than it is written, as it was found while views were placed.
  package let warnings: [LayoutWarning]
  /// Questions put by the engine until now, and those that had to be worked out.
  package let asked: Int
  package let computed: Int
  /// The layouts of what geometry readers made, by the reader's placement.
  private let readerLayouts: [Int: Layout]
  fileprivate let notes: PlacedNotes
  /// For the content of a reader, what happened while it was laid out, if that was traced.
  package let contentEvents: TraceLog?

  /// How many views were placed for this layout, without those that stand where they stood in
  /// another version of the tree.
  package let placedCount: Int

  private let placements: Placements
  private let rootIndex: Int
  /// How many placements there are, with those of other versions of the tree.
  private var count: Int { placements.buffer.count }

  init(
    tree: ViewTree, placements: Placements, root: Int, misplaced: [NodeID],
    warnings: [LayoutWarning], asked: Int, computed: Int, placedCount: Int,
    readerLayouts: [Int: Layout], notes: PlacedNotes, contentEvents: TraceLog? = nil
  ) {
    self.tree = tree
    self.misplaced = misplaced
    self.warnings = warnings
    self.asked = asked
    self.computed = computed
    self.readerLayouts = readerLayouts
    self.notes = notes
    self.contentEvents = contentEvents
    self.placedCount = placedCount
    self.placements = placements
    rootIndex = root
  }

  package var root: PlacedView {
    PlacedView(layout: self, index: rootIndex, origin: ViewPoint(x: 0, y: 0))
  }

  /// The view of a placement, in its own coordinates.
  func placedView(at index: Int) -> PlacedView {
    PlacedView(layout: self, index: index, origin: ViewPoint(x: 0, y: 0))
  }

  package var proposal: ProposedViewSize { root.proposal }
  package var size: ViewSize { root.frame.size }

  fileprivate func placed(_ index: Int) -> Placed<Double> { placements.buffer[index] }

  /// The layout of what the geometry reader at a placement made.
  fileprivate func content(at index: Int) -> Layout? {
    readerLayouts.isEmpty ? nil : readerLayouts[index]
  }

  /// The layouts of what geometry readers made in it, in the order in which they were made.
  package var contents: [Layout] {
    readerLayouts.sorted { $0.key < $1.key }.map(\.value)
  }

  /// This layout and those of what geometry readers made in it, each once.
  package var withContents: [Layout] {
    if readerLayouts.isEmpty { return [self] }
    var layouts: [Layout] = []
    var pending = [self]
    var seen: Set<ObjectIdentifier> = []
    while let layout = pending.popLast() {
      guard seen.insert(ObjectIdentifier(layout)).inserted else { continue }
      layouts.append(layout)
      let contents = layout.readerLayouts.sorted { $0.key > $1.key }
      pending.append(contentsOf: contents.map(\.value))
    }
    return layouts
  }

  /// Whether no more views are shown than so many, each counted as often as it is shown.
  package func hasViews(atMost most: Int) -> Bool { root.hasViews(atMost: most) }

  /// The first view of a name, in the order of a walk from the root; nil if none is shown.
  package func view(named name: String) -> PlacedView? { first { $0.view.name == name } }

  /// The first view that is wanted, in the order of a walk from the root.
  ///
  /// A block of children that several places share is looked at once.
  package func first(where isWanted: (PlacedView) -> Bool) -> PlacedView? {
    root.first(where: isWanted)
  }

  /// Goes down once for each reader in a reader, of which there are not many; into what several of
  /// them share once.
  fileprivate func first(
    among views: [PlacedView], _ seenLayouts: inout Set<ObjectIdentifier>,
    _ isWanted: (PlacedView) -> Bool
  ) -> PlacedView? {
    var seen = [Bool](repeating: false, count: count)
    var pending = views
    while let view = pending.popLast() {
      if isWanted(view) { return view }
      if let content = view.content {
        let layout = content.layout
        guard seenLayouts.insert(ObjectIdentifier(layout)).inserted else { continue }
        if let found = layout.first(among: content.children.reversed(), &seenLayouts, isWanted) {
          return found
        }
        continue
      }
      guard let block = view.childIndices.first, !seen[block] else { continue }
      seen[block] = true
      pending.append(contentsOf: view.children.reversed())
    }
    return nil
  }
}

/// A view in a layout, with its place in the coordinates of the root.
package struct PlacedView {
  package let layout: Layout
  fileprivate let index: Int
  fileprivate let origin: ViewPoint

  package var node: NodeID { layout.placed(index).node }
  package var view: View { layout.tree.view(of: node) }
  /// What the view was placed with.
  package var proposal: ProposedViewSize { layout.placed(index).proposal.outside }

  /// Where the view is, in points, in the root's coordinates.
  package var frame: ViewFrame {
    ViewFrame(origin: origin, size: layout.placed(index).size.outside)
  }

  /// Where the view is in its parent's coordinates, in points.
  package var originInParent: ViewPoint { layout.placed(index).origin.outside }

  /// What the view learned of its place, if it does something about that.
  var placedGeometry: PlacedGeometry? { layout.notes.geometries[index] }

  /// The modifiers by which a `VisualEffect` around the view changes its picture, the innermost
  /// first.
  package var visualEffects: [View] { layout.notes.effects[index] ?? [] }

  /// For a ViewThatFits, which candidate it shows, from 1.
  package var chosen: Int? {
    let choice = layout.placed(index).choice
    return choice < 0 ? nil : Int(choice) + 1
  }

  fileprivate var childIndices: Range<Int> {
    let placed = layout.placed(index)
    return Int(placed.firstChild)..<Int(placed.firstChild + placed.childCount)
  }

  /// The reader once more, as the root of the layout of what it made.
  fileprivate var content: PlacedView? {
    layout.content(at: index).map { PlacedView(layout: $0, index: 0, origin: origin) }
  }

  /// The first view that is wanted among this one and those inside, in the order of a walk.
  ///
  /// A block of children that several places share is looked at once.
  package func first(where isWanted: (PlacedView) -> Bool) -> PlacedView? {
    var seen: Set<ObjectIdentifier> = []
    return layout.first(among: [self], &seen, isWanted)
  }

  /// Whether no more views are shown in it than so many, each counted as often as it is shown.
  package func hasViews(atMost most: Int) -> Bool {
    var pending = [self]
    var count = 0
    while let view = pending.popLast() {
      count += 1
      if count + pending.count > most { return false }
      pending.append(contentsOf: view.children)
    }
    return true
  }

  /// What tells a placement from others; places that share a block of children share it too.
  package struct Identity: Hashable, Sendable {
    fileprivate let layout: ObjectIdentifier
    fileprivate let index: Int
  }

  package var identity: Identity { Identity(layout: ObjectIdentifier(layout), index: index) }

  package var childCount: Int { content?.childCount ?? childIndices.count }

  package var children: [PlacedView] { content?.children ?? childIndices.map(child(at:)) }

  package func child(_ number: Int) -> PlacedView {
    content?.child(number) ?? child(at: childIndices.lowerBound + number)
  }

  private func child(at index: Int) -> PlacedView {
    let offset = layout.placed(index).origin
    let place = ViewPoint(x: origin.x + offset.x, y: origin.y + offset.y)
    return PlacedView(layout: layout, index: index, origin: place)
  }
}
