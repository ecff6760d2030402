import CLibedit

/// What the process was started with.
package enum ProcessStart {
  /// An argument of the command line, after the program's name.
  package enum Argument: Equatable, Sendable {
    case text(String)
    /// It is no UTF-8.
    case broken
  }

  /// The arguments in order.
  ///
  /// Swift reads them from a file, which may be refused where no descriptor is left; so they are
  /// taken from the C library where that has them.
  package static var arguments: [Argument] {
    guard process_argument_count() > 0 else {
      return CommandLine.arguments.dropFirst().map { .text($0) }
    }
    return (1..<max(1, process_argument_count())).compactMap { index in
      process_argument(index).map { String(validatingCString: $0).map { .text($0) } ?? .broken }
    }
  }

  /// Puts in order what the process got: closed standard descriptors, and the signal about files
  /// that may not grow.
  static func prepare() {
    process_open_standard_descriptors()
    process_hear_size_limit()
  }
}
