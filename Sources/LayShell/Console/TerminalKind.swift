import CLibedit

/// Properties of the terminal, as far as the environment tells.
///
/// Only `PictureTerminal` queries the terminal itself, which might not answer.
enum TerminalKind {
  /// Whether the terminal understands sequences that move the cursor.
  static var movesCursor: Bool {
    guard let term = Console.environment("TERM"), !term.isEmpty else { return false }
    return term != "dumb" && term != "emacs"
  }

  /// Whether the terminal rewraps long rows when it gets narrower.
  ///
  /// Most do; xterm, the Linux console and screen truncate them.
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
