import LayEngine

/// What rules compare in a layout: lengths and edges with each other and with fixed distances.
///
/// - Rule: where none of the numbers here changes its sign, no finding changes. A number is what is on the
///   left of a `>` in a rule less what is on its right: by how much something sticks out beyond half
///   a point, is less than a finger, has no room.
struct LayoutComparisons {
  /// A view that is larger than the view around it along an axis: then it counts what inside sticks out.
  struct Overflow: Hashable {
    let view: Int
    let axis: Axis
  }

  /// Less than this is no distance: whether one number is larger follows from rounding.
  static let least = 1e-7

  /// The numbers of rules.
  private(set) var numbers: [Double] = []
  /// The numbers that decide which of two lengths or edges counts: where they are equal, both do.
  private(set) var cuts: [Double] = []
  private let shape: LayoutShape
  private let layout: LayoutNumbers
  private let hasEmpty: Bool
  /// What is left visible of each view; nil for nothing.
  private var visible: [ViewFrame?] = []

  /// - Parameters:
  ///   - hasCutText: whether a text is cut: rules ask then what leaves it no room.
  ///   - hasEmpty: whether a view has no length at some width that is compared: then too rules ask what
  ///     leaves it no room, also where it can be scrolled to.
  ///   - overflows: the views that are larger than those around them, at some width that is compared.
  init(
    _ shape: LayoutShape, _ layout: LayoutNumbers, hasCutText: Bool, hasEmpty: Bool,
    _ overflows: Set<Overflow>
  ) {
    (self.shape, self.layout, self.hasEmpty) = (shape, layout, hasEmpty)
    visible.reserveCapacity(layout.frames.count)
    numbers.reserveCapacity(layout.frames.count * 12)
    for (index, part) in shape.parts.enumerated() {
      addVisible(index, part)
      addLengths(index, part)
      if !part.stays.isEmpty || hasCutText && part.isContainer { addEdges(index, part, hasCutText) }
    }
    for overflow in overflows.sorted(by: { $0.view < $1.view }) { addEdges(of: overflow) }
    for bar in shape.bars { addBar(bar) }
  }

  /// The views of a layout that are larger than those around them.
  static func overflows(_ shape: LayoutShape, _ layout: LayoutNumbers) -> Set<Overflow> {
    var found: Set<Overflow> = []
    for (index, part) in shape.parts.enumerated() where part.isHeld {
      let (inner, outer) = (layout.frames[index].size, layout.frames[part.parent].size)
      for axis in Axis.allCases where inner[axis] > outer[axis] + 0.5 - least {
        found.insert(Overflow(view: index, axis: axis))
      }
    }
    return found
  }

  /// Whether a view of a layout has no length on an axis.
  static func hasEmpty(_ shape: LayoutShape, _ layout: LayoutNumbers) -> Bool {
    shape.parts.indices.contains { index in
      let size = layout.frames[index].size
      return shape.parts[index].isSeen && min(size.width, size.height) < 0.05 + least
    }
  }

  private mutating func addVisible(_ index: Int, _ part: LayoutShape.Part) {
    let seen = visiblePart(of: index, part)
    if let seen {
      for axis in Axis.allCases where part.ownScrolls.contains(axis) {
        cuts.append(seen.size[axis] - 0.5)
      }
    }
    visible.append(seen)
  }

  private mutating func visiblePart(of index: Int, _ part: LayoutShape.Part) -> ViewFrame? {
    let frame = layout.frames[index]
    guard let viewport = part.viewport else { return frame }
    let axes = shape.parts[viewport].ownScrolls
    guard let port = visible[viewport]?.port(scrolling: axes) else { return nil }
    for axis in Axis.allCases where !axes.contains(axis) {
      cuts.append(frame.start(axis) - port.start(axis))
      cuts.append(port.end(axis) - frame.end(axis))
      cuts.append(port.end(axis) - frame.start(axis))
      cuts.append(frame.end(axis) - port.start(axis))
    }
    return frame.part(in: port)
  }

  private mutating func addLengths(_ index: Int, _ part: LayoutShape.Part) {
    addLength(index, part, .horizontal)
    addLength(index, part, .vertical)
  }

  @inline(__always)
  private mutating func addLength(_ index: Int, _ part: LayoutShape.Part, _ axis: Axis) {
    let length = layout.frames[index].size[axis]
    if part.isSeen || !part.stays.isEmpty { numbers.append(length - 0.5) }
    if part.isSeen { numbers.append(length - 0.05) }
    if part.isControl { numbers.append(length - LayoutShape.leastControl) }
    let (offered, scrolls) = (layout.proposals[index][axis], part.scrolls.contains(axis))
    if part.isFilling, offered == nil { numbers.append(length - 10) }
    if !scrolls { numbers.append(length - layout.window.size[axis] - 0.5) }
    // What is longer than it is offered, and can be scrolled to, is not what reaches out.
    if let offered, offered.isFinite, hasEmpty || !scrolls {
      numbers.append(length - offered - 0.5)
    }
    guard part.parent >= 0 else { return }
    if part.isHeld {
      let room = layout.frames[part.parent].size[axis]
      numbers.append(length - room - 0.5)
      numbers.append(length - room - LayoutShape.leastOver)
    }
    if shape.parts[part.parent].fits.contains(axis),
      let offered = layout.proposals[part.parent][axis], offered.isFinite
    {
      numbers.append(length - offered - 0.05)
    }
  }

