import LayLanguage

/// What names of Swift code are called in the program.
enum Names {
  /// `isOn` as `is-on`; a name that means something here already gets a word before it.
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

  /// Functions that a program gets when it uses them.
  private static let helpers = Set(Helper.all.map(\.name))

  static let reserved: Set<String> = [
    "all", "else", "false", "horizontal", "ideal", "inf", "infinity", "it", "nil", "pi", "true",
    "vertical", "zero",
    // What dates are counted in, which stands beside dates in calls.
    "day", "hour", "minute", "month", "week-of-month", "week-of-year", "weekday", "year",
  ]
}
