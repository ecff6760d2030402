import LayEngine

/// The views that a random view is made of, to find the smallest one that shows a mistake.
extension RandomLengths {
  /// The views directly inside.
  private var parts: [RandomLengths] {
    switch self {
    case .box, .color, .divider, .spacer, .text: []
    case .stack(_, _, let views), .depth(let views), .fits(_, let views),
      .lazyGrid(_, _, let views), .measured(_, _, let views):
      views
    case .fixedSize(_, let view), .scrolling(_, let view), .padding(_, let view),
      .ratio(_, _, let view), .reader(_, let view):
      [view]
    case .background(let view, let content): [view, content]
    case .grid(_, let rows): rows.flatMap { $0.map(\.view) }
    }
  }

  /// The states in it.
  var states: [UInt64] {
    let own: [UInt64] = if case .measured(let state, _, _) = self { [state] } else { [] }
    return own + parts.flatMap(\.states)
  }

  /// How many views there are.
  var count: Int { parts.reduce(1) { $0 + $1.count } }

  /// The same view with others inside; one that is left out is nil.
  private func containing(_ views: [RandomLengths?]) -> RandomLengths? {
    let all = views.compactMap(\.self)
    let isWhole = all.count == views.count
    switch self {
    case .box, .color, .divider, .spacer, .text: return nil
    case .stack(let axis, let spacing, _): return .stack(axis, spacing: spacing, all)
    case .depth: return .depth(all)
    case .fits(let axes, _): return all.isEmpty ? nil : .fits(axes, all)
    case .lazyGrid(let columns, let spacing, _):
      return .lazyGrid(columns: columns, spacing: spacing, all)
    case .fixedSize(let axes, _): return isWhole ? .fixedSize(axes, all[0]) : nil
    case .scrolling(let axes, _): return isWhole ? .scrolling(axes, all[0]) : nil
    case .padding(let length, _): return isWhole ? .padding(length, all[0]) : nil
    case .ratio(let ratio, let mode, _): return isWhole ? .ratio(ratio, mode, all[0]) : nil
    case .reader(let share, _): return isWhole ? .reader(share: share, all[0]) : nil
    case .measured(let state, let share, _):
      return isWhole ? .measured(state: state, share: share, all) : nil
    case .background: return isWhole ? .background(all[0], all[1]) : nil
    case .grid(let spacing, let rows):
      var next = 0
      var kept: [[(view: RandomLengths, span: Int)]] = []
      for row in rows {
        var cells: [(view: RandomLengths, span: Int)] = []
        for cell in row {
          if let view = views[next] { cells.append((view, cell.span)) }
          next += 1
        }
        if !cells.isEmpty { kept.append(cells) }
      }
      return .grid(spacing: spacing, kept)
    }
  }

  /// Views that have less inside, or something simpler.
  var smaller: [RandomLengths] {
    let parts = parts
    var found = parts
    for index in parts.indices {
      var views: [RandomLengths?] = parts
      views[index] = nil
      if let view = containing(views) { found.append(view) }
      for simple in [RandomLengths.color, .divider] where parts[index].parts.count > 0 {
        views[index] = simple
        if let view = containing(views) { found.append(view) }
      }
      for part in parts[index].smaller {
        views[index] = part
        if let view = containing(views) { found.append(view) }
      }
    }
    return found
  }
}
