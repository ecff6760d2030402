import LayEngine
import LayLanguage

/// A device with a screen, which `propose` knows by its name.
///
/// Lengths are in points, in portrait orientation.
struct Device: Sendable {
  let name: String
  let kind: Platform
  let width, height: Double
  /// Pixels per point.
  let scale: Double
  /// The safe area insets.
  let insets: Insets
  /// The safe area insets in landscape; nil for a device with one orientation.
  let landscapeInsets: Insets?
  let cornerRadius: Double
  /// The height of the keyboard, including the lower safe area inset; nil where no source is known.
  let keyboard, landscapeKeyboard: Double?
  /// The width of the narrower of two windows, by orientation; nil where the screen shows one
  /// window.
  let narrowWindows: (portrait: Double, landscape: Double)?

  /// The size classes, where they do not follow from the kind and the size.
  fileprivate(set) var sizeClasses: (portrait: SizeClasses, landscape: SizeClasses)?

  /// The system that it came with; earlier ones than iOS 18 count as that.
  private(set) var system = OperatingSystem.iOS18

  /// The figures that are guesses, because no source is known.
  private(set) var guesses: Set<Guess> = []

  struct SizeClasses: Sendable { let horizontal, vertical: SizeClass }

  enum Guess: Sendable { case radius, lowerEdge, upperEdge }

  /// The same device with the system that it came with.
  func with(_ system: OperatingSystem) -> Device {
    var device = self
    device.system = system
    return device
  }

  /// The same device with some figures marked as guesses.
  func guessing(_ guesses: Guess...) -> Device {
    var device = self
    device.guesses = Set(guesses)
    return device
  }

  /// A phone: in landscape both side insets are its portrait top inset, and the bottom inset is 21
  /// if there is a home indicator.
  static func phone(
    _ name: String, _ width: Double, _ height: Double, scale: Double = 3, top: Double,
    radius: Double, keyboard: (Double, Double)? = nil
  ) -> Device {
    let hasButton = radius == 0
    return Device(
      name: name, kind: .phone, width: width, height: height, scale: scale,
      insets: Insets(top: top, bottom: hasButton ? 0 : 34),
      landscapeInsets: hasButton ? Insets() : Insets(leading: top, bottom: 21, trailing: top),
      cornerRadius: radius, keyboard: keyboard?.0, landscapeKeyboard: keyboard?.1,
      narrowWindows: nil)
  }

  /// A pad: its safe area insets are the same in both orientations.
  ///
  /// - Parameter windows: the width of the narrower of two windows, in portrait and in landscape.
  static func pad(
    _ name: String, _ width: Double, _ height: Double, radius: Double, windows: (Double, Double),
    keyboard: (Double, Double)? = nil
  ) -> Device {
    let insets = radius == 0 ? Insets(top: 20) : Insets(top: 24, bottom: 20)
    return Device(
      name: name, kind: .pad, width: width, height: height, scale: 2, insets: insets,
      landscapeInsets: insets, cornerRadius: radius, keyboard: keyboard?.0,
      landscapeKeyboard: keyboard?.1, narrowWindows: windows)
  }

  /// A watch.
  static func watch(
    _ name: String, _ width: Double, _ height: Double, top: Double, bottom: Double, side: Double,
    radius: Double
  ) -> Device {
    Device(
      name: name, kind: .watch, width: width, height: height, scale: 2,
      insets: Insets(top: top, leading: side, bottom: bottom, trailing: side),
      landscapeInsets: nil, cornerRadius: radius, keyboard: nil, landscapeKeyboard: nil,
      narrowWindows: nil, system: .watchOS)
  }

  /// The safe area insets on a system.
  ///
  /// - Rule: from iOS 26 on a pad with a home indicator keeps 32 above and 25 below free; other devices have
  ///   the insets that they came with.
  /// - Source: openuikit's recorded frames of UIKit on an iPad (A16) with iOS 26.1, upright; sideways they
  ///   are taken to be the same, as they were before.
  func insets(on system: OperatingSystem, isLandscape: Bool) -> Insets {
    if kind == .pad, hasHomeIndicator, [.iOS26, .iOS27].contains(system) {
      return Insets(top: 32, bottom: 25)
    }
    return isLandscape ? landscapeInsets ?? insets : insets
  }

  /// Whether the screen shows a home indicator at its lower edge.
  var hasHomeIndicator: Bool { (kind == .phone || kind == .pad) && cornerRadius > 0 }
}

