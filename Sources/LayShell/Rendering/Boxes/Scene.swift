import LayEngine
import LayLanguage

/// The views of a layout that are drawn, and their extent.
struct Scene {
  /// A view that is drawn, and the visible part of its frame.
  struct Box {
    let view: PlacedView
    let visible: ViewFrame
    /// The color of its fill or text; nil if no modifier around it sets one.
    let color: String?
    /// The effects on its drawing; nil for none.
    let group: DrawnGroup?
    /// The shape that it is clipped to; nil for its own.
    let shape: PictureShape?
  }

  /// A separator between two rows of a list, and the effects on it.
  struct Line {
    let frame: ViewFrame
    let group: DrawnGroup?
  }

  private(set) var boxes: [Box] = []
  private(set) var lines: [Line] = []
  /// Boxes so far from the others that a drawing of both would be too small to read.
  private(set) var farBoxes: [Box] = []
  /// Sentences about views that overflow the whole.
  private(set) var overflows: [String] = []
  /// Sentences about scroll views that do not show all of their content.
  private(set) var scrolls: [String] = []
  /// Sentences about views that are drawn differently from their layout, or not drawn.
  private(set) var effects: [String] = []
  private let root: PlacedView
  /// The area that the drawing covers.
  private let whole: ViewFrame
  private static let mostBoxes = 5000
  /// The distance in points from the whole beyond which a view is not drawn with it.
  private static let farthest = 2000.0

  /// - Parameters:
  ///   - path: the path of the root, by which commands identify its views.
  ///   - drawsAll: whether far views are boxes too, as in pictures with a slider.
  init(
    _ root: PlacedView, at path: ViewPath = ViewPath([]), drawsAll: Bool = false,
    _ lookout: Lookout = Lookout()
  ) {
    self.root = root
    whole = root.whole
    var titles = SceneTitles(path)
    var (beyond, scrolled) = (SceneRemarks(), SceneRemarks())
    var drawing = EffectRemarks()
    var separators = RowSeparators(lookout)
    var pending = [Visit(root, in: titles.visit(root, childOf: nil, number: 0))]
    while boxes.count < Self.mostBoxes, !lookout.isOver, let visit = pending.popLast() {
      let view = visit.view
      drawing.add(visit)
      if view.isHidden || visit.isHidden {
        // Of a hidden chain of modifiers, only the innermost view is mentioned.
        if view.view.content.role == .modifier, let child = view.children.first {
          pending.append(visit.hiding(child, titles.visit(child, childOf: visit.place, number: 1)))
        }
        continue
      }
      guard let visible = visit.viewport.map({ view.frame.part(in: $0) }) ?? view.frame else {
        continue
      }
      let color = Self.color(view) ?? visit.color
      if isWorthDrawing(view) { addBox(visible, color, visit, drawsAll: drawsAll, &beyond) }
      addLines(separators.lines(of: view), visit, drawsAll: drawsAll)
      var inside = visit.drawn(by: view)
      inside.color = color
      if view.cutsOff, view.frame.isFinite {
        inside.viewport = visible
        if let predicate = scroll(of: view) { scrolled.add(visit.place, "shows " + predicate) }
      }
      for (number, child) in view.backToFront(lookout).reversed() {
        if lookout.isOver { break }
        let place = titles.visit(child, childOf: visit.place, number: number)
        var next = inside.visiting(child, place)
        // Overlays and backgrounds are not part of the view that the effects are reported for.
        if number > 1 { next.effects = [] }
        // What is presented is drawn over all else.
        let isPresented = number > 1 && view.view.content is Presentation
        if isPresented { next.viewport = nil }
        pending.insert(next, at: isPresented ? 0 : pending.count)
      }
    }
    let remarks = [beyond, scrolled, drawing.remarks]
    if remarks.allSatisfy(\.isEmpty) { return }
    titles.count(boxes + farBoxes)
    let sentences = remarks.map { $0.sentences(titles) }
    (overflows, scrolls, effects) = (sentences[0], sentences[1], sentences[2])
  }

