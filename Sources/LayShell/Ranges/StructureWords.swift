import LayEngine
import LayLanguage

/// Words for the structure of a layout and its changes.
enum StructureWords {
  /// The title of a view, with the name of the nearest named view around it.
  static func title(_ view: View, in nearestName: String?) -> String {
    if let name = view.name { return name }
    let title = ViewTitle.full(view)
    return nearestName.map { "\(title) in \($0)" } ?? title
  }

  static func change(_ change: StructureChange) -> (before: String, after: String) {
    switch (change.before, change.after) {
    case (.candidate(let before, _), .candidate(let after, _)): return ("\(before)", "\(after)")
    case (.frame(let width, let height), .frame(let newWidth, let newHeight)):
      var (before, after): ([String], [String]) = ([], [])
      if width != newWidth {
        before.append(bound(width, of: .horizontal))
        after.append(bound(newWidth, of: .horizontal))
      }
      if height != newHeight {
        before.append(bound(height, of: .vertical))
        after.append(bound(newHeight, of: .vertical))
      }
      return (before.joined(separator: ", "), after.joined(separator: ", "))
    default: return (state(change.before), state(change.after))
    }
  }

  /// How a length behaves below a place and above it.
  static func bend(_ bend: LengthBend) -> (before: String, after: String) {
    guard !bend.jumps else {
      return (NumberText.of(bend.lengthBefore), NumberText.of(bend.length))
    }
    return (way(bend.before, bend), way(bend.after, bend))
  }

  private static func way(_ slope: Double, _ bend: LengthBend) -> String {
    if slope == 0 { return "held at \(NumberText.of(bend.length))" }
    if bend.isHeldBefore || bend.isHeldAfter { return slope > 0 ? "grows" : "shrinks" }
    return (slope > 0 ? "grows by " : "shrinks by ") + NumberText.of(abs(slope))
  }

  static func state(_ state: LayoutStructure.State) -> String {
    switch state {
    case .candidate(let number, _): "\(number)"
    case .lines(let count, let isTruncated):
      (count == 1 ? "1 line" : "\(count) lines") + (isTruncated ? " (cut)" : "")
    case .frame(let width, let height):
      "\(bound(width, of: .horizontal)), \(bound(height, of: .vertical))"
    }
  }

  private static func bound(_ bound: LayoutStructure.Bound, of axis: Axis) -> String {
    switch bound {
    case .none: "free \(axis.side)"
    case .minimum: "held at :min-\(axis.side)"
    case .maximum: "held at :max-\(axis.side)"
    }
  }
}
