/// How a lazy grid is built, apart from its axis.
package struct LazyGridStyle: Hashable, Sendable {
  /// The columns of a LazyVGrid, the rows of a LazyHGrid.
  package var tracks: [GridTrack]
  /// The alignment of the tracks in a length that they do not fill.
  package var alignment: AlignmentGuide?
  /// The distance between the lines of cells, in points; nil for what neighbours prefer.
  package var spacing: Double?

  package init(tracks: [GridTrack], alignment: AlignmentGuide? = nil, spacing: Double? = nil) {
    self.tracks = tracks
    self.alignment = alignment
    self.spacing = spacing
  }
}

/// LazyVGrid and LazyHGrid; every cell is laid out here, since nothing scrolls.
///
/// - Rule, for columns: `LazyGridTracks` finds their widths, from the width that is
///   proposed, or else from the sum of the ideal widths of the first cells, one for each item.
///   Children fill the columns in order. Each is offered its column's width and an unspecified
///   height; a row is as high as its highest cell. Answer the width of the columns, at least the
///   proposal, and the sum of the rows and their distances. An infinite width gives 0 x 0.
/// - Placed, columns and rows are computed again from the answered width. A cell is offered its
///   column and row, and is aligned in them by the alignment of the column.
/// - A header or a footer of a section is a line of its own, across all columns, aligned by the
///   alignment of the grid; a section begins a new line, and so does the cell after it.
/// - It has no explicit guides. For rows, the axes are exchanged.
/// - Source: layout-rules 5.6.
enum LazyGrid: ContainerRule {
  static var rule: Rule { .lazyGrid }
  struct Parameters: BitwiseCopyable {
    /// The axis along which tracks follow each other.
    var axis: Axis
    var itemCount: Int32
    /// The fraction of the length not filled by tracks that is before them.
    var fraction: Double
    /// The distance between lines; NaN for what neighbours prefer.
    var spacing: Double
  }

  static func size<N, T>(
    _ node: Node, _ id: NodeID, _ proposal: Proposal<N>, _ pass: inout Pass<N, T>
  ) -> Size<N> {
    let parameters: Parameters = pass.parameters(of: node)
    let mark = pass.scratch.mark
    defer { pass.scratch.release(mark) }
    let length = length(node, id, parameters, proposal, &pass)
    guard length.isFinite, parameters.itemCount > 0 else { return .zero }
    let tracks = LazyGridTracks(node, id, parameters, length, &pass)
    if T.isOn {
      let isLength = abs(tracks.answer.value - length.value) <= 1e-9 * max(1, length.value)
      let isProposed = !proposal[parameters.axis].isUnspecified
      let reason = isProposed ? LengthReason.proposed : .ideals
      pass.trace.append(.decided(id, parameters.axis, isLength ? reason : .sum))
      pass.trace.append(.decided(id, parameters.axis.other, .sum))
    }
    var depth = N(0)
    var before = 0..<0
    var rows: [GridLine] = []
    while before.upperBound < Int(node.childCount) {
      let line = measure(node, id, rows.count, parameters, tracks, after: before, &pass)
      depth = depth + line.gap
      if T.isOn {
        rows.append(
          GridLine(start: depth.value, length: line.depth.value, distance: line.gap.value))
      }
      depth = depth + line.depth
      before = line.cells
    }
    if T.isOn {
      tracks.tell(id, parameters.axis, Int(node.childCount), &pass)
      pass.trace.append(.lines(id, parameters.axis.other, rows))
    }
    return Size(major: tracks.answer, minor: depth, along: parameters.axis)
  }

  static func arrange<N, T>(_ node: Node, _ placed: Placed<N>, _ pass: inout Pass<N, T>) {
    let parameters: Parameters = pass.parameters(of: node)
    let axis = parameters.axis
    let mark = pass.scratch.mark
    defer { pass.scratch.release(mark) }
    let isEndless = !placed.proposal[axis].or(0).isFinite
    guard !isEndless, placed.size[axis].isFinite, parameters.itemCount > 0 else { return }
    let tracks = LazyGridTracks(node, placed.node, parameters, placed.size[axis], &pass)
    if T.isOn { tracks.tell(placed.node, axis, Int(node.childCount), &pass) }
    var rows: [GridLine] = []
    var position = N(0)
    var before = 0..<0
    while before.upperBound < Int(node.childCount) {
      let line = measure(
        node, placed.node, rows.count, parameters, tracks, after: before, &pass)
      position = position + line.gap
      for index in line.cells {
        let child = pass.edge(index, of: node).child
        let track = track(of: index, in: line.cells, node, parameters, tracks, pass)
        let offered = Proposal(
          major: Length(track.length), minor: Length(line.depth), along: axis)
        let size = pass.ask(child, offered)
        let along = (track.length - size[axis]) * track.fraction
        let across = (line.depth - size[axis.other]) * track.fractionAcross
        let origin = Point(
          major: track.start + along, minor: position + across, along: axis)
        pass.put(child, at: origin, offered, size)
        if T.isOn {
          let cell = (index, number: index - line.cells.lowerBound, line: rows.count)
          tracks.tell(placed.node, axis, cell, track, size, line.depth, &pass)
        }
      }
      if T.isOn {
        rows.append(
          GridLine(
            start: position.value, length: line.depth.value, distance: line.gap.value))
      }
      position = position + line.depth
      before = line.cells
    }
    if T.isOn { pass.trace.append(.lines(placed.node, axis.other, rows)) }
  }

