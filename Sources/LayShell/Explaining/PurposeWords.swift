import LayEngine

/// What modifiers do other than layout, as words after "it".
enum PurposeWords {
  static let appearing = "performs an action when it appears"
  static let changingPreference = "transforms a preference value that is set inside"
  static let followingGeometry = "performs an action when a value of its size or its place changes"
  static let followingPreference =
    "performs an action when a preference value that is set inside changes"
  static let followingScrollPhase =
    "performs an action when the scroll view inside begins or ends to scroll"
  static let followingScrolling =
    "performs an action when a value of the geometry of the scroll view inside changes"
  static let followingSight =
    "performs an action when it comes into sight in the scroll view around it, or goes out of it"
  static let followingValue = "performs an action when a value changes that it is given"
  static let writingAnchor = "sets a preference value from an anchor of the view"
  static let writingPreference = "sets a preference value"

  /// - Parameter effects: the effects as source text.
  static func drawing(with effects: [String]) -> String {
    guard !effects.isEmpty else { return "draws the view as it is" }
    return "draws the view with " + effects.map { "`\($0)`" }.joined(separator: ", ")
  }

  static func of(_ part: BarPart) -> String {
    switch part {
    case .title: "sets the title of the navigation bar"
    case .displayMode: "sets how the navigation bar shows its title"
    case .search: "adds a search field to the navigation bar"
    case .items: "adds items to the bars around it"
    case .visibility(let isHidden, _): isHidden ? "hides bars around it" : "shows bars around it"
    case .columnWidth: "sets the width of a split view column"
    case .tab: "sets the title of a tab"
    }
  }
}
