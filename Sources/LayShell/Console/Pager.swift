import CLibedit
import Glibc
import LayTerminal

/// The choice of a pager for output that is longer than the window.
enum PagerChoice: Equatable, Sendable {
  /// The pager that `PAGER` names, or `less` if it is not set.
  case auto
  case off
  /// A command for the shell.
  case command(String)

  /// The value as `set` prints it.
  var text: String {
    switch self {
    case .auto: "auto"
    case .off: "off"
    case .command(let command): VisibleText.of(command)
    }
  }

  /// The command to run; nil if paging is off, the command is empty, or the program does not exist.
  func command(_ environment: (String) -> String?) -> String? {
    let command: String
    switch self {
    case .off: return nil
    case .command(let given): command = given
    case .auto: command = environment("PAGER") ?? "less"
    }
    guard let program = command.split(separator: " ").first else { return nil }
    return Self.isThere(String(program), environment("PATH") ?? "/usr/bin:/bin") ? command : nil
  }

  private static func isThere(_ program: String, _ path: String) -> Bool {
    // The shell may expand other words, so they are not checked.
    let isPlain = program.allSatisfy { $0.isLetter || $0.isNumber || "/._-+".contains($0) }
    guard isPlain else { return true }
    if program.contains("/") { return access(program, X_OK) == 0 }
    return path.split(separator: ":").contains { access("\($0)/\(program)", X_OK) == 0 }
  }
}

/// Shows a text in a pager.
enum Pager {
  /// Whether a text has more rows than the window, less one for the next prompt.
  static func isNeeded(for text: String, rows: Int, columns: Int) -> Bool {
    var count = 0
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let width = DisplayWidth.of(Ink.removed(from: line))
      count += max(1, (width + columns - 1) / max(columns, 1))
      if count >= rows { return true }
    }
    return false
  }

  /// Runs a shell command with the text as its input, and waits for its end; false where there is no
  /// such command.
  ///
  /// Ctrl-C is the command's meanwhile. The terminal modes are restored, however it ends.
  static func show(_ text: String, in command: String) -> Bool {
    // The flags that git uses: quit if the text fits, keep colours, leave the text on the screen.
    setenv("LESS", "FRX", 0)
    var modes = termios()
    let hasModes = tcgetattr(STDIN_FILENO, &modes) == 0
    defer {
      if hasModes { tcsetattr(STDIN_FILENO, TCSADRAIN, &modes) }
      Interruption.clear()
    }
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return false }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let process = start(command, input: ends[0])
    close(ends[0])
    if process != nil {
      Descriptor.withoutPipeSignal {
        _ = Descriptor.writeAll(Array((text + "\n").utf8), to: ends[1])
      }
    }
    close(ends[1])
    guard let process else { return false }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    // The statuses by which a shell reports that a program cannot be run.
    let exit = status & 0x7F == 0 ? (status >> 8) & 0xFF : 0
    return exit != 126 && exit != 127
  }

  private static func start(_ command: String, input: Int32) -> pid_t? {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    for signal in [SIGINT, SIGPIPE, SIGXFSZ] { sigaddset(&signals, signal) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
    let line = ["sh", "-c", command]
    var words: [UnsafeMutablePointer<CChar>?] = line.map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var process: pid_t = 0
    let code = posix_spawn(
      &process, "/bin/sh", &actions, &attributes, &words, process_environment())
    return code == 0 ? process : nil
  }
}
