import LayEngine
import LayLanguage

/// How views are drawn: in which order, and what is cut off.
extension PlacedView {
  /// Whether the view clips its content.
  var cutsOff: Bool {
    if case .inert(let effect) = view.content as? Effect { return effect.isCutting }
    return view.content is ScrollView
  }

  /// Children with their numbers from 1, in drawing order: by z-index, then by position.
  ///
  /// A background is a later child than the view it is for, and is drawn before it.
  func backToFront(_ lookout: Lookout) -> [(Int, PlacedView)] {
    let numbered = lookout.map(0..<childCount) { ($0 + 1, child($0)) }
    // Skips the search for a z-index, which may be many modifiers down, for an only child.
    guard numbered.count > 1 else { return numbered }
    let isBehind =
      (view.content as? Layer)?.isBehind
      ?? (view.content as? PreferenceLayer).map { !$0.isOverlay } ?? false
    if isBehind { return numbered.reversed() }
    let levels = lookout.map(numbered) { $0.1.zIndex }
    guard levels.contains(where: { $0 != 0 }) else { return numbered }
    return zip(levels, numbered).sorted { ($0.0, $0.1.0) < ($1.0, $1.1.0) }.map(\.1)
  }

  /// The z-index of a view, which may be set inside other modifiers.
  private var zIndex: Double {
    var view = self
    while view.childCount == 1 {
      if case Effect.zIndex(let level)? = view.view.content as? Effect { return level }
      view = view.child(0)
    }
    return 0
  }
}
