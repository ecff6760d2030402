/// Whether what goes to a terminal is coloured.
package enum ColorChoice: String, CaseIterable, Sendable {
  case auto, always, never

  /// - Rule: the command line overrides the environment. In the environment, `NO_COLOR` with any
  ///   value overrides `CLICOLOR_FORCE` with any value but 0; where neither is set, terminals have
  ///   colours unless `TERM` is `dumb`.
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
