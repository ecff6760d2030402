import LayEngine
import LayLanguage

/// The tables that `help devices` and `help iphone-16` show.
enum DeviceHelp {
  static var rows: [(term: String, meaning: String)] {
    DeviceList.all.map { ($0.name, figures(of: $0)) } + [
      (
        "in use",
        "`propose iphone-16`, `propose iphone-16 landscape keyboard`, `propose ipad-11 split 1/2`, "
          + "`propose mac 1000 x 700`; `set device iphone-16` for the session"
      ),
      (
        "pixels",
        "frames are exact and in points. SwiftUI rounds the size of a text up to pixels as it lays "
          + "out, and moves each edge to the nearest pixel as it draws; here texts are rounded up to "
          + "pixels in the face `system`, and to points in `mono`, and pictures are not rounded"
      ),
      ("sources", sources),
    ]
  }

  /// The figures of one device and how to use it; nil where there is no device of that name.
  static func rows(named name: String) -> [(term: String, meaning: String)]? {
    guard let device = DeviceList.device(named: name) else { return nil }
    let options = device.options
    let more = options.isEmpty ? "" : "; behind it may stand \(options.joined(separator: ", "))"
    return [
      (name, figures(of: device)), ("in use", "`propose \(name)`, `set device \(name)`\(more)"),
    ]
  }

  private static let sources =
    "Apple's Human Interface Guidelines for screens, size classes and televisions; simulators as "
    + "measured by marcbouchenoire/dimmmensions up to the iPhone 13 for what is kept free and for "
    + "corners, by openuikit for pads with iOS 26 (32 above, 25 below), public snapshot configurations for later ones; flutterware for keyboards; macguru's "
    + "list of sizes for two windows; mntone's table for watches. What no source says is "
    + "called a guess"

  private static func figures(of device: Device) -> String {
    var parts = [
      "\(NumberText.of(device.width)) x \(NumberText.of(device.height))"
        + " @\(NumberText.of(device.scale))x", device.system.name,
    ]
    let guess =
      device.guesses.contains(.lowerEdge)
      ? " (below is a guess)" : device.guesses.contains(.upperEdge) ? " (above is a guess)" : ""
    parts.append("keeps free \(device.insets.words)\(guess)")
    if let landscape = device.landscapeInsets, landscape != device.insets {
      parts.append("sideways \(landscape.words)")
    }
    if device.cornerRadius > 0 {
      let guess = device.guesses.contains(.radius) ? " (a guess)" : ""
      parts.append("corners \(NumberText.of(device.cornerRadius))\(guess)")
    }
    if let keyboard = device.keyboard, let landscape = device.landscapeKeyboard {
      parts.append("keyboard \(NumberText.of(keyboard)), sideways \(NumberText.of(landscape))")
    }
    if let narrow = device.narrowWindows {
      parts.append(
        "narrow window \(NumberText.of(narrow.portrait)), sideways "
          + NumberText.of(narrow.landscape))
    }
    return parts.joined(separator: "; ")
  }
}

extension Device {
  /// The words that may follow its name.
  var options: [String] {
    var words: [String] = []
    if landscapeInsets != nil { words.append("landscape") }
    if narrowWindows != nil { words.append("split") }
    if keyboard != nil { words.append("keyboard") }
    return words
  }

  /// The completions after its name and these words.
  func completions(after words: [String]) -> [CommandWord] {
    if words.last == "split" { return DeviceChoice.Window.allCases.map { .word($0.rawValue) } }
    return options.filter { !words.contains($0) }.map { .word($0) }
  }
}

extension Insets {
  /// The edges with their lengths: `59 above, 34 below`; `nothing` for none.
  var words: String {
    var parts: [String] = []
    if top != 0 { parts.append("\(NumberText.of(top)) above") }
    if bottom != 0 { parts.append("\(NumberText.of(bottom)) below") }
    if leading == trailing, leading != 0 {
      parts.append("\(NumberText.of(leading)) at each side")
    } else {
      if leading != 0 { parts.append("\(NumberText.of(leading)) at the left") }
      if trailing != 0 { parts.append("\(NumberText.of(trailing)) at the right") }
    }
    guard let last = parts.popLast() else { return "nothing" }
    return parts.isEmpty ? last : parts.joined(separator: ", ") + " and " + last
  }
}
