import LayEngine

/// The colors of pictures that are not drawn with characters.
enum PictureColor {
  /// The fill of a view as an SVG color; nil for views without a fill.
  static func fill(of box: Scene.Box) -> String? {
    switch box.view.view.content {
    case let color as Color: value(color.color)
    case is Shape, is Circle: value(box.color ?? "gray")
    default: nil
    }
  }

  /// The colour of a border; nil where there is none.
  static func border(of view: View) -> String? {
    guard case .border(let color, _)? = view.content as? Effect else { return nil }
    return value(color)
  }

  /// Approximations of the colors that SwiftUI and the system name; nil for an unknown name.
  static func value(_ name: String) -> String? {
    switch name {
    case "black": "#000000"
    // Black in light mode and white in dark mode, like the surrounding text.
    case "primary", "system-label": "currentColor"
    case "quaternary", "quinary", "system-gray4", "system-separator": "#d1d1d6"
    case "tertiary", "system-gray3": "#c7c7cc"
    case "system-gray2": "#aeaeb2"
    case "system-gray5": "#e5e5ea"
    case "system-gray6", "system-grouped-background", "secondary-system-background": "#f2f2f7"
    case "system-background", "secondary-system-grouped-background": "#ffffff"
    case "white": "#ffffff"
    case "clear": nil
    case "red": "#ff3b30"
    case "orange": "#ff9500"
    case "yellow": "#ffcc00"
    case "green": "#34c759"
    case "mint": "#00c7be"
    case "teal": "#30b0c7"
    case "cyan": "#32ade6"
    case "blue", "accent-color": "#007aff"
    case "indigo": "#5856d6"
    case "purple": "#af52de"
    case "pink": "#ff2d55"
    case "brown": "#a2845e"
    default:
      name.hasPrefix("system-")
        ? value(String(name.dropFirst("system-".count))) : isCode(name) ? name : "#8e8e93"
    }
  }

  /// Whether it is a number sign and three, six or eight hexadecimal digits.
  private static func isCode(_ name: String) -> Bool {
    name.first == "#" && [4, 7, 9].contains(name.utf8.count)
      && name.dropFirst().allSatisfy { "0123456789abcdefABCDEF".contains($0) }
  }
}