  private mutating func addBox(
    _ visible: ViewFrame, _ color: String?, _ visit: Visit, drawsAll: Bool,
    _ beyond: inout SceneRemarks
  ) {
    let box = Box(
      view: visit.view, visible: visible, color: color, group: visit.group,
      shape: visit.shape?.in(visit.view.frame))
    let isFar = !drawsAll && self.isFar(visible)
    if !isFar {
      boxes.append(box)
    } else if farBoxes.count < Self.mostBoxes {
      farBoxes.append(box)
    }
    let over = overflow(of: visible)
    if over.isEmpty { return }
    let end = isFar ? ", too far away to be drawn" : ""
    beyond.add(visit.place, "overflows \(Self.words(over))\(end)")
  }

  private mutating func addLines(_ frames: [ViewFrame], _ visit: Visit, drawsAll: Bool) {
    for frame in frames {
      guard let seen = visit.viewport.map({ frame.part(in: $0) }) ?? frame else { continue }
      if drawsAll || !isFar(seen) { lines.append(Line(frame: seen, group: visit.group)) }
    }
  }

  /// Whether a frame is so far from the whole that a drawing of both would be too small to read.
  private func isFar(_ frame: ViewFrame) -> Bool {
    let distances = [
      whole.origin.x - frame.maxX, frame.origin.x - whole.maxX,
      whole.origin.y - frame.maxY, frame.origin.y - whole.maxY,
    ]
    return distances.contains { $0 > Self.farthest }
  }

  private static func color(_ view: PlacedView) -> String? {
    switch view.view.content as? Effect {
    case .fill(let color), .foreground(let color): color
    default: nil
    }
  }

  /// How much of its content a scroll view shows, as the end of a sentence; nil if it shows all.
  private func scroll(of view: PlacedView) -> String? {
    guard view.view.content is ScrollView, let content = view.children.first?.frame.size else {
      return nil
    }
    let size = view.frame.size
    let sides = [
      ("width", size.width, content.width), ("height", size.height, content.height),
    ].filter { $0.2 > $0.1 + 0.001 }
    guard !sides.isEmpty else { return nil }
    let parts = sides.map { side, shown, whole in
      "\(NumberText.of(shown)) of \(NumberText.of(whole)) points of its content's \(side)"
    }
    return parts.joined(separator: " and ")
  }

  /// Why there is no extent, as the end of a sentence about the root's answer.
  var reasonForNothing: String {
    if root.isHidden { return "; it is hidden, so nothing is drawn" }
    return isRootDrawn
      ? "; views in it are too far apart to be drawn" : ", which cannot be drawn"
  }

  /// What is said in place of a drawing of the view.
  func sentenceForNothing(_ view: PlacedView) -> String {
    "\(ViewTitle.withContent(view.view)) answers \(ProposalText.of(view.frame.size))"
      + reasonForNothing
  }

  private var isRootDrawn: Bool { boxes.first?.view.view === root.view }

  private func isWorthDrawing(_ view: PlacedView) -> Bool {
    guard view.frame.isFinite else { return false }
    if case Effect.border? = view.view.content as? Effect { return true }
    return view.childCount == 0 || view.view.name != nil || view.view === root.view
  }

  /// The bounds of all boxes; nil if there is nothing to draw, or if they are too large to draw.
  ///
  /// - Parameter longest: the longest length of the proposal that the bounds include, in points.
  func extent(withProposalUpTo longest: Double) -> ViewFrame? {
    guard let plain = extent(ofProposal: .ideal) else { return nil }
    let drawn = plain.including(changedFrames)
    var proposal = root.proposal
    if let screen = DrawnScreen(around: root) { return drawn.including([screen.frame]) }
    if let width = proposal.width, !(abs(width) <= longest) { proposal.width = nil }
    if let height = proposal.height, !(abs(height) <= longest) { proposal.height = nil }
    return extent(ofProposal: proposal)?.including(changedFrames) ?? drawn
  }

  /// The bounds of boxes that effects rotate or scale, except for far ones.
  private var changedFrames: [ViewFrame] {
    boxes.compactMap { box in
      box.group?.bounds(of: box.visible).flatMap { isFar($0) ? nil : $0 }
    }
  }

