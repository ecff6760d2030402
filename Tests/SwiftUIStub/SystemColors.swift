/// The colors of UIKit that printed code passes to SwiftUI.
public struct UIColor: Sendable {
  public static let label = Self(), opaqueSeparator = Self(), placeholderText = Self()
  public static let quaternarySystemFill = Self(), secondarySystemBackground = Self()
  public static let secondarySystemFill = Self(), secondarySystemGroupedBackground = Self()
  public static let separator = Self(), systemBackground = Self(), systemBlue = Self()
  public static let systemBrown = Self(), systemCyan = Self(), systemFill = Self()
  public static let systemGray = Self(), systemGray2 = Self(), systemGray3 = Self()
  public static let systemGray4 = Self(), systemGray5 = Self(), systemGray6 = Self()
  public static let systemGreen = Self(), systemGroupedBackground = Self()
  public static let systemIndigo = Self(), systemMint = Self(), systemOrange = Self()
  public static let systemPink = Self(), systemPurple = Self(), systemRed = Self()
  public static let systemTeal = Self(), systemYellow = Self()
  public static let tertiarySystemBackground = Self(), tertiarySystemFill = Self()
  public static let tertiarySystemGroupedBackground = Self()
}
extension Color {
  public init(_ color: UIColor) { self.init("") }
}