/// The devices that `propose` knows.
///
/// Sources of the figures:
/// - Sizes and scales: Apple's Human Interface Guidelines, Layout, "device screen dimensions".
/// - Safe area insets and corner radii of phones and pads, up to the iPhone 13: measured on
///   simulators, in both orientations, by marcbouchenoire/dimmmensions. In landscape a phone has
///   its portrait top inset at both sides, and 21 below.
/// - Later phones: the snapshot configurations of several public projects (59 for the iPhone 14 Pro
///   to 16, 62 for the iPhone 16 Pro and later). For landscape the rule that all measured phones
///   follow is used. Radii: 55 and 62, from public lists of `_displayCornerRadius`.
/// - `iphone-duo`, the outer and the inner display: TablePro's pull request 3035 for sizes and size
///   classes; the Apple rows of mirzaaghazadeh/iphone-duo-skills for what is kept free. The edge of
///   the camera in landscape is taken for the trailing one.
/// - Keyboards: flutterware's table of measured devices; heights include the lower safe area inset.
/// - Two windows on a pad: macguru's list of the sizes that apps meet (320, 375, 438, 507, 639,
///   678, 694, 981). They follow from 10 points between the windows and a narrow one of 320 or 375.
/// - Watches: mntone's table of screens, content areas, least margins and status bar heights;
///   Apple's guidelines for the screens. For `watch-41` and `watch-45` that table marks the lower
///   inset as a guess; it has no radii.
/// - `tv`: Apple's guidelines, with insets of 60 points above and below and of 80 at the sides.
/// - Guesses are marked with `guessing`, and `help` shows them.
/// - `mac`: a window of the given size, with a title bar of 28 points.
enum DeviceList {
  static let all: [Device] = [
    .phone("iphone-se", 375, 667, scale: 2, top: 20, radius: 0, keyboard: (260, 200)),
    .phone("iphone-11", 414, 896, scale: 2, top: 48, radius: 41.5),
    .phone("iphone-13-mini", 375, 812, top: 50, radius: 44),
    .phone("iphone-13", 390, 844, top: 47, radius: 47.33),
    .phone("iphone-14", 390, 844, top: 47, radius: 47.33),
    .phone("iphone-14-plus", 428, 926, top: 47, radius: 53.33),
    .phone("iphone-15", 393, 852, top: 59, radius: 55),
    .phone("iphone-15-plus", 430, 932, top: 59, radius: 55),
    .phone("iphone-16e", 390, 844, top: 47, radius: 47.33),
    iPhone16,
    .phone("iphone-16-plus", 430, 932, top: 59, radius: 55),
    .phone("iphone-16-pro", 402, 874, top: 62, radius: 62),
    .phone("iphone-16-pro-max", 440, 956, top: 62, radius: 62, keyboard: (346, 219)),
    iPhone17,
    .phone("iphone-17-pro", 402, 874, top: 62, radius: 62).with(.iOS26)
      .guessing(.radius),
    .phone("iphone-17-pro-max", 440, 956, top: 62, radius: 62).with(.iOS26)
      .guessing(.radius),
    .phone("iphone-air", 420, 912, top: 68, radius: 62).with(.iOS26)
      .guessing(.radius, .upperEdge),
    iPhoneDuo(
      "iphone-duo", 466, 678, Insets(trailing: 84), (.compact, .regular), (.compact, .compact)),
    iPhoneDuo(
      "iphone-duo-inner", 669, 951, Insets(top: 84, bottom: 95), (.regular, .regular),
      (.regular, .regular)),
    .pad("ipad-mini", 744, 1133, radius: 21.5, windows: (320, 375)),
    .pad("ipad-9", 810, 1080, radius: 0, windows: (320, 320), keyboard: (320, 408)),
    .pad("ipad-10", 820, 1180, radius: 18, windows: (320, 375))
      .guessing(.radius),
    .pad("ipad-air-11", 820, 1180, radius: 18, windows: (320, 375)),
    .pad("ipad-11", 834, 1194, radius: 18, windows: (320, 375)),
    .pad("ipad-12-9", 1024, 1366, radius: 18, windows: (375, 375)),
    .pad("ipad-13", 1032, 1376, radius: 18, windows: (375, 375), keyboard: (405.5, 501))
      .guessing(.radius),
    .watch("watch-40", 162, 197, top: 28, bottom: 9, side: 8.5, radius: 28)
      .guessing(.radius),
    .watch("watch-41", 176, 215, top: 34, bottom: 34, side: 11, radius: 36)
      .guessing(.radius, .lowerEdge),
    .watch("watch-44", 184, 224, top: 31, bottom: 11, side: 9.5, radius: 34)
      .guessing(.radius),
    .watch("watch-45", 198, 242, top: 35, bottom: 35, side: 12, radius: 39)
      .guessing(.radius, .lowerEdge),
    Device(
      name: "mac", kind: .mac, width: 800, height: 600, scale: 2, insets: Insets(top: 28),
      landscapeInsets: nil, cornerRadius: 10, keyboard: nil, landscapeKeyboard: nil,
      narrowWindows: nil, system: .macOS26
    ).guessing(.radius),
    Device(
      name: "tv", kind: .television, width: 1920, height: 1080, scale: 1,
      insets: Insets(top: 60, leading: 80, bottom: 60, trailing: 80), landscapeInsets: nil,
      cornerRadius: 0, keyboard: nil, landscapeKeyboard: nil, narrowWindows: nil, system: .tvOS),
  ]

