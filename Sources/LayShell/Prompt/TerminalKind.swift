import CLibedit

/// What the environment tells of the terminal.
///
/// The terminal itself is asked by `PictureTerminal` alone: it might not answer.
enum TerminalKind {
  /// Whether sequences that move the cursor are understood.
  static var movesCursor: Bool {
    guard let term = Console.environment("TERM"), !term.isEmpty else { return false }
    return term != "dumb" && term != "emacs"
  }

  /// Whether long rows are broken anew when the terminal narrows.
  ///
  /// Most do; xterm, the console of Linux and screen cut them off.
  static var breaksRowsAnew: Bool {
    if Console.environment("XTERM_VERSION") != nil { return false }
    let term = Console.environment("TERM") ?? ""
    if term.hasPrefix("screen") { return Console.environment("TMUX") != nil }
    return term != "linux"
  }

  static func size(of descriptor: Int32) -> (rows: Int, columns: Int)? {
    var rows: Int32 = 0
    var columns: Int32 = 0
    guard terminal_size(descriptor, &rows, &columns) else { return nil }
    return (Int(rows), Int(columns))
  }
}
