import LayEngine
import LayLanguage

/// A device with a screen, which `propose` knows by its name.
///
/// Lengths are points, held upright.
struct Device: Sendable {
  let name: String
  let kind: Platform
  let width, height: Double
  /// How many pixels a point is.
  let scale: Double
  /// What it keeps free.
  let insets: Insets
  /// What it keeps free held sideways; nil where it is held in one way only.
  let landscapeInsets: Insets?
  let cornerRadius: Double
  /// How much of the screen a keyboard covers, with what is kept free below; nil where no source
  /// known to us says it.
  let keyboard, landscapeKeyboard: Double?
  /// How wide the narrow one of two windows is, upright and sideways; nil where there is one only.
  let narrowWindows: (portrait: Double, landscape: Double)?

  /// What of it no source known to us says.
  private(set) var guesses: Set<Guess> = []

  enum Guess: Sendable { case radius, lowerEdge }

  /// The same, where no source says something of it.
  func guessing(_ guesses: Guess...) -> Device {
    var device = self
    device.guesses = Set(guesses)
    return device
  }

  /// A phone: sideways it keeps its upper inset free at both sides, and 21 below if it has a home
  /// indicator.
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

  /// A pad: it keeps the same free upright and sideways.
  ///
  /// - Parameter windows: how wide the narrow one of two windows is, upright and sideways.
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
      narrowWindows: nil)
  }

  /// Whether a line at the lower edge leaves apps.
  var hasHomeIndicator: Bool { (kind == .phone || kind == .pad) && cornerRadius > 0 }
}
