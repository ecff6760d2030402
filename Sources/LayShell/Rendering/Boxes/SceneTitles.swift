import LayEngine

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
