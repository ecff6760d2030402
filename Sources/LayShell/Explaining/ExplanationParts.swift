import LayEngine
import LayLanguage
import LayTerminal

/// What several views say about themselves.
extension ExplanationSection {
  /// What was proposed to the only child, what it answered and where it stands.
  mutating func sayInside(_ slice: TraceSlice) {
    guard let child = slice.child else { return }
    let origin = child.originInParent
    say(
      "inside, \(ProposalText.of(child.proposal)) is proposed to \(ViewTitle.subject(child.view)); "
        + "it answers \(ProposalText.of(child.frame.size)) "
        + "and stands at \(NumberText.of(origin.x)), \(NumberText.of(origin.y))")
    let over = Self.overflow(child, in: slice.size)
    if !over.isEmpty { conclude("it is larger than its frame: \(over)") }
  }

  private static func overflow(_ child: PlacedView, in size: ViewSize) -> String {
    let width = child.frame.size.width - size.width
    let height = child.frame.size.height - size.height
    var parts: [String] = []
    if width > 0 { parts.append("too wide by \(NumberText.of(width))") }
    if height > 0 { parts.append("too high by \(NumberText.of(height))") }
    return parts.joined(separator: ", ")
  }

  mutating func sayAbsentStack() {
    say("a stack of one view is not there: the view takes its place")
  }
}

extension TraceSlice {
  /// The children, each with what was proposed to it, what it answered and where it stands.
  func childTable() -> TextTable {
    var table = TextTable([
      ("    child", .left), ("proposed", .right), ("answers", .right), ("at", .right),
    ])
    for (index, child) in children.enumerated() where !lookout.isOver {
      table.add([
        .init("  \(index + 1) \(ViewTitle.withContent(child.view))"),
        .init(ProposalText.of(child.proposal)), .init(ProposalText.of(child.frame.size)),
        .init(Self.place(of: child)),
      ])
    }
    return table
  }

  static func place(of view: PlacedView) -> String {
    let origin = view.originInParent
    return "\(NumberText.of(origin.x)), \(NumberText.of(origin.y))"
  }
}
