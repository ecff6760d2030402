import CLibedit
import Glibc
import LayTerminal

/// The choice of a pager for output that is longer than two windows.
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
  /// Whether a text is so long that scrolling back to its beginning is more work than a pager.
  ///
  /// - Rule: it fills two windows. A person types on after a shorter answer, and a pager would take
  ///   the keys for its own.
  static func isNeeded(for text: String, rows: Int, columns: Int) -> Bool {
    let most = 2 * rows
    var count = 0
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let width = DisplayWidth.of(Ink.removed(from: line))
      count += max(1, (width + columns - 1) / max(columns, 1))
      if count > most { return true }
    }
    return false
  }

  /// How a pager ended.
  enum Ending: Equatable {
    case shown
    /// The command could not be run.
    case notRun
    /// It was ended because it was stopped, or because of Ctrl-C before it had read anything.
    case cut
  }

  /// Runs a shell command with the text as its input, and waits for its end.
  ///
  /// The terminal modes are restored afterwards, however the command ends. Ctrl-C only reaches the
  /// command, unless it has not read anything.
  static func show(_ text: String, in command: String) -> Ending {
    // The flags that git uses: quit if the text fits, keep colours, leave the text on the screen.
    setenv("LESS", "FRX", 0)
    // What is typed may start no program and write no file.
    setenv("LESSSECURE", "1", 1)
    var modes = termios()
    let hasModes = tcgetattr(STDIN_FILENO, &modes) == 0
    defer {
      if hasModes { tcsetattr(STDIN_FILENO, TCSADRAIN, &modes) }
      Interruption.clear()
    }
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return .notRun }
    defer { close(ends[0]) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    guard let process = start(command, input: ends[0]) else {
      close(ends[1])
      return .notRun
    }
    return follow(process, writing: Array((text + "\n").utf8), to: ends[1], readAt: ends[0])
  }

  /// Writes to a process, closes the pipe, and waits for the end of the process.
  ///
  /// The other end of the pipe stays open here, so as to see how much was read.
  private static func follow(
    _ process: pid_t, writing bytes: [UInt8], to pipe: Int32, readAt readEnd: Int32
  ) -> Ending {
    var pipe = pipe
    var rest = bytes[...]
    _ = fcntl(pipe, F_SETFL, O_NONBLOCK)
    defer { if pipe >= 0 { close(pipe) } }
    while true {
      var change = siginfo_t()
      let waiting = rest.isEmpty ? 0 : WNOHANG
      let result = waitid(P_PID, id_t(process), &change, WEXITED | WSTOPPED | WNOWAIT | waiting)
      if Interruption.isRequested {
        Interruption.clear()
        if Int(pipe_unread(readEnd)) == bytes.count - rest.count { return end(process) }
      }
      if result == 0, change.si_signo == SIGCHLD {
        guard change.si_code == CLD_STOPPED else { return ending(of: process) }
        // Ctrl-Z stops this process as well, and both go on together.
        usleep(50_000)
        change = siginfo_t()
        _ = waitid(P_PID, id_t(process), &change, WSTOPPED | WNOWAIT | WNOHANG)
        if change.si_signo == SIGCHLD { return end(process) }
      } else if result != 0, errno != EINTR {
        return .shown
      }
      guard !rest.isEmpty else { continue }
      var wanted = pollfd(fd: pipe, events: Int16(POLLOUT), revents: 0)
      guard poll(&wanted, 1, 50) > 0 else { continue }
      let count = rest.withUnsafeBytes { write(pipe, $0.baseAddress, $0.count) }
      rest = rest.dropFirst(max(0, count))
      guard rest.isEmpty else { continue }
      close(pipe)
      pipe = -1
    }
  }

  /// Ends a process that may be stopped; it may restore the terminal first.
  private static func end(_ process: pid_t) -> Ending {
    kill(process, SIGTERM)
    kill(process, SIGCONT)
    for _ in 0..<25 {
      if waitpid(process, nil, WNOHANG) != 0 { return .cut }
      usleep(10_000)
    }
    kill(process, SIGKILL)
    while waitpid(process, nil, 0) < 0, errno == EINTR {}
    return .cut
  }

  private static func ending(of process: pid_t) -> Ending {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      if errno != EINTR { return .shown }
    }
    // The statuses by which a shell reports that a program cannot be run.
    let exit = status & 0x7F == 0 ? (status >> 8) & 0xFF : 0
    return exit == 126 || exit == 127 ? .notRun : .shown
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
