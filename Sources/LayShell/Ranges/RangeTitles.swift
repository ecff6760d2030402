import LayEngine
import LayLanguage

/// The titles of views in changes over a range, with paths for views that share a title.
struct RangeTitles {
  private var titles: [UInt64: String] = [:]

  init() {}

  /// The title of a view at a place in the tree, given the name of the nearest named view around
  /// it.
  func title(_ view: View, in nearestName: String?, at place: UInt64) -> String {
    titles[place] ?? StructureWords.title(view, in: nearestName)
  }

  /// Finds paths for views at places of a layout.
  ///
  /// - Parameter views: the views that need titles, by their places.
  mutating func addPaths(of views: [UInt64: View], in layout: Layout, _ lookout: Lookout) {
    let kinds = Set(views.values.map { ObjectIdentifier(type(of: $0.content) as Any.Type) })
    let shown = ViewWalk.views(in: layout, most: Self.most, lookout) {
      kinds.contains(ObjectIdentifier(type(of: $0.view.content) as Any.Type))
    }
    var counts: [String: Int] = [:]
    let all = shown.map { view in
      (view, place: Self.place(of: view), title: Self.title(of: view))
    }
    for view in all { counts[view.title, default: 0] += 1 }
    for (view, place, title) in all where views[place] != nil && counts[title, default: 0] > 1 {
      titles[place] = "\(title) at \(view.path.numbers.isEmpty ? "it" : view.path.text)"
    }
  }

  /// The most views that are examined.
  private static let most = 20_000

  private static func title(of shown: ShownView) -> String {
    let names = shown.ancestors.last { $0.view.name != nil }
    return StructureWords.title(shown.view.view, in: names?.view.name)
  }

  private static func place(of shown: ShownView) -> UInt64 {
    var place: UInt64 = 1
    for (view, number) in zip(shown.ancestors, shown.path.numbers) {
      place = LayoutStructure.place(place, view.chosen ?? number)
    }
    return place
  }
}
