/// A setting of a view for the sheet or the popover that it is presented in.
package enum PresentationPart: Hashable, Sendable {
  /// Whether a popover stays one in a window of compact width.
  case adaptation(staysPopover: Bool)
  /// How wide the column of an inspector is, in points.
  case columnWidth(Double)
  /// The heights at which a sheet rests, and the one at which it does; of several the lowest.
  case detents([Detent], selected: Detent?)
  /// Whether it is as large as its content.
  case sizing(isFitted: Bool)

  /// A height of a sheet.
  package enum Detent: Hashable, Sendable {
    /// A share of the largest height.
    case fraction(Double)
    /// In points, without what is kept free below.
    case height(Double)
    case large, medium
  }
}
