import LayEngine

/// What modifiers do other than layout, as words after "it".
enum PurposeWords {
  static let appearing = "does something when it appears"
  static let changingPreference = "changes a value that is said inside"
  static let followingGeometry = "does something when a value of its size or its place changes"
  static let followingPreference = "does something when a value changes that is said inside"
  static let followingValue = "does something when a value changes that it is given"
  static let writingAnchor = "says where the view stands to the views around it"
  static let writingPreference = "says a value to the views around it"

  /// - Parameter effects: the effects as source text.
  static func drawing(with effects: [String]) -> String {
    guard !effects.isEmpty else { return "draws the view as it is" }
    return "draws the view with " + effects.map { "`\($0)`" }.joined(separator: ", ")
  }

  static func of(_ part: BarPart) -> String {
    switch part {
    case .title: "names the view for the navigation bar"
    case .displayMode: "says how the navigation bar around shows its title"
    case .search: "gives the navigation bar around a field to search in"
    case .items: "puts views into the bars around"
    case .visibility(let isHidden, _): isHidden ? "hides bars around" : "shows bars around"
    case .columnWidth: "says how wide the column of a split view is"
    case .tab: "names the view for the tab bar"
    }
  }
}
