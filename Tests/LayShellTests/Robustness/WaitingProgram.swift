import Foundation

/// Runs the program until it reads from a named pipe.
///
/// The test opens the other end of the pipe, so it knows that the program is in the middle of an
/// evaluation.
final class WaitingProgram {
  let process = Process()
  private let output = Pipe()
  private let errors = Pipe()
  private let writer: Int32

  /// - Parameters:
  ///   - arguments: the arguments of the program, which make it open `pipe` in the folder.
  init(_ arguments: [String], in scratch: ScratchFolder) throws {
    let pipe = scratch.path + "/pipe"
    guard mkfifo(pipe, 0o600) == 0 || errno == EEXIST else { throw POSIXError(.EIO) }
    process.executableURL = URL(fileURLWithPath: Program.path)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: scratch.path)
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    // Opening to write fails as long as no process has opened the pipe to read.
    var descriptor: Int32 = -1
    for _ in 0..<20_000 where descriptor < 0 {
      descriptor = open(pipe, O_WRONLY | O_NONBLOCK)
      if descriptor < 0 { usleep(1_000) }
    }
    writer = descriptor
    guard descriptor >= 0 else {
      process.terminate()
      throw POSIXError(.ENXIO)
    }
  }

  deinit { close(writer) }

  /// What the program has printed, and how it ended.
  func end() -> Program.Run {
    let printed = output.fileHandleForReading.readDataToEndOfFile()
    let said = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Program.Run(
      status: process.terminationStatus, output: String(decoding: printed, as: UTF8.self),
      errors: String(decoding: said, as: UTF8.self))
  }
}
