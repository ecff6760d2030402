import CPseudoTerminal

import Glibc

/// A program in a terminal of its own, and what the terminal shows.
///
/// Tests wait for the output that they expect and never for a fixed time; output that does not come
/// is an error, which shows the screen.
final class Terminal {
  private(set) var screen: EmulatedScreen
  /// All output so far, with its escape sequences.
  private(set) var received = ""
  let process: pid_t
  private let descriptor: Int32
  private var rest: [UInt8] = []
  private var isClosed = false
  private var knownStatus: Int32?

  /// Milliseconds; a slow machine under load needs some of them, a good run needs none.
  private static let patience: Int32 = 20_000

  struct Missing: Error, CustomStringConvertible {
    let description: String
  }

  /// - Parameter told: the rows and columns that the program is told; nil for those of the screen.
  init(
    _ path: String = Program.path, _ arguments: [String] = [], environment: [String: String] = [:],
    home: ScratchFolder, rows: Int = 24, columns: Int = 80, told: Int32? = nil
  ) throws {
    let variables = [
      "HOME": home.path, "LANG": "C.UTF-8", "LAY_HISTORY": home.path + "/history",
      "LAY_PROGRAM": Program.path, "PAGER": "", "PATH": "/usr/bin:/bin", "PS1": "$ ",
      "TERM": "xterm",
      "XDG_CONFIG_HOME": home.path, "XDG_STATE_HOME": home.path,
    ].merging(environment) { $1 }
    screen = EmulatedScreen(rows: rows, columns: columns)
    var words: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) } + [nil]
    var settings: [UnsafeMutablePointer<CChar>?] =
      variables.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for pointer in words + settings { free(pointer) } }
    var child: pid_t = 0
    descriptor = pseudo_terminal_start(
      path, &words, &settings, told ?? Int32(rows), told ?? Int32(columns), &child)
    process = child
    if descriptor < 0 { throw Missing(description: "no pseudo-terminal") }
  }

  deinit {
    if knownStatus == nil {
      kill(process, SIGKILL)
      _ = pseudo_terminal_status(process, true)
    }
    close(descriptor)
  }

  /// Whether the system edits and echoes lines, as it does before and after a program.
  var isCanonical: Bool { pseudo_terminal_is_canonical(descriptor) }

  func send(_ text: String) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      if pseudo_terminal_wait(descriptor, 0) == 1 { receive() }
      let part = bytes.prefix(512)
      let written = part.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if written <= 0 { return }
      bytes = bytes.dropFirst(written)
    }
  }

  /// Waits until the screen fulfils the condition.
  func wait(for what: String, until isThere: (EmulatedScreen) -> Bool) throws {
    var passed: Int32 = 0
    while !isThere(screen) {
      guard passed < Self.patience, !isClosed else {
        throw Missing(description: "waited for \(what); there is:\n" + shown)
      }
      if pseudo_terminal_wait(descriptor, 50) == 0 { passed += 50 } else { receive() }
    }
  }

  func wait(forCursorLine line: String, column: Int? = nil) throws {
    try wait(for: "the cursor in `\(line)`") {
      $0.cursorLine == line && $0.column == column ?? $0.column
    }
  }

  /// Waits for an empty prompt after this number of prompts.
  func waitForPrompt(after prompts: Int = 0) throws {
    try wait(for: "a prompt") {
      $0.prompts > prompts && $0.cursorLine == "lay>" && $0.column == 5
    }
  }

  /// Sends the text and Enter, and waits for the next prompt.
  func enter(_ text: String) throws {
    let before = screen.prompts
    send(text)
    // The screen shows the text first: what comes in one burst is treated as pasted.
    if let last = text.last { try wait(for: "`\(last)`") { $0.cursorLine.hasSuffix(String(last)) } }
    send("\r")
    try waitForPrompt(after: before)
  }

  /// Sends keys that lead to another prompt, such as Ctrl-C.
  func pressForPrompt(_ keys: String) throws {
    let before = screen.prompts
    send(keys)
    try waitForPrompt(after: before)
  }

  func resize(rows: Int, columns: Int, reflows: Bool = false) {
    if reflows {
      screen.reflow(columns: columns)
    } else {
      screen.resize(rows: rows, columns: columns)
    }
    _ = pseudo_terminal_resize(descriptor, Int32(rows), Int32(columns))
  }

  /// Reads until the program ends, and returns its exit status.
  func waitForEnd() throws -> Int32 {
    var passed: Int32 = 0
    while knownStatus == nil {
      let ready = pseudo_terminal_wait(descriptor, 20)
      if ready == 1 { receive() }
      if ready < 0 { usleep(20_000) }
      if ready <= 0 {
        let status = pseudo_terminal_status(process, false)
        if status >= 0 { knownStatus = status }
        passed += 20
      }
      guard passed < Self.patience else {
        throw Missing(description: "it has not ended:\n" + shown)
      }
    }
    // What it wrote between the last look and its end.
    while !isClosed, pseudo_terminal_wait(descriptor, 0) == 1 { receive() }
    return knownStatus ?? -1
  }

  private var shown: String { screen.lines.map { "  |\($0)" }.joined(separator: "\n") }

  private func receive() {
    let descriptor = descriptor
    let chunk = [UInt8](unsafeUninitializedCapacity: 65_536) { buffer, count in
      count = max(0, read(descriptor, buffer.baseAddress, buffer.count))
    }
    isClosed = chunk.isEmpty
    rest += chunk
    feedWholeCharacters()
  }

  /// The bytes of a character may come in two reads.
  private func feedWholeCharacters() {
    let start = rest.lastIndex { $0 < 0x80 || $0 >= 0xC0 } ?? rest.startIndex
    guard start < rest.endIndex else { return }
    let lead = rest[start]
    let length = lead < 0x80 ? 1 : lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2
    let end = rest.count - start >= length ? rest.endIndex : start
    let text = String(decoding: rest[..<end], as: UTF8.self)
    received += text
    screen.feed(text)
    rest.removeFirst(end)
  }
}
