import CLibedit

/// The arguments and descriptors with which the process was started.
package enum ProcessStart {
  /// An argument of the command line, after the program's name.
  package enum Argument: Equatable, Sendable {
    case text(String)
    /// An argument that is not valid UTF-8.
    case broken
  }

  /// The arguments in order.
  package static var arguments: [Argument] {
    (1..<max(1, Int(CommandLine.argc))).compactMap { index in
      guard let argument = CommandLine.unsafeArgv[index] else { return nil }
      return String(validatingCString: argument).map { .text($0) } ?? .broken
    }
  }

  /// Opens closed standard descriptors, and makes writing beyond a file size limit fail instead of
  /// ending the process.
  static func prepare() {
    process_open_standard_descriptors()
    process_ignore_size_limit()
  }
}

/// The messages for crashes that no check and no limit has prevented.
enum LastResort {
  /// The message of `StopReason.outOfMemory`, without a place.
  private static let outOfMemory: StaticString =
    "error: stopped: the program takes too much memory; see what grows with each turn or call"
  private static let fault: StaticString =
    "error: a fault in lay itself ended it, not one of yours"

  /// Installs the crash handler, which prints one of the messages and exits with a status.
  static func prepare() {
    fault_watch(
      [pointer(outOfMemory), pointer(fault)],
      [ExitStatus.wrongText.rawValue, ExitStatus.faultInLay.rawValue])
  }

  private static func pointer(_ text: StaticString) -> UnsafePointer<CChar>? {
    UnsafeRawPointer(text.utf8Start).assumingMemoryBound(to: CChar.self)
  }
}
