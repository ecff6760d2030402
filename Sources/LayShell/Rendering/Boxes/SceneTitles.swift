import LayEngine

/// Sentences about views of a drawing, which are called by their paths too where several have one
/// title.
struct SceneTitles {
  /// What is said of a view that was visited.
  struct Remark {
    let visit: Int
    /// The end of the sentence.
    let predicate: String
  }

  private struct Visit {
    let view: PlacedView
    /// The visit of the view around it; nil for the whole.
    let parent: Int?
    let number: Int
  }

  private var visits: [Visit] = []
  private var counts: [String: Int] = [:]
  private let path: ViewPath

  /// - Parameter path: where the whole is.
  init(_ path: ViewPath) { self.path = path }

  /// Notes a view, by the view around it and its number there.
  mutating func visit(_ view: PlacedView, childOf parent: Int?, number: Int) -> Int {
    visits.append(Visit(view: view, parent: parent, number: number))
    return visits.count - 1
  }

  /// Notes how boxes are called that are seen.
  mutating func note(_ boxes: [Scene.Box]) {
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
