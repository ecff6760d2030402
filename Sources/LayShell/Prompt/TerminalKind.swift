import CLibedit

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// What the environment tells of the terminal.
///
/// The terminal is never asked itself: it might not answer.
enum TerminalKind {
  /// Whether sequences that move the cursor are understood.
  static var movesCursor: Bool {
    guard let term = variable("TERM"), !term.isEmpty else { return false }
    return term != "dumb" && term != "emacs"
  }

  /// Whether long rows are broken anew when the terminal narrows.
  ///
  /// Most do; xterm, the console of Linux and screen cut them off.
  static var breaksRowsAnew: Bool {
    if variable("XTERM_VERSION") != nil { return false }
    let term = variable("TERM") ?? ""
    if term.hasPrefix("screen") { return variable("TMUX") != nil }
    return term != "linux"
  }

  static func size(of descriptor: Int32) -> (rows: Int, columns: Int)? {
    var rows: Int32 = 0
    var columns: Int32 = 0
    guard terminal_size(descriptor, &rows, &columns) else { return nil }
    return (Int(rows), Int(columns))
  }

  private static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}
