/// Why a layout could not be made.
package enum LayoutFailure: Error {
  /// The views are nested deeper than the stack reaches; the place is one of the deepest.
  case tooDeep(SourceSpan?)
  /// `shouldStop` returned true.
  case interrupted
  /// The default position of a custom line depends on itself.
  case endlessLine(name: String)
  /// A function of the program failed.
  case program(any Error)
}
