import LayEngine
import LayLanguage

/// The environment values that `set` overrides; where it sets none, the device's values are used.
struct EnvironmentOptions: Equatable {
  private var colorScheme: ColorScheme?
  private var horizontalSizeClass: SizeClass?
  private var layoutDirection: LayoutDirection?
  private var swiped: SwipeEdge?
  private(set) var system: OperatingSystem?
  private var verticalSizeClass: SizeClass?

  /// The values that an option takes; nil for the name of any other option.
  static func names(of option: String) -> [String]? {
    switch option {
    case "color-scheme": ColorScheme.spellings
    case "horizontal-size-class", "vertical-size-class": SizeClass.spellings
    case "layout-direction": LayoutDirection.spellings
    case "swiped": SwipeEdge.spellings
    case "system": OperatingSystem.allCases.map(\.name)
    default: nil
    }
  }

  /// - Parameter value: the value's name; nil to stop overriding the option.
  mutating func set(_ option: String, to value: String?) {
    switch option {
    case "color-scheme": colorScheme = value.flatMap(ColorScheme.init(spelling:))
    case "horizontal-size-class": horizontalSizeClass = value.flatMap(SizeClass.init(spelling:))
    case "layout-direction": layoutDirection = value.flatMap(LayoutDirection.init(spelling:))
    case "swiped": swiped = value.flatMap(SwipeEdge.init(spelling:))
    case "system": system = value.flatMap(OperatingSystem.init(name:))
    case "vertical-size-class": verticalSizeClass = value.flatMap(SizeClass.init(spelling:))
    default: break
    }
  }

  func apply(to rootEnvironment: inout RootEnvironment) {
    if let colorScheme { rootEnvironment.colorScheme = colorScheme }
    if let horizontalSizeClass { rootEnvironment.horizontalSizeClass = horizontalSizeClass }
    if let layoutDirection { rootEnvironment.layoutDirection = layoutDirection }
    if let swiped { rootEnvironment.swiped = swiped }
    if let system {
      rootEnvironment.system = system
      if rootEnvironment.screen == nil { rootEnvironment.platform = system.platform }
    }
    if let verticalSizeClass { rootEnvironment.verticalSizeClass = verticalSizeClass }
  }

  /// The options that are set, with their values.
  var rows: [(String, String)] {
    [
      ("color-scheme", colorScheme?.spelling),
      ("horizontal-size-class", horizontalSizeClass?.spelling),
      ("layout-direction", layoutDirection?.spelling),
      ("swiped", swiped?.spelling),
      ("vertical-size-class", verticalSizeClass?.spelling),
    ].compactMap { name, value in value.map { (name, $0) } }
  }
}
