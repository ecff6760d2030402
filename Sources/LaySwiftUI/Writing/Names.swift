import LayLanguage

/// The names in the program of names in Swift code.
enum Names {
  /// `isOn` as `is-on`; a name that is already taken gets the prefix `the-`.
  static func variable(_ name: String, besides taken: Set<String>) -> String {
    let plain = kebab(name)
    return isTaken(plain) || taken.contains(plain) ? "the-" + plain : plain
  }

  /// A function or a view: `ContentView` as `content-view`.
  static func function(_ name: String) -> String {
    let plain = kebab(name)
    return isTaken(plain) ? "my-" + plain : plain
  }

  static func kebab(_ name: String) -> String {
    let bare = name.filter { $0 != "`" && $0 != "$" }.drop { $0 == "_" }
    let spelled = SwiftUISpelling.kebabCase(String(bare))
    guard let first = spelled.first else { return "it" }
    return first.isNumber ? "n" + spelled : spelled
  }

  private static func isTaken(_ name: String) -> Bool {
    Catalogue.entry(named: name) != nil || reserved.contains(name) || helpers.contains(name)
  }

  /// The names of the functions that a program gets when it calls them.
  private static let helpers = Set(Helper.all.map(\.name))

  static let reserved: Set<String> = [
    "all", "else", "false", "horizontal", "ideal", "inf", "infinity", "it", "nil", "pi", "true",
    "vertical", "zero",
    // Calendar units, which calls take beside dates.
    "day", "hour", "minute", "month", "week-of-month", "week-of-year", "weekday", "year",
  ]
}
