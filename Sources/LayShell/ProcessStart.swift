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
  ///
  /// `CommandLine` opens a file to read them, which fails where no descriptor is left; so the C
  /// library's are used where it provides them.
  package static var arguments: [Argument] {
    guard process_argument_count() > 0 else {
      return CommandLine.arguments.dropFirst().map { .text($0) }
    }
    return (1..<max(1, process_argument_count())).compactMap { index in
      process_argument(index).map { String(validatingCString: $0).map { .text($0) } ?? .broken }
    }
  }

  /// Opens closed standard descriptors, and makes writing beyond a file size limit fail instead of
  /// ending the process.
  static func prepare() {
    process_open_standard_descriptors()
    process_hear_size_limit()
  }
}
