/// How a child of a lazy grid takes part in lines; stored as `Edge.rank`.
enum LinePart: Int32 {
  /// A cell, in the line of the cell before it if there is room.
  case cell = 0
  /// A cell that begins a line: the first of a section, or the first after one.
  case first = 1
  /// A line of its own: a header or a footer.
  case whole = 2

  init(_ edge: Edge) { self = LinePart(rawValue: edge.rank) ?? .cell }
}

extension View {
  /// The children of a lazy grid that are not ordinary cells, by their index among its elements.
  static func lineParts(
    of grid: View, _ elements: [View]
  ) throws(LayoutFailure) -> [Int: LinePart] {
    guard !grid.childrenAreElements else { return [:] }
    var parts: [Int: LinePart] = [:]
    for place in try starts(in: grid.children) { parts[place] = .first }
    for (place, element) in elements.enumerated() where element.isSectionPart {
      parts[place] = .whole
    }
    return parts
  }

  /// The indices at which sections begin, and those after their ends, among the elements of some
  /// views.
  ///
  /// Modifiers do not change how many elements their views are.
  private static func starts(in views: [View]) throws(LayoutFailure) -> [Int] {
    var starts: [Int] = []
    var count = 0
    var pending = Array(views.reversed())
    while let outer = pending.popLast() {
      var view = outer
      while view.content.role == .modifier, let child = view.children.first { view = child }
      let isGroup = view.content.role == .group
      if isGroup, !(view.children.first?.content is SectionStart) {
        pending.append(contentsOf: view.children.reversed())
        continue
      }
      if isGroup { starts.append(count) }
      count += try elements(of: [view]).count
      if isGroup { starts.append(count) }
    }
    return starts
  }

  /// Whether it is the header or the footer of a section, possibly with modifiers around it.
  private var isSectionPart: Bool {
    var view = self
    while true {
      if let control = view.content as? Control { return control.isSectionPart }
      switch view.content.role {
      case .modifier: break
      case .group where view.children.count == 1: break
      case .element, .group, .nothing: return false
      }
      guard let child = view.children.first else { return false }
      view = child
    }
  }
}
