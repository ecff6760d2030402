import CPseudoTerminal
import Foundation
import LaySwiftTree

/// Runs `lay` with an input.
struct Runner {
  let program: String
  private let folder: String
  /// Seconds after which a run is killed, at the prompt too, unless it is starved of the processor.
  private static let patience = 30.0

  init(program: String) {
    self.program = program
    folder = "/tmp/lay-fuzz-\(getpid())"
    mkdir(folder, 0o700)
    // Relative paths in an input are read and written here.
    chdir(folder)
  }

  func run(_ input: FuzzInput) -> Ending {
    switch input.delivery {
    case .file(let ending):
      let path = "\(folder)/input.\(ending)"
      write(input.pieces.flatMap { $0 }, to: path)
      return start(input.arguments + [path], input)
    case .named(let kind):
      return start(kind, input)
    case .arguments:
      // An argument ends at its first zero byte.
      return start(
        input.arguments
          + input.pieces.map { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }, input)
    case .terminal(let rows, let columns):
      return type(input.pieces, rows, columns)
    case .swiftFiles:
      return start(parser, reading: TreeExchange.message(TreeRequest(files: input.pieces)))
    case .treeRequest:
      return start(parser, reading: input.pieces.flatMap { $0 })
    case .server:
      return start(
        program, ["mcp", "--timeout", "\(Verdict.secondsOfRequest)"],
        reading: input.pieces.flatMap { $0 })
    case .tree:
      return start("/proc/self/exe", [TreeTrial.option], reading: input.pieces.flatMap { $0 })
    }
  }

  private func write(_ bytes: [UInt8], to path: String) {
    guard let file = fopen(path, "w") else { return }
    fwrite(bytes, 1, bytes.count, file)
    fclose(file)
  }

  /// The parser of Swift code, which lies beside `lay`.
  private var parser: String {
    URL(fileURLWithPath: program).deletingLastPathComponent().path + "/lay-swift-tree"
  }

  /// Starts the program with nothing to read, and waits for its end.
  private func start(_ words: [String], _ input: FuzzInput) -> Ending {
    let words = ["--timeout", "\(input.timeout)"] + words
    var ending = start(program, words, from: "/dev/null", input.interruption)
    ending.output = text(of: "\(folder)/output")
    return ending
  }

  /// Starts another program with some bytes to read, and waits for its end.
  private func start(
    _ program: String, _ words: [String] = [], reading bytes: [UInt8]
  ) -> Ending {
    write(bytes, to: "\(folder)/request")
    var ending = start(program, words, from: "\(folder)/request", nil)
    ending.answer = [UInt8](FileManager.default.contents(atPath: "\(folder)/output") ?? Data())
    return ending
  }

