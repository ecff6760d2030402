/// Whether what goes to a terminal is coloured.
package enum ColorChoice: String, CaseIterable, Sendable {
  case auto, always, never

  /// - Rule: what the command line says goes before the environment. There `NO_COLOR`, set to
  ///   anything, goes before `CLICOLOR_FORCE`, set to anything but 0; and where neither is set,
  ///   terminals have colours unless they are called `dumb`.
  func isColored(isTerminal: Bool, _ environment: (String) -> String?) -> Bool {
    switch self {
    case .always: return true
    case .never: return false
    case .auto: break
    }
    if environment("NO_COLOR")?.isEmpty == false { return false }
    if let force = environment("CLICOLOR_FORCE"), !force.isEmpty, force != "0" { return true }
    return isTerminal && environment("TERM") != "dumb"
  }
}
