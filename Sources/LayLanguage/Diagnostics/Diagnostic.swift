import LayEngine

/// What is wrong and what to do about it; where it is wrong is added by `Diagnostic`.
package struct Complaint: Sendable {
  /// Lower case, without a full stop, names in backticks.
  package var message: String
  /// What could be typed instead; nil if there is nothing to suggest.
  package var hint: String?
  /// Whether it is about a nil where something else is needed.
  package let isAboutNil: Bool
  /// Whether it is about a value of the right kind that is out of range.
  package let isAboutRange: Bool
  /// Whether a limit is reached, of the memory or of how deep something is nested.
  let isLimit: Bool
  /// The functions that called each other too deeply, the innermost first; nil for other mistakes.
  var calls: [String]?
  /// Whether the code may be right, and means something that is not known here.
  package var isUnfollowed = false

  package init(
    _ message: String, hint: String? = nil, isAboutNil: Bool = false, isAboutRange: Bool = false,
    isLimit: Bool = false, calls: [String]? = nil
  ) {
    self.isLimit = isLimit
    self.isAboutRange = isAboutRange
    self.calls = calls
    self.message = message
    self.hint = hint
    self.isAboutNil = isAboutNil
  }
}

/// An error or a warning about the source of a program, or about what it did when it ran.
///
/// One reference wide, so that a function that throws it costs no more than one that does not.
package struct Diagnostic: Error {
  package enum Severity: Sendable { case error, warning }

  /// A second place that has to do with the mistake.
  package struct Note: Sendable {
    package let message: String
    package let span: SourceSpan

    package init(_ message: String, at span: SourceSpan) {
      self.message = message
      self.span = span
    }
  }

  private final class Content: Sendable {
    let complaint: Complaint
    let severity: Severity
    let span: SourceSpan?
    let notes: [Note]
    let isInterruption: Bool

    init(
      _ complaint: Complaint, _ severity: Severity, _ span: SourceSpan?, _ notes: [Note],
      _ isInterruption: Bool
    ) {
      self.complaint = complaint
      self.severity = severity
      self.span = span
      self.notes = notes
      self.isInterruption = isInterruption
    }
  }

  private let content: Content

  package var complaint: Complaint { content.complaint }

  package init(
    _ complaint: Complaint, at span: SourceSpan?, severity: Severity = .error,
    notes: [Note] = [], isInterruption: Bool = false
  ) {
    content = Content(complaint, severity, span, notes, isInterruption)
  }

  package var message: String { content.complaint.message + (ring.map { ": " + $0 } ?? "") }
  package var hint: String? { content.complaint.hint }
  package var severity: Severity { content.severity }
  package var span: SourceSpan? { content.span }
  package var notes: [Note] { content.notes }
  /// Whether the user or a limit stopped the program, which is no mistake in it.
  package var isInterruption: Bool { content.isInterruption }
  /// Whether it is about a value of the right kind that is out of range.
  package var isAboutRange: Bool { content.complaint.isAboutRange }
  /// Whether nobody goes on after it: the program is stopped, or the memory or the stack is used up.
  package var isLimit: Bool { isInterruption || isRecursion || content.complaint.isLimit }
  var isAboutNil: Bool { content.complaint.isAboutNil }
  /// Whether the code may be right, and means something that is not known here.
  package var isUnfollowed: Bool { content.complaint.isUnfollowed }
  /// Whether functions called each other too deeply.
  package var isRecursion: Bool { content.complaint.calls != nil }

  /// The functions that call each other, as "`f` → `g` → `f`"; nil where none is known.
  private var ring: String? {
    guard let calls = content.complaint.calls, let first = calls.first else { return nil }
    let round = (calls.dropFirst().firstIndex(of: first)).map { calls[...$0] } ?? calls[..<1]
    return round.reversed().map { "`\($0)`" }.joined(separator: " → ")
  }

  /// The same diagnostic with the function around the innermost ones, for a recursion.
  func calledIn(_ name: String?) -> Diagnostic {
    guard let calls = content.complaint.calls, let name, calls.count < Self.mostInRing else {
      return self
    }
    var complaint = complaint
    complaint.calls = calls + [name]
    return replacing(complaint)
  }

  /// The most functions of a ring that are named.
  private static var mostInRing: Int { 12 }

  private func replacing(_ complaint: Complaint) -> Diagnostic {
    Diagnostic(
      complaint, at: span, severity: severity, notes: notes, isInterruption: isInterruption)
  }

  /// Whether both are the same instance, and not only equal.
  package func isSame(as other: Diagnostic) -> Bool { content === other.content }

  /// The same diagnostic with a place, if it has none yet.
  package func located(at span: SourceSpan?) -> Diagnostic {
    guard content.span == nil, let span else { return self }
    return Diagnostic(
      content.complaint, at: span, severity: severity, notes: notes, isInterruption: isInterruption)
  }

  func noted(_ notes: [Note]) -> Diagnostic { placed(at: span, notes: notes) }

  package func placed(at span: SourceSpan?, notes: [Note]) -> Diagnostic {
    Diagnostic(
      content.complaint, at: span, severity: severity, notes: notes, isInterruption: isInterruption)
  }

  /// The same diagnostic as a warning, for a mistake in work that the user did not ask for.
  package var asWarning: Diagnostic {
    Diagnostic(content.complaint, at: content.span, severity: .warning, notes: notes)
  }

  /// The same diagnostic with one more note, unless it has many already.
  func noting(_ message: String, at span: SourceSpan) -> Diagnostic {
    guard notes.count < Self.mostNotes else { return self }
    return Diagnostic(
      content.complaint, at: content.span, severity: severity,
      notes: notes + [Note(message, at: span)], isInterruption: isInterruption)
  }

  package func noting(_ message: String, at spans: [SourceSpan]) -> Diagnostic {
    guard !spans.isEmpty else { return self }
    return Diagnostic(
      content.complaint, at: content.span, severity: severity,
      notes: notes + spans.map { Note(message, at: $0) }, isInterruption: isInterruption)
  }

  /// The same diagnostic with a hint, if it has none yet.
  func hinting(_ hint: String?) -> Diagnostic {
    guard self.hint == nil, let hint else { return self }
    var complaint = complaint
    complaint.hint = hint
    return replacing(complaint)
  }

  /// How many notes are kept, those of the innermost layouts: each nested layout adds one.
  private static var mostNotes: Int { 3 }
}