  private func start(
    _ program: String, _ words: [String], from input: String, _ interruption: Double?
  ) -> Ending {
    let (output, errors) = ("\(folder)/output", "\(folder)/errors")
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, input, O_RDONLY, 0)
    posix_spawn_file_actions_addopen(
      &actions, STDOUT_FILENO, output, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    posix_spawn_file_actions_addopen(
      &actions, STDERR_FILENO, errors, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    defer { posix_spawn_file_actions_destroy(&actions) }
    var ending = Ending()
    withWords([program] + words) { arguments in
      let variables = [
        "PATH=/usr/bin:/bin", "HOME=\(folder)", "LC_ALL=C.UTF-8",
      ]
      withWords(variables) { environment in
        var child = pid_t()
        guard posix_spawn(&child, program, &actions, nil, arguments, environment) == 0 else {
          return
        }
        wait(for: child, interruption, &ending)
      }
    }
    ending.errors = text(of: errors)
    return ending
  }

  private func wait(for child: pid_t, _ interruption: Double?, _ ending: inout Ending) {
    let start = Campaign.now
    var status: Int32 = 0
    var usage = rusage()
    while wait4(child, &status, WNOHANG, &usage) == 0 {
      let waited = Campaign.now - start
      if let interruption, waited > interruption, ending.secondsBeforeStop == nil {
        ending.secondsBeforeStop = ProcessorUse.of(child)?.seconds ?? waited
        kill(child, SIGINT)
      }
      guard waited < Self.patience || Starvation.of(child) else {
        kill(child, SIGKILL)
        waitpid(child, &status, 0)
        return
      }
      usleep(1000)
    }
    let signal = status & 0x7F
    ending.status = signal == 0 ? (status >> 8) & 0xFF : 128 + signal
    ending.seconds = [usage.ru_utime, usage.ru_stime].reduce(0) { sum, time in
      sum + Double(time.tv_sec) + Double(time.tv_usec) / 1e6
    }
  }

  private func text(of path: String) -> String {
    let bytes = FileManager.default.contents(atPath: path) ?? Data()
    return String(decoding: bytes.prefix(1 << 20), as: UTF8.self)
  }

  private func withWords(
    _ words: [String], _ body: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Void
  ) {
    var pointers: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    pointers.withUnsafeMutableBufferPointer { buffer in
      if let first = buffer.baseAddress { body(first) }
    }
  }
}

extension Runner {
  /// Starts the program beside a file, in a folder that is empty otherwise.
  private func start(_ kind: FuzzInput.FileKind, _ input: FuzzInput) -> Ending {
    let place = "\(folder)/names"
    mkdir(place, 0o700)
    chdir(place)
    defer {
      chmod(place, 0o700)
      chdir(folder)
      try? FileManager.default.removeItem(atPath: place)
    }
    // A name has no slash, is not empty and has at most 255 bytes.
    let bytes = input.pieces.flatMap { $0 }.filter { $0 != 0 && $0 != UInt8(ascii: "/") }
    let name = String(decoding: bytes.prefix(80), as: UTF8.self)
    make(kind, name.isEmpty || name == "." || name == ".." ? "x" : name, in: place)
    return start(
      input.arguments.map { word in
        // In a string of the language the name is written with escapes.
        let isText = word.contains("\"")
        let written = name.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        return word.replacing("NAME", with: isText ? written : name)
      }, input)
  }

  private func make(_ kind: FuzzInput.FileKind, _ name: String, in place: String) {
    let text = Array("(text \"a\")\npropose 100\nexpect width 8\n".utf8)
    switch kind {
    case .file, .inReadOnlyFolder: write(text, to: name)
    case .empty: write([], to: name)
    case .unreadable:
      write(text, to: name)
      chmod(name, 0)
    case .folder:
      mkdir(name, 0o700)
      write(text, to: name + "/a.lay")
    case .link:
      write(text, to: "target.lay")
      symlink("target.lay", name)
    case .linkToItself: symlink(name, name)
    case .ofNothing: symlink("nothing", name)
    case .pipe: mkfifo(name, 0o600)
    case .absent: break
    }
    if kind == .inReadOnlyFolder { chmod(place, 0o500) }
  }

  /// The file that answers of the terminal ask for.
  static let trace = "typed.lay"

  /// Types at the prompt and leaves it: Ctrl-C empties the line, `quit` ends.
  private func type(_ pieces: [[UInt8]], _ rows: Int, _ columns: Int) -> Ending {
    var ending = Ending()
    var descriptor: Int32 = -1
    var child: pid_t = 0
    withWords([program, "--timeout", "\(Verdict.timeout)"]) { arguments in
      withWords([
        "PATH=/usr/bin:/bin", "HOME=\(folder)", "LAY_HISTORY=", "LC_ALL=C.UTF-8", "TERM=xterm",
      ]) { environment in
        descriptor = pseudo_terminal_start(
          program, arguments, environment, Int32(rows), Int32(columns), &child)
      }
    }
    guard descriptor >= 0 else { return ending }
    unlink(Self.trace)
    defer { close(descriptor) }
    drain(descriptor, 100)
    for piece in pieces {
      send(piece, to: descriptor)
      drain(descriptor, 2)
    }
    var waited = 0.0
    while waited < Self.patience || Starvation.of(child) {
      // Leaves whatever state the prompt is in: a paste, a search, a line, a running program. Enter
      // is sent by itself: in a burst of keys it would count as pasted.
      for keys in ["\u{1B}[201~", "\u{7}", "\u{3}", "quit", "\r"] {
        send(Array(keys.utf8), to: descriptor)
        drain(descriptor, 60)
      }
      // `drain` does not wait once the program has left the terminal, so this does.
      usleep(50_000)
      let status = pseudo_terminal_status(child, false)
      if status >= 0 {
        ending.status = status
        ending.leftTrace = access(Self.trace, F_OK) == 0
        return ending
      }
      waited += 0.25
    }
    kill(child, SIGKILL)
    _ = pseudo_terminal_status(child, true)
    return ending
  }

