/// The system that views run on: text styles, distances and controls have its sizes.
///
/// `iOS18` stands for all that came before iOS 26. Of iOS 27 its devices are known, and everything
/// else is as in iOS 26. Of tvOS the default spacing is known, of watchOS
/// nothing; everything else there is as in `iOS18`.
package enum OperatingSystem: CaseIterable, Hashable, Sendable {
  case iOS18, iOS26, iOS27, macOS26, tvOS, watchOS

  /// The kind of device that views are on where no device is chosen.
  package var platform: Platform {
    switch self {
    case .iOS18, .iOS26, .iOS27: .phone
    case .macOS26: .mac
    case .tvOS: .television
    case .watchOS: .watch
    }
  }

  /// The distance between neighbours of which neither prefers one, in points.
  ///
  /// - Source: measured; 24 on tvOS by the tests of tevelee/SwiftUI-Flow.
  var defaultSpacing: Double { self == .tvOS ? 24 : EdgeSpacing.usualDefault }

  /// Whether text styles follow the Dynamic Type setting; on a Mac it changes nothing.
  var followsDynamicType: Bool { self != .macOS26 }

  /// Pixels per point of most of its devices, to which texts are rounded where there is no screen.
  var usualPixelsPerPoint: Double { platform == .phone ? 3 : 2 }

  /// Whether its symbols were measured.
  var hasMeasuredSymbols: Bool { [.iOS26, .iOS27, .macOS26].contains(self) }

  /// How thick a divider is on a screen with so many pixels per point, in points.
  ///
  /// - Rule: one pixel; a point on a Mac, and at the accessibility sizes of texts.
  /// - Source: layout-rules 2.5; measured at two pixels per point, 0.5 on iOS 26 and 1 on macOS
  ///   26.2 (iamcgn/swiftui-web, Docs/elements/iOS.md and Layout.md).
  func dividerThickness(scale: Double, _ setting: DynamicType) -> Double {
    self == .macOS26 || setting.isAccessibilitySize ? 1 : 1 / scale
  }
}
