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

  /// The system that it came with; earlier ones than iOS 18 count as that.
  private(set) var system = OperatingSystem.iOS18

  /// The figures that are guesses, because no source is known.
  private(set) var guesses: Set<Guess> = []

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

  /// Whether the screen shows a home indicator at its lower edge.
  var hasHomeIndicator: Bool { (kind == .phone || kind == .pad) && cornerRadius > 0 }
}