  /// The bounds of all boxes and of the proposal's edges that are near.
  ///
  /// - Parameters:
  ///   - widest: the greatest width to which the proposal may extend the bounds, in points.
  ///   - below: the greatest distance of the proposal's lower edge below the drawing, in points.
  func extent(withEdgesUpTo widest: Double, below: Double) -> ViewFrame? {
    guard let drawn = extent(ofProposal: .ideal) else { return nil }
    if let screen = DrawnScreen(around: root) { return drawn.including([screen.frame]) }
    var proposal = root.proposal
    if let width = proposal.width,
      root.frame.origin.x + width > max(drawn.maxX, drawn.origin.x + widest)
    {
      proposal.width = nil
    }
    if let height = proposal.height, root.frame.origin.y + height > drawn.maxY + below {
      proposal.height = nil
    }
    return extent(ofProposal: proposal)
  }

  private func extent(ofProposal proposal: ProposedViewSize) -> ViewFrame? {
    guard let first = boxes.first?.visible, isRootDrawn else { return nil }
    var proposed = ViewPoint(x: first.maxX, y: first.maxY)
    if let width = proposal.width, width.isFinite {
      proposed.x = max(proposed.x, first.origin.x + width)
    }
    if let height = proposal.height, height.isFinite {
      proposed.y = max(proposed.y, first.origin.y + height)
    }
    let ends = boxes.flatMap { box in
      [box.visible.origin, ViewPoint(x: box.visible.maxX, y: box.visible.maxY)]
    }
    return .around(ends + [proposed])
  }

  /// The sides on which a frame lies outside of the whole, with the lengths in points.
  private func overflow(of frame: ViewFrame) -> [(side: String, length: Double)] {
    [
      ("left", whole.origin.x - frame.origin.x), ("top", whole.origin.y - frame.origin.y),
      ("right", frame.maxX - whole.maxX), ("bottom", frame.maxY - whole.maxY),
    ].filter { $0.1 > 0.001 }
  }

  private static func words(_ over: [(side: String, length: Double)]) -> String {
    over.map { "\($0.side) by \(NumberText.of($0.length))" }.joined(separator: ", ")
  }
}

extension Scene {
  /// A view during the walk through a layout, with the effects of its ancestors on its drawing.
  struct Visit {
    private(set) var view: PlacedView
    /// The index of the visit in `SceneTitles`.
    private(set) var place: Int
    /// The visible area; nil for everything.
    var viewport: ViewFrame?
    /// The fill color of shapes in the view.
    var color: String?
    var group: DrawnGroup?
    /// The shape to which views that fill its frame are clipped.
    var shape: CutShape?
    /// The effects of the modifiers directly around the view, as words after "is drawn".
    var effects: [String] = []
    var isHidden = false

    init(_ view: PlacedView, in place: Int) {
      self.view = view
      self.place = place
    }

    /// The visit with the same effects for another view.
    func visiting(_ view: PlacedView, _ place: Int) -> Visit {
      var visit = self
      visit.view = view
      visit.place = place
      return visit
    }

    /// The visit of a view inside a hidden view.
    func hiding(_ view: PlacedView, _ place: Int) -> Visit {
      var visit = visiting(view, place)
      visit.isHidden = true
      // Views that a bar hides to reserve room are not the program's, and are not reported.
      if self.view.isHidden, self.view.view.span != nil { visit.effects = ["not at all"] }
      return visit
    }

    /// The visit with the effects that a view has on the drawing of views in it.
    func drawn(by view: PlacedView) -> Visit {
      var visit = self
      if view.view.content.role != .modifier { visit.effects = [] }
      if let shape = CutShape(view) { visit.shape = shape }
      if let effect = view.view.content as? Effect { visit.apply(effect, of: view) }
      // `visualEffects` has the innermost first.
      for made in view.visualEffects.reversed() {
        if let effect = made.content as? Effect { visit.apply(effect, of: view) }
      }
      return visit
    }

    private mutating func apply(_ effect: Effect, of view: PlacedView) {
      guard let change = DrawnGroup.Effect(effect, view.frame) else { return }
      if view.view.span != nil, let words = effect.wordsOfPicture { effects.append(words) }
      if case .drawn = effect, let viewport {
        // The clip of an ancestor is not transformed with the view.
        group = DrawnGroup(.clip(viewport), in: group)
        self.viewport = nil
      }
      group = DrawnGroup(change, in: group)
    }
  }

