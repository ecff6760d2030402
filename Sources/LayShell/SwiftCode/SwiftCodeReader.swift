import CLibedit
import Glibc
import LayLanguage

/// Runs the reader of Swift code, which is a separate program.
struct SwiftCodeReader {
  /// The environment variable with the path of another reader, which `scripts/lay` sets.
  static let variable = "LAY_SWIFT_READER"

  let reasonToStop: () -> StopReason?

  /// The program for some files.
  ///
  /// - Throws: where there is no reader, where it failed, or where the work was stopped.
  func read(
    _ files: [SwiftFile], _ options: SwiftReadingOptions
  ) throws(Diagnostic) -> SwiftProgram {
    guard let path = Self.path else { throw Diagnostic(.readerIsMissing, at: nil) }
    let request = SwiftExchange.request(files, options)
    guard let process = ReaderProcess(path) else { throw Diagnostic(.readerIsMissing, at: nil) }
    let answer = process.exchange(request) { reasonToStop() != nil }
    if let reason = reasonToStop() { throw Diagnostic(reason, at: nil) }
    guard let answer, let program = SwiftExchange.program(inAnswer: answer) else {
      throw Diagnostic(.readerFailed, at: nil)
    }
    return program
  }

  /// The path of the reader; nil where there is none.
  private static var path: String? {
    if let named = getenv(variable).map({ String(cString: $0) }), !named.isEmpty {
      return access(named, X_OK) == 0 ? named : nil
    }
    var buffer = [UInt8](repeating: 0, count: 4096)
    let length = readlink("/proc/self/exe", &buffer, buffer.count)
    guard length > 0 else { return nil }
    let own = String(decoding: buffer[..<length], as: UTF8.self)
    let beside = TextFile.folder(of: own) + "lay-swift"
    return access(beside, X_OK) == 0 ? beside : nil
  }
}

/// A running reader.
private struct ReaderProcess {
  /// The most bytes of an answer, which contains the program and a line for each of its parts.
  private static let mostBytes = 1 << 28

  private let process: pid_t
  private let input: Int32
  private let output: Int32

  /// Nil where it cannot be run.
  init?(_ path: String) {
    var toReader: [Int32] = [0, 0]
    var fromReader: [Int32] = [0, 0]
    guard pipe(&toReader) == 0 else { return nil }
    guard pipe(&fromReader) == 0 else {
      for end in toReader { close(end) }
      return nil
    }
    for end in toReader + fromReader { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, toReader[0], STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, fromReader[1], STDOUT_FILENO)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    for signal in [SIGINT, SIGPIPE, SIGXFSZ] { sigaddset(&signals, signal) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP))
    var words: [UnsafeMutablePointer<CChar>?] = [strdup(path), nil]
    defer { for word in words { free(word) } }
    var process: pid_t = 0
    let code = posix_spawn(&process, path, &actions, &attributes, &words, process_environment())
    close(toReader[0])
    close(fromReader[1])
    guard code == 0 else {
      close(toReader[1])
      close(fromReader[0])
      return nil
    }
    (self.process, input, output) = (process, toReader[1], fromReader[0])
  }

  /// The reader's answer to a request; nil where it failed, or where the work was stopped.
  func exchange(_ request: [UInt8], isOver: () -> Bool) -> [UInt8]? {
    var former = sigaction()
    var ignoring = sigaction()
    ignoring.__sigaction_handler = .init(sa_handler: SIG_IGN)
    sigaction(SIGPIPE, &ignoring, &former)
    defer { sigaction(SIGPIPE, &former, nil) }
    let isWritten = Descriptor.writeAll(request, to: input, isOver: isOver)
    close(input)
    let answer =
      isWritten ? Descriptor.readAll(output, upTo: Self.mostBytes, isOver: isOver) : nil
    close(output)
    // The reader may be a script that builds it first, so its child processes are killed too.
    if answer == nil { kill(-process, SIGKILL) }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return status == 0 ? answer : nil
  }
}

extension Complaint {
  fileprivate static let readerIsMissing = Complaint(
    "Swift code is read by `lay-swift`, which is not there",
    hint: "it lies beside `lay`; `scripts/install` puts both in one place")

  fileprivate static let readerFailed = Complaint(
    "the reader of Swift code ended without an answer")
}
