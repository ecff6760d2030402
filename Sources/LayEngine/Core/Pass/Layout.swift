/// The result of a pass: every view that is shown, with its proposal, size and place.
package final class Layout {
  package let tree: ViewTree
  /// The first few views whose place is not finite, so that they cannot be drawn.
  package let misplaced: [NodeID]
  /// Values that do not count as they are written, found while views were placed.
  package let warnings: [LayoutWarning]
  /// How many proposals views were asked for until now, and how many answers were computed.
  package let asked: Int
  package let computed: Int
  /// The layouts of the content of geometry readers, by the index of the reader's placement.
  private let readerLayouts: [Int: Layout]
  fileprivate let notes: PlacedNotes
  /// For the content of a reader, and for one view of a tree, the trace of its layout, empty if it was not
  /// traced; else nil.
  package let contentEvents: TraceLog?
  /// For the content of a reader, what custom layouts in it have kept.
  let caches: LayoutCaches

  private let placements: Placements
  /// How many views were placed.
  package var placedCount: Int { placements.buffer.count }

  init(
    tree: ViewTree, placements: Placements, misplaced: [NodeID], warnings: [LayoutWarning],
    asked: Int, computed: Int, readerLayouts: [Int: Layout], notes: PlacedNotes,
    contentEvents: TraceLog? = nil, caches: LayoutCaches = LayoutCaches()
  ) {
    self.tree = tree
    self.misplaced = misplaced
    self.warnings = warnings
    self.asked = asked
    self.computed = computed
    self.readerLayouts = readerLayouts
    self.notes = notes
    self.contentEvents = contentEvents
    self.caches = caches
    self.placements = placements
  }

  /// The root view: on a screen at its place there, else at the origin.
  package var root: PlacedView {
    let placed = placed(0)
    return PlacedView(
      layout: self, index: 0,
      origin: screen?.origin(ofRoot: placed.size.outside) ?? ViewPoint(x: 0, y: 0))
  }

  /// The view of a placement, in its own coordinates.
  func placedView(at index: Int) -> PlacedView {
    PlacedView(layout: self, index: index, origin: ViewPoint(x: 0, y: 0))
  }

  package var proposal: ProposedViewSize { placed(0).proposal.outside }
  package var size: ViewSize { placed(0).size.outside }

  fileprivate func placed(_ index: Int) -> Placed<Double> { placements.buffer[index] }

  /// The layout of the content of the geometry reader at a placement.
  fileprivate func content(at index: Int) -> Layout? {
    readerLayouts.isEmpty ? nil : readerLayouts[index]
  }

  /// The layouts of the content of geometry readers in it, in the order in which they were made.
  package var contents: [Layout] {
    readerLayouts.sorted { $0.key < $1.key }.map(\.value)
  }

  /// This layout and the layouts of the content of geometry readers in it, nested ones too, each
  /// once.
  package var withContents: LayoutsWithContents { LayoutsWithContents(of: self) }

  /// Whether at most so many views are shown, each counted as often as it is shown.
  package func hasViews(atMost most: Int) -> Bool { root.hasViews(atMost: most) }

  /// The first view of a name, in the order of a walk from the root; nil if none is shown.
  package func view(named name: String) -> PlacedView? { first { $0.view.name == name } }

  /// The first view that satisfies a condition, in preorder from the root.
  ///
  /// A block of children that several places share is looked at once.
  package func first(where isWanted: (PlacedView) -> Bool) -> PlacedView? {
    root.first(where: isWanted)
  }

  /// Recurses once for each reader in a reader, of which there are not many; a layout that several
  /// readers share is searched once.
  fileprivate func first(
    among views: [PlacedView], _ seenLayouts: inout Set<ObjectIdentifier>,
    _ isWanted: (PlacedView) -> Bool
  ) -> PlacedView? {
    var seen = [Bool](repeating: false, count: placedCount)
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

/// Placements that a layout reads.
///
/// The numbers are always `Double`: a generic class would be instantiated at run time, which takes
/// a twentieth of the time of a short script.
final class Placements {
  let buffer: Buffer<Placed<Double>>

  init(_ buffer: consuming Buffer<Placed<Double>>) { self.buffer = buffer }
}

/// A view in a layout, with its place in the coordinates of the root.
package struct PlacedView {
  package let layout: Layout
  fileprivate let index: Int
  fileprivate let origin: ViewPoint

  package var node: NodeID { layout.placed(index).node }
  package var view: View { layout.tree.view(of: node) }
  /// The proposal that the view was placed with.
  package var proposal: ProposedViewSize { layout.placed(index).proposal.outside }

  /// Where the view is, in points: on the screen, or, where there is none, in the root's coordinates.
  package var frame: ViewFrame {
    ViewFrame(origin: origin, size: layout.placed(index).size.outside)
  }

  /// Where the view is in its parent's coordinates, in points.
  package var originInParent: ViewPoint { layout.placed(index).origin.outside }

  /// The size and place of the view, if it has a `GeometryAction`.
  var placedGeometry: PlacedGeometry? { layout.notes.geometries[index] }

  /// What it shows of its content, if it is a scroll view that a `ScrollAction` follows.
  var scrollGeometry: ScrollGeometry? { layout.notes.scrolls[index] }

  /// The modifiers with which a `VisualEffect` around the view changes how it is drawn, the
  /// innermost first.
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

  /// For a geometry reader, the root of the layout of its content, at the reader's place.
  fileprivate var content: PlacedView? {
    layout.content(at: index).map { PlacedView(layout: $0, index: 0, origin: origin) }
  }

  /// The first of this view and those inside that satisfies a condition, in preorder.
  ///
  /// A block of children that several places share is looked at once.
  package func first(where isWanted: (PlacedView) -> Bool) -> PlacedView? {
    var seen: Set<ObjectIdentifier> = []
    return layout.first(among: [self], &seen, isWanted)
  }

  /// Whether at most so many views are shown in it, itself included, each counted once per place.
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

  /// Identifies a placement; a child in a block that several places share has one identity in all.
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

extension Layout {
  /// The screen that the root view is on, if exactly the screen's room was proposed.
  ///
  /// nil for other proposals, and for the content of a geometry reader.
  package var screen: Screen? {
    guard contentEvents == nil, let screen = tree.rootEnvironment.screen,
      screen.proposal == proposal
    else { return nil }
    return screen
  }

  /// The frame of the screen, whose coordinates all frames have then.
  package var screenFrame: ViewFrame? {
    screen.map { ViewFrame(x: 0, y: 0, width: $0.size.width, height: $0.size.height) }
  }

  /// The part of the screen inside the safe area insets.
  package var safeFrame: ViewFrame? {
    guard let screen, let frame = screenFrame else { return nil }
    return frame.inset(by: screen.safeInsets)
  }
}

/// Layouts, each before those of the content of its geometry readers, found one by one.
package struct LayoutsWithContents: Sequence, IteratorProtocol {
  private var pending: [Layout]
  private var seen: Set<ObjectIdentifier> = []

  fileprivate init(of layout: Layout) { pending = [layout] }

  package mutating func next() -> Layout? {
    while let layout = pending.popLast() {
      guard seen.insert(ObjectIdentifier(layout)).inserted else { continue }
      pending.append(contentsOf: layout.contents.reversed())
      return layout
    }
    return nil
  }
}