  /// The proposal along the tracks, or the sum of the ideal lengths of the first cells.
  private static func length<N, T>(
    _ node: Node, _ id: NodeID, _ parameters: Parameters, _ proposal: Proposal<N>,
    _ pass: inout Pass<N, T>
  ) -> N {
    let axis = parameters.axis
    let proposed = proposal[axis]
    if !proposed.isUnspecified { return proposed.or(0) }
    let items = LazyGridTracks<N>.items(of: node, pass.tree)
    var length = N(0)
    var cell = 0
    for index in 0..<Int(parameters.itemCount) {
      while cell < Int(node.childCount), LinePart(pass.edge(cell, of: node)) == .whole {
        cell += 1
      }
      if cell < Int(node.childCount) {
        if T.isOn { pass.trace.append(.probing(id, .ideal)) }
        length = length + pass.ask(pass.edge(cell, of: node).child, .ideal)[axis]
        cell += 1
      }
      if index + 1 < Int(parameters.itemCount) { length = length + N(items[index].spacing) }
    }
    return length
  }

  private struct Line<N: Scalar> {
    var cells: Range<Int>
    /// The distance to the line before.
    var gap: N
    /// The height of a row, or the width of a column.
    var depth: N
  }

  /// The track of a child; all tracks together for a child that is a whole line.
  private static func track<N, T>(
    of index: Int, in cells: Range<Int>, _ node: Node, _ parameters: Parameters,
    _ tracks: LazyGridTracks<N>, _ pass: borrowing Pass<N, T>
  ) -> LazyGridTracks<N>.Track {
    guard LinePart(pass.edge(index, of: node)) == .whole else {
      return tracks.track(index - cells.lowerBound)
    }
    return LazyGridTracks<N>.Track(
      start: N(0), length: tracks.answer, fraction: parameters.fraction, fractionAcross: 0.5)
  }

  /// The children of the line that begins with the child `start`.
  private static func cells<N, T>(
    from start: Int, _ node: Node, _ count: Int, _ pass: borrowing Pass<N, T>
  ) -> Range<Int> {
    if LinePart(pass.edge(start, of: node)) == .whole { return start..<(start + 1) }
    let most = start + min(count, Int(node.childCount) - start)
    var end = start + 1
    while end < most, LinePart(pass.edge(end, of: node)) == .cell { end += 1 }
    return start..<end
  }

  /// Measures the cells of the line after the line `before`.
  ///
  /// - Parameter number: the line's index, for the trace.
  private static func measure<N, T>(
    _ node: Node, _ id: NodeID, _ number: Int, _ parameters: Parameters,
    _ tracks: LazyGridTracks<N>, after before: Range<Int>, _ pass: inout Pass<N, T>
  ) -> Line<N> {
    let axis = parameters.axis
    let cells = cells(from: before.upperBound, node, tracks.count, pass)
    var line = Line(cells: cells, gap: N(0), depth: N(0))
    var gap = -Double.infinity
    for index in cells {
      let child = pass.edge(index, of: node).child
      let length = track(of: index, in: cells, node, parameters, tracks, pass).length
      let offered = Proposal(major: Length(length), minor: .unspecified, along: axis)
      let depth = pass.ask(child, offered)[axis.other]
      if T.isOn, line.depth.value < depth.value {
        pass.trace.append(
          .grew(id, axis.other, line: number, cell: index, to: depth.value, isSpread: false))
      }
      line.depth = pass.larger(line.depth, depth)
      if !before.isEmpty {
        // If the line before is shorter, its last cell is the neighbour.
        let place = min(index - cells.lowerBound, before.count - 1)
        let above = pass.edge(before.lowerBound + place, of: node).child
        let distance = pass.tree.spacing(of: above)
          .distance(to: pass.tree.spacing(of: child), along: axis.other)
        gap = max(gap, distance)
      }
    }
    if !before.isEmpty { line.gap = N(parameters.spacing.isNaN ? gap : parameters.spacing) }
    return line
  }
}

/// SwiftUI's LazyHGrid.
package struct LazyHorizontalGrid: ViewContent, Equatable {
  package let style: LazyGridStyle

  package init(_ style: LazyGridStyle) { self.style = style }

  package func lower(_ use: ViewUse, _ lowering: inout Lowering) throws(LayoutFailure) {
    try lowering.lowerLazyGrid(use, style, .vertical)
  }
}

/// SwiftUI's LazyVGrid.
package struct LazyVerticalGrid: ViewContent, Equatable {
  package let style: LazyGridStyle

  package init(_ style: LazyGridStyle) { self.style = style }

  package func lower(_ use: ViewUse, _ lowering: inout Lowering) throws(LayoutFailure) {
    try lowering.lowerLazyGrid(use, style, .horizontal)
  }
}

extension Lowering {
  fileprivate mutating func lowerLazyGrid(
    _ use: ViewUse, _ style: LazyGridStyle, _ axis: Axis
  ) throws(LayoutFailure) {
    let elements = try elements(of: use.view)
    let children = try lowerAll(elements, oriented(use.environment, along: nil))
    needsSpacings = true
    warn(about: style.tracks, axis, use.view)
    let fraction = (style.alignment ?? .horizontalCenter).fraction
    let parameters = LazyGrid.Parameters(
      axis: axis, itemCount: Int32(style.tracks.count), fraction: fraction,
      spacing: style.spacing ?? .nan)
    let start = keep(parameters)
    for track in style.tracks { _ = keep(LazyGridItem(track, axis, fraction)) }
    let link = append(children.map { Edge(child: $0) })
    for (place, part) in try View.lineParts(of: use.view, elements) {
      edges[Int(link) + place].rank = part.rawValue
    }
    finish(use.id, LazyGrid.rule, link: link, childCount: children.count, parameters: start)
  }
}
