import LayEngine
import LayLanguage

/// The label of each structure of a sweep: the candidates that are shown, and all else that differs
/// between structures.
struct SweepLabels {
  private static let mostParts = 4

  /// The places of the parts that labels mention.
  private let places: Set<UInt64>
  private let titles: RangeTitles
  /// The shapes of the structures, in the order in which they appear.
  private var shapes: [UInt64] = []

  init(_ sweep: Sweep) {
    var states: [UInt64: LayoutStructure.State] = [:]
    var places: Set<UInt64> = []
    for row in sweep.rows {
      for case .structure(let structure) in row.found.ranges.map(\.answer) {
        for part in structure.parts {
          if case .candidate = part.state { places.insert(part.place) }
          if let state = states[part.place], state != part.state { places.insert(part.place) }
          states[part.place] = part.state
        }
        if !shapes.contains(structure.shape) { shapes.append(structure.shape) }
      }
    }
    self.places = places
    titles = sweep.titles
  }

  /// A label such as `greeting 2, text "Hi" 1 line`; nil for no parts to mention.
  func label(_ answer: StructureAnswer) -> String? {
    switch answer {
    case .failure(let message): return "error: \(message)"
    case .structure(let structure):
      let parts = structure.parts.filter { places.contains($0.place) }
      guard !parts.isEmpty else {
        let shape = shapes.count > 1 ? shapes.firstIndex(of: structure.shape) : nil
        return shape.map { "views \($0 + 1)" }
      }
      var texts = parts.prefix(Self.mostParts).map { part in
        let title = titles.title(part.view, in: part.nearestName, at: part.place)
        let state = StructureWords.state(part.state)
        // Titles of containers are long, and what is too long for the table loses its end.
        return part.state.isOfContainer ? "\(state) in \(title)" : "\(title) \(state)"
      }
      if parts.count > texts.count { texts.append("and \(parts.count - texts.count) more") }
      return texts.joined(separator: ", ")
    }
  }
}

extension LayoutStructure.State {
  fileprivate var isOfContainer: Bool {
    switch self {
    case .tracks, .children: true
    case .candidate, .lines, .frame: false
    }
  }
}