  /// A shape to which the drawing of a view is clipped.
  struct CutShape {
    private let shape: PictureShape
    private let frame: ViewFrame

    /// Fails for a view that does not clip to a shape.
    init?(_ view: PlacedView) {
      guard case .inert(let effect)? = view.view.content as? Effect else { return nil }
      frame = view.frame
      switch effect.name {
      case "clip-shape":
        guard let shape = view.view.children.dropFirst().first else { return nil }
        self.shape = PictureShape(shape)
      case "corner-radius":
        guard case .number(let radius)? = view.view.written.first?.value else { return nil }
        shape = .rectangle(radius: radius)
      default: return nil
      }
    }

    /// The shape for a view that fills the clipped frame; nil for other frames.
    func `in`(_ other: ViewFrame) -> PictureShape? { other == frame ? shape : nil }
  }

  /// Remarks on views that are drawn differently from their layout.
  struct EffectRemarks {
    private(set) var remarks = SceneRemarks()

    mutating func add(_ visit: Visit) {
      guard !visit.effects.isEmpty, visit.view.view.content.role != .modifier else { return }
      if visit.isHidden {
        let size = ProposalText.of(visit.view.frame.size)
        return remarks.add(visit.place, "is hidden, and keeps its place of \(size)")
      }
      remarks.add(
        visit.place, "is drawn \(visit.effects.joined(separator: ", ")); its place stays")
    }
  }
}

extension Effect {
  /// How the view is drawn, as words after "is drawn"; nil if the effect does not change it.
  fileprivate var wordsOfPicture: String? {
    switch self {
    case .drawn(let transform): transform.words
    case .opacity(let opacity) where opacity != 1: "with an opacity of \(NumberText.of(opacity))"
    default: nil
    }
  }
}

/// Remarks of one kind on views of a drawing: the first few are told, the others are counted.
struct SceneRemarks {
  private var first: [SceneTitles.Remark] = []
  private var count = 0
  /// How many are told; the paths of thousands in a deep layout would be longer than the layout.
  private static let most = 20

  var isEmpty: Bool { count == 0 }

  /// - Parameter predicate: the end of the sentence about the visited view.
  mutating func add(_ visit: Int, _ predicate: @autoclosure () -> String) {
    count += 1
    if first.count < Self.most { first.append(.init(visit: visit, predicate: predicate())) }
  }

  func sentences(_ titles: SceneTitles) -> [String] {
    let sentences = first.map(titles.sentence)
    return count > first.count
      ? sentences + ["and so with \(count - first.count) more views"] : sentences
  }
}

/// Sentences about views of a drawing.
///
/// A view is named by its title and, where several views have the same title, its path.
struct SceneTitles {
  /// A sentence about a view that was visited.
  struct Remark {
    let visit: Int
    /// The end of the sentence.
    let predicate: String
  }

  private struct Visit {
    let view: PlacedView
    /// The index of the visit of the parent view; nil for the root.
    let parent: Int?
    let number: Int
  }

  private var visits: [Visit] = []
  private var counts: [String: Int] = [:]
  private let path: ViewPath

  /// - Parameter path: the path of the root.
  init(_ path: ViewPath) { self.path = path }

  /// Records a visit by the parent's visit and the view's number in it; returns its index.
  mutating func visit(_ view: PlacedView, childOf parent: Int?, number: Int) -> Int {
    visits.append(Visit(view: view, parent: parent, number: number))
    return visits.count - 1
  }

  /// Counts the titles of boxes.
  mutating func count(_ boxes: [Scene.Box]) {
    for box in boxes { counts[ViewTitle.short(box.view.view), default: 0] += 1 }
  }

  func sentence(_ remark: Remark) -> String { "\(title(of: remark.visit)) \(remark.predicate)" }

  private func title(of visit: Int) -> String {
    let title = ViewTitle.short(visits[visit].view.view)
    guard counts[title, default: 0] > 1 else { return title }
    var numbers: [Int] = []
    var step = visits[visit]
    while let parent = step.parent {
      numbers.append(step.number)
      step = visits[parent]
    }
    let path = ViewPath(path.numbers + numbers.reversed()).text
    return path.isEmpty ? title : "\(title) at \(path)"
  }
}
