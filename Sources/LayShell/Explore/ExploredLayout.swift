import LayEngine
import LayLanguage

/// A view laid out at what is proposed, with what happened on the way.
struct ExploredLayout {
  let layout: Layout
  let events: TraceLog
  let scene: Scene

  init(_ layout: Layout, _ events: TraceLog, _ lookout: Lookout) {
    self.layout = layout
    self.events = events
    scene = Scene(layout.root, lookout)
  }

  /// More views than these are not gone through by Tab.
  private static let mostStops = 5000

  /// The views that Tab goes through: all but those that only a modifier is around, which are
  /// explained with that modifier.
  func stops(_ lookout: Lookout) -> [ShownView] {
    ViewWalk.views(in: layout, most: Self.mostStops, lookout) { _ in true }.filter { shown in
      guard let parent = shown.ancestors.last, shown.view.view.name == nil else { return true }
      return !parent.view.content.isModifier || parent.childCount > 1
    }
  }

  /// The innermost of these views that has a point inside; of several the one drawn last.
  func stop(at point: ViewPoint, _ lookout: Lookout) -> ShownView? {
    stops(lookout).last { shown in
      let frame = shown.view.frame
      return frame.origin.x <= point.x && point.x <= frame.maxX && frame.origin.y <= point.y
        && point.y <= frame.maxY
    }
  }
}
