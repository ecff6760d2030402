/// What is wrong and what to do about it; where it is wrong is added by `Diagnostic`.
package struct Complaint: Sendable {
  /// Lower case, without a full stop, names in backticks.
  package let message: String
  /// Something that can be typed, or nothing where nothing helps.
  package let hint: String?
  /// Whether it is about a nil where something else is needed.
  package let isAboutNil: Bool
  /// Whether a value is of the right kind, and out of the range that is wanted.
  package let isAboutRange: Bool

  package init(
    _ message: String, hint: String? = nil, isAboutNil: Bool = false, isAboutRange: Bool = false
  ) {
    self.isAboutRange = isAboutRange
    self.message = message
    self.hint = hint
    self.isAboutNil = isAboutNil
  }
}