  /// A display of the foldable phone: in landscape it keeps 84 free at its trailing edge.
  private static func iPhoneDuo(
    _ name: String, _ width: Double, _ height: Double, _ insets: Insets,
    _ portrait: (SizeClass, SizeClass), _ landscape: (SizeClass, SizeClass)
  ) -> Device {
    var device = Device(
      name: name, kind: .phone, width: width, height: height, scale: 3, insets: insets,
      landscapeInsets: Insets(trailing: 84), cornerRadius: 55, keyboard: nil,
      landscapeKeyboard: nil, narrowWindows: nil)
    device.sizeClasses = (
      .init(horizontal: portrait.0, vertical: portrait.1),
      .init(horizontal: landscape.0, vertical: landscape.1)
    )
    return device.with(.iOS27).guessing(.radius)
  }

  static let iPhone16 = Device.phone(
    "iphone-16", 393, 852, top: 59, radius: 55, keyboard: (336, 219))

  static let iPhone17 = Device.phone("iphone-17", 402, 874, top: 62, radius: 62).with(.iOS26)
    .guessing(.radius)

  /// The device of a name, whatever its capitals, hyphens and blanks: `iPhone 16 Pro`, `iphone16pro`.
  static func device(named name: String) -> Device? {
    let all = names + alike.keys
    let choice = SwiftName.choice(name, among: all) ?? SwiftName.choice(plain(name), among: all)
    return choice.flatMap { found in
      let name = alike[found] ?? found
      return Self.all.first { $0.name == name }
    }
  }

  /// A name as simulators have it, as names are here: `ipad-10` for `iPad (10th generation)`.
  private static func plain(_ name: String) -> String {
    var words = name.lowercased().split { " ()".contains($0) }.map(String.init)
    if words.starts(with: ["apple", "watch"]), let size = words.last, size.hasSuffix("mm") {
      return "watch-" + size.dropLast(2)
    }
    if let place = words.firstIndex(of: "generation"), place > 0 {
      let number = words[place - 1].prefix(while: \.isNumber)
      words.removeSubrange(place - 1...place)
      if words == ["ipad"] || words == ["iphone", "se"] { words.append(String(number)) }
    }
    guard words.first == "ipad" else { return words.joined(separator: "-") }
    if words == ["ipad", "a16"] { return "ipad-10" }
    // A Pro of 11 inches has other sizes from the M4 on.
    let isRecent = words.contains("11-inch") && words.contains("pro")
    let chips = ["m1", "m2", "m3", "a17"] + (isRecent ? [] : ["m4", "m5"])
    return words.filter { $0 != "pro" && !chips.contains($0) }.map {
      $0.replacing("-inch", with: "").replacing(".", with: "-")
    }.joined(separator: "-")
  }

  /// Phones that are not listed, and the listed one with their size in points, and with what they keep free; and
  /// what a kind alone means.
  ///
  /// - Source: the sizes as above; 47 above for the iPhone 12 and 13, 50 for their small ones, 59 for the
  ///   iPhone 14 Pro to 16, as above.
  private static let alike = [
    "iphone": "iphone-17", "ipad": "ipad-11", "ipad-air": "ipad-air-11", "ipad-air-13": "ipad-12-9",
    "iphone-6s": "iphone-se", "iphone-7": "iphone-se", "iphone-8": "iphone-se",
    "iphone-se-2": "iphone-se", "iphone-se-3": "iphone-se", "iphone-xr": "iphone-11",
    "iphone-12": "iphone-13", "iphone-12-mini": "iphone-13-mini", "iphone-12-pro": "iphone-13",
    "iphone-12-pro-max": "iphone-14-plus", "iphone-13-pro": "iphone-13",
    "iphone-13-pro-max": "iphone-14-plus", "iphone-14-pro": "iphone-15",
    "iphone-14-pro-max": "iphone-15-plus", "iphone-15-pro": "iphone-15",
    "iphone-15-pro-max": "iphone-15-plus",
  ]

  static var names: [String] { all.map(\.name) }

  /// The most devices that a hint lists.
  private static let mostListed = 4

  /// Why a name of a command line is none of a device, in a sentence.
  static func refusal(of name: String) -> String {
    "There is no device '\(name)'; \(hint(for: name) ?? "`lay -e 'help devices'` lists them")."
  }

  /// The hint for a word that may have been meant as the name of a device; nil where it is none.
  static func hint(for word: String) -> String? {
    let name = word.lowercased().replacing(" ", with: "-")
    if let longer = names.first(where: { name.contains("-") && $0.hasPrefix(name + "-") }) {
      return "did you mean `\(longer)`?"
    }
    // `iphone-18` is another phone than `iphone-11`, and no misspelling of it.
    let isSameModel = { (near: String) in near.filter(\.isNumber) == name.filter(\.isNumber) }
    if let near = NearestName.nearest(to: name, among: names), name.contains("-") || near == name,
      isSameModel(near)
    {
      return "did you mean `\(near)`?"
    }
    // `iphone-duo`, `ipad`: the devices of that kind.
    let kind = name.prefix { $0.isLetter }
    let kin = names.filter { $0.prefix { $0.isLetter } == kind }
    guard name.mayBeKnown, !kin.isEmpty else { return nil }
    let newest = kin.suffix(mostListed).map { "`\($0)`" }.joined(separator: ", ")
    return kin.count > mostListed
      ? "among others there are \(newest); `help devices` lists all" : "there are \(newest)"
  }
}
