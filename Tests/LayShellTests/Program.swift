import Foundation

@testable import LayShell

/// The `lay` program that was built with the tests.
enum Program {
  struct Run {
    var status: Int32
    var output: String
    var errors: String
  }

  /// Beside the tests, in the folder of the build.
  static let path = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent().appendingPathComponent("lay").path

  /// - Parameters:
  ///   - output: a file for standard output; the run's `output` is empty then.
  ///   - folder: the folder that it is started in; nil for the tests' own.
  ///   - home: the home folder; nil for the tests' own.
  ///   - kilobytes: the limit of the process's address space.
  static func run(
    _ arguments: [String], input: String = "", locale: String = "C.UTF-8",
    output outputPath: String? = nil, in folder: String? = nil, home: String? = nil,
    within kilobytes: Int? = nil,
    environment more: [String: String] = [:]
  ) throws -> Run {
    let process = Process()
    if let kilobytes {
      process.executableURL = URL(fileURLWithPath: "/bin/sh")
      let script = "ulimit -v \(kilobytes); exec \"$0\" \"$@\""
      process.arguments = ["-c", script, path] + arguments
    } else {
      process.executableURL = URL(fileURLWithPath: path)
      process.arguments = arguments
    }
    if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
    var environment = ProcessInfo.processInfo.environment
    environment["LC_ALL"] = locale
    if let home { environment["HOME"] = home }
    environment.merge(more) { $1 }
    process.environment = environment
    let (inputPipe, outputPipe, errorPipe) = (Pipe(), Pipe(), Pipe())
    process.standardInput = inputPipe
    process.standardOutput =
      try outputPath.map { try FileHandle(forWritingTo: URL(fileURLWithPath: $0)) } ?? outputPipe
    process.standardError = errorPipe
    try process.run()
    if outputPath != nil { try outputPipe.fileHandleForWriting.close() }
    write(input, to: inputPipe.fileHandleForWriting)
    let output = outputPipe.fileHandleForReading.readDataToEndOfFile()
    let errors = errorPipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Run(
      status: process.terminationStatus, output: String(decoding: output, as: UTF8.self),
      errors: String(decoding: errors, as: UTF8.self))
  }

  /// Writes to a program that may have ended before it read, which shall not end the tests.
  private static func write(_ text: String, to input: FileHandle) {
    var broken = sigset_t()
    var before = sigset_t()
    sigemptyset(&broken)
    sigaddset(&broken, SIGPIPE)
    pthread_sigmask(SIG_BLOCK, &broken, &before)
    try? input.write(contentsOf: Data(text.utf8))
    try? input.close()
    var noTime = timespec()
    sigtimedwait(&broken, nil, &noTime)
    pthread_sigmask(SIG_SETMASK, &before, nil)
  }
}

extension Program.Run {
  /// The names of members of the printed JSON that are no words of the page about JSON, sorted.
  var undocumentedMembers: [String] {
    get throws {
      let page = try TextFile.read(FilePath.folder(of: #filePath) + "../../Sources/JSON.md")
      let parts = page.split(separator: "`", omittingEmptySubsequences: false)
      let quoted = parts.indices.filter { $0 % 2 == 1 }.map { parts[$0] }
      let words = Set(quoted.flatMap { $0.split { !$0.isLetter }.map(String.init) })
      var names: Set<String> = []
      var open = [try JSONSerialization.jsonObject(with: Data(output.utf8))]
      while let value = open.popLast() {
        open += value as? [Any] ?? []
        for (name, member) in value as? [String: Any] ?? [:] {
          names.insert(name)
          open.append(member)
        }
      }
      return names.subtracting(words).sorted()
    }
  }
}
