import LayEngine
import LayLanguage

/// The environment values that `set` overrides; where it sets none, the device's values are used.
struct EnvironmentOptions: Equatable {
  private var values: [String: String] = [:]

  /// The options, each with the values that it takes.
  static let names: [(option: String, values: [String])] = [
    ("color-scheme", ColorScheme.spellings),
    ("horizontal-size-class", SizeClass.spellings),
    ("layout-direction", LayoutDirection.spellings),
    ("swiped", SwipeEdge.spellings),
    ("system", OperatingSystem.allCases.map(\.name)),
    ("vertical-size-class", SizeClass.spellings),
  ]

  /// The name of an option's value; nil where the option is not set.
  subscript(option: String) -> String? {
    get { values[option] }
    set { values[option] = newValue }
  }

  func apply(to environment: inout RootEnvironment) {
    func set<Value>(
      _ option: String, _ place: WritableKeyPath<RootEnvironment, Value>, _ read: (String) -> Value?
    ) {
      if let value = values[option].flatMap(read) { environment[keyPath: place] = value }
    }
    set("color-scheme", \.colorScheme, ColorScheme.init(spelling:))
    set("horizontal-size-class", \.horizontalSizeClass, SizeClass.init(spelling:))
    set("layout-direction", \.layoutDirection, LayoutDirection.init(spelling:))
    set("swiped", \.swiped) { SwipeEdge(spelling: $0) }
    set("system", \.system, OperatingSystem.init(name:))
    set("vertical-size-class", \.verticalSizeClass, SizeClass.init(spelling:))
    if values["system"] != nil, environment.screen == nil {
      environment.platform = environment.system.platform
    }
  }
}