  /// Where a view, and what is visible of it, is in the window.
  private mutating func addEdges(_ index: Int, _ part: LayoutShape.Part, _ hasCutText: Bool) {
    // Where something can be scrolled to is not in the window.
    for axis in Axis.allCases where !part.scrolls.contains(axis) {
      if let frame = visible[index] {
        addBeyond(frame, layout.window, axis)
        addBeyondWithout(frame, index, part, axis)
        if part.ignoresSafeArea, axis == .vertical,
          let kept = shape.keptFree[layout.window.size.height]
        {
          addBeyond(frame, layout.window, axis, by: kept)
        }
        if part.isMoved {
          numbers.append(frame.end(axis) - layout.window.start(axis))
          numbers.append(layout.window.end(axis) - frame.start(axis))
        }
      }
      if hasCutText { addBeyond(layout.frames[index], layout.window, axis) }
    }
  }

  /// What a view draws, less what negative paddings draw out.
  private mutating func addBeyondWithout(
    _ visible: ViewFrame, _ index: Int, _ part: LayoutShape.Part, _ axis: Axis
  ) {
    let isBlank = part.blank != BlankShares() && axis == .vertical
    guard isBlank || part.drawnOutOf != nil else { return }
    guard var frame = layout.frames[index].inked(part.blank).part(in: visible) else { return }
    var outer = part.drawnOutOf
    while let padding = outer {
      // A padding has one view in it, which stands right behind it.
      let (inner, own) = (layout.frames[padding + 1], layout.frames[padding])
      let (start, end) = (inner.start(axis), inner.end(axis))
      frame.cut(max(own.start(axis) - start, 0), max(end - own.end(axis), 0), axis)
      outer = shape.parts[padding].drawnOutOf
    }
    addBeyond(frame, layout.window, axis)
  }

  private mutating func addBeyond(
    _ frame: ViewFrame, _ other: ViewFrame, _ axis: Axis, by least: Double = 0.5
  ) {
    numbers.append(other.start(axis) - frame.start(axis) - least)
    numbers.append(frame.end(axis) - other.end(axis) - least)
  }

  private mutating func addEdges(of overflow: Overflow) {
    let (index, axis) = (overflow.view, overflow.axis)
    let parent = shape.parts[index].parent
    let outer = layout.frames[parent]
    let padding = shape.parts[parent].paddings[axis].map { layout.frames[$0] }
    var ink: ViewFrame?
    if let control = shape.parts[index].control {
      addBeyond(layout.frames[index], layout.frames[control], axis)
    }
    for inner in index..<shape.parts[index].end
    where shape.parts[inner].stays.contains(axis) {
      guard let frame = visible[inner] else { continue }
      let inked = layout.frames[inner].inked(shape.parts[inner].blank).part(in: frame)
      for part in inked == frame ? [frame] : [frame, inked].compactMap(\.self) {
        addBeyond(part, outer, axis)
        if let padding { addBeyond(part, padding, axis) }
      }
      if shape.parts[inner].isInk, let inked { ink = ink?.union(inked) ?? inked }
    }
    if let ink, shape.comparesNeighbours { addMeetings(ink, overflow, outer) }
  }

  /// Where all that is drawn in what sticks out of a view meets what is not in that.
  private mutating func addMeetings(_ ink: ViewFrame, _ overflow: Overflow, _ outer: ViewFrame) {
    let inside = overflow.view..<shape.parts[overflow.view].end
    var container = overflow.view
    while container >= 0 {
      if shape.parts[container].isContainer {
        addBeyond(ink, layout.frames[container], overflow.axis)
      }
      container = shape.parts[container].parent
    }
    for other in shape.parts.indices where shape.parts[other].isSeen && !inside.contains(other) {
      guard let frame = visible[other] else { continue }
      for axis in Axis.allCases {
        numbers.append(ink.end(axis) - frame.start(axis) - 0.5)
        numbers.append(frame.end(axis) - ink.start(axis) - 0.5)
      }
      addBeyond(ink, frame, overflow.axis)
      addBeyond(frame, outer, overflow.axis, by: 0)
    }
  }

  /// Whether a bar covers what is behind it.
  private mutating func addBar(_ bar: LayoutShape.Bar) {
    let frame = layout.frames[bar.bar]
    for index in shape.contents
    where index >= bar.screen && index < shape.parts[bar.screen].end
      && !shape.parts[index].scrolls.contains(bar.axis)
    {
      guard let visible = visible[index] else { continue }
      for axis in Axis.allCases {
        numbers.append(visible.size[axis] - 0.5)
        numbers.append(frame.size[axis] - 0.5)
        numbers.append(visible.end(axis) - frame.start(axis) - 0.5)
        numbers.append(frame.end(axis) - visible.start(axis) - 0.5)
      }
    }
  }

  /// A text and what may lie over it, if neither is all cut off.
  func cover(_ pair: LayoutShape.Cover) -> CoveredText? {
    guard let text = visible[pair.text], let above = visible[pair.above] else { return nil }
    return CoveredText(text, above, pair)
  }

  /// Whether a text and what may lie over it have a part in common.
  func meet(_ pair: LayoutShape.Cover) -> Bool {
    guard let text = visible[pair.text], let above = visible[pair.above] else { return false }
    return text.maxY > above.origin.y && above.maxY > text.origin.y
      && text.maxX > above.origin.x && above.maxX > text.origin.x
  }

  /// What is left visible of what lies between a text and what is drawn over it.
  func plates(_ cover: CoveredText) -> [ViewFrame] {
    shape.plates[cover.pair.between].compactMap { visible[$0] }
  }
}
