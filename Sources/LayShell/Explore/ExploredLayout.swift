import LayEngine
import LayLanguage

/// A layout of the explored view, with its trace events.
struct ExploredLayout {
  let layout: Layout
  let events: TraceLog
  let scene: Scene

  init(_ layout: Layout, _ events: TraceLog, _ lookout: Lookout) {
    self.layout = layout
    self.events = events
    scene = Scene(layout.root, lookout)
  }

  /// The most views that Tab goes through.
  private static let mostStops = 5000

  /// The views that Tab goes through: all but unnamed views that are the only child of a modifier,
  /// which are explained with that modifier.
  func stops(_ lookout: Lookout) -> [ShownView] {
    ViewWalk.views(in: layout, most: Self.mostStops, lookout) { _ in true }.filter { shown in
      guard let parent = shown.ancestors.last, shown.view.view.name == nil else { return true }
      return !parent.view.content.isModifier || parent.childCount > 1
    }
  }

  /// The innermost of the stops whose frame contains a point; of several, the one drawn last.
  func stop(at point: ViewPoint, _ lookout: Lookout) -> ShownView? {
    stops(lookout).last { shown in
      let frame = shown.view.frame
      return frame.origin.x <= point.x && point.x <= frame.maxX && frame.origin.y <= point.y
        && point.y <= frame.maxY
    }
  }
}