  private func send(_ bytes: [UInt8], to descriptor: Int32) {
    var rest = bytes[...]
    while !rest.isEmpty {
      drain(descriptor, 0)
      let count = rest.prefix(256).withUnsafeBytes {
        Glibc.write(descriptor, $0.baseAddress, $0.count)
      }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  /// Reads and drops output until none comes for so many milliseconds.
  private func drain(_ descriptor: Int32, _ milliseconds: Int32) {
    var chunk = [UInt8](repeating: 0, count: 1 << 14)
    while pseudo_terminal_wait(descriptor, milliseconds) == 1 {
      guard read(descriptor, &chunk, chunk.count) > 0 else { return }
    }
  }
}

/// Tells a process that gets no processor time from one that hangs.
///
/// On a busy machine a process may wait for minutes until it runs, which is not its fault. A
/// process that sleeps with all its children, or that has used much processor time, counts as one that hangs.
enum Starvation {
  /// Seconds of processor time after which a process does not count as starved.
  private static let mostSeconds = 20.0
  private static let looks = 5

  /// Whether a process, or a child for which it waits, waits for a processor or a disk.
  ///
  /// Looks several times, since a process may sleep for a moment; takes a second at most.
  static func of(_ process: pid_t) -> Bool {
    for _ in 0..<looks {
      guard let use = ProcessorUse.of(process) else { return false }
      if use.seconds > mostSeconds { return false }
      if use.isRunnable { return true }
      usleep(200_000)
    }
    return false
  }
}

/// What a process and its children have had of the processor, from `/proc`, as `wait4` tells it afterwards.
struct ProcessorUse {
  /// Seconds of its own, of the children that have ended, and of those that run.
  private(set) var seconds: Double
  /// Whether a thread of one of them waits for a processor or a disk.
  private(set) var isRunnable: Bool
  private let parent: pid_t

  /// Nil for a process that there is not.
  static func of(_ process: pid_t) -> ProcessorUse? {
    guard var use = ProcessorUse("/proc/\(process)/stat") else { return nil }
    let tasks = "/proc/\(process)/task"
    use.isRunnable = names(in: tasks).contains { task in
      ProcessorUse("\(tasks)/\(task)/stat")?.isRunnable == true
    }
    for name in names(in: "/proc") {
      guard let child = pid_t(name), let its = ProcessorUse("/proc/\(child)/stat"),
        its.parent == process, let inside = of(child)
      else { continue }
      use.seconds += inside.seconds
      use.isRunnable = use.isRunnable || inside.isRunnable
    }
    return use
  }

  private static func names(in folder: String) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
  }

  /// Reads the file `stat` of a process or of a thread.
  private init?(_ path: String) {
    let text = try? String(contentsOfFile: path, encoding: .utf8)
    // The name of the program stands in parentheses and may hold anything.
    let fields = text?.split(separator: ")").last?.split(separator: " ")
    guard let fields, fields.count > 14, let state = fields[0].first,
      let parent = pid_t(fields[1])
    else { return nil }
    // Its time and the system's for it, and those of the children that have ended.
    let ticks = fields[11...14].compactMap { Double($0) }.reduce(0, +)
    seconds = ticks / Double(sysconf(Int32(_SC_CLK_TCK)))
    // R is runnable, D waits for a disk.
    isRunnable = "RD".contains(state)
    self.parent = parent
  }
}
