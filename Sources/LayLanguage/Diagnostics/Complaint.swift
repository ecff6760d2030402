/// What is wrong and what to do about it; where it is wrong is added by `Diagnostic`.
package struct Complaint: Sendable {
  /// Lower case, without a full stop, names in backticks.
  package let message: String
  /// What could be typed instead; nil if there is nothing to suggest.
  package let hint: String?
  /// Whether it is about a nil where something else is needed.
  package let isAboutNil: Bool
  /// Whether it is about a value of the right kind that is out of range.
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
