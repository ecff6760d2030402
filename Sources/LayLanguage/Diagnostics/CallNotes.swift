import LayEngine

extension Diagnostic {
  /// How many calls are reported.
  private static var mostCalls: Int { 5 }

  /// The same diagnostic with a note of a call in which it came up; innermost calls come first.
  ///
  /// Only calls by name are noted, and each place once: not the call around the mistake itself, and
  /// not the rounds of a recursion.
  @inline(never)
  func calledFrom(_ site: CallSite) -> Diagnostic {
    guard let name = site.name, let here = span, !isInterruption, notes.count < Self.mostCalls,
      !site.span.contains(here), !notes.contains(where: { $0.span == site.span })
    else { return self }
    let call = Note("`\(name)` was called here", at: site.span)
    return Diagnostic(
      Complaint(
        message, hint: hint, isAboutNil: isAboutNil, isAboutRange: isAboutRange), at: here,
      severity: severity,
      notes: notes + [call])
  }
}

extension SourceSpan {
  fileprivate func contains(_ other: SourceSpan) -> Bool {
    source == other.source && start <= other.start && other.end <= end
  }
}
