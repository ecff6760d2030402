import LayEngine
import LayLanguage

extension Session {
  /// Notes that the running item uses a power; throws where its author may not.
  ///
  /// `powersUsed` counts what cannot be repeated by a saved session.
  mutating func use(
    _ power: Power, _ words: Words, at span: SourceSpan? = nil
  ) throws(Diagnostic) {
    guard author >= power.least else {
      throw Diagnostic(.isNotAllowed(power), at: span ?? words.span)
    }
    if power.deed != .listens { powersUsed += 1 }
  }
}

extension Complaint {
  fileprivate static func isNotAllowed(_ power: Power) -> Complaint {
    power.least == .person
      ? Complaint(
        "`\(power.usage)` \(power.deed.rawValue), which no script may choose",
        hint: "type it at the prompt, or write it into the start-up file, `init.lay`")
      : Complaint(
        "`\(power.usage)` \(power.deed.rawValue), "
          + "which nothing does that is loaded, walked or tested",
        hint: "type it at the prompt, or write it into a script that you run with `lay FILE.lay`")
  }
}
