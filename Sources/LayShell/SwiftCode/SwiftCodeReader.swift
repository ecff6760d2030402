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
    var options = options
    options.mostMemory = MemoryUse.mostOfChild
    let request = SwiftExchange.request(files, options)
    guard let process = ReaderProcess(path) else { throw Diagnostic(.readerIsNotStarted, at: nil) }
    do throws(ReaderFailure) {
      let answer = try process.exchange(request) { reasonToStop() != nil }
      guard let program = SwiftExchange.program(inAnswer: answer, to: files) else {
        throw SwiftExchange.hasOtherMark(answer) ? .otherVersion : .noAnswer
      }
      return program
    } catch {
      if let reason = reasonToStop() { throw Diagnostic(reason, at: nil) }
      throw Diagnostic(.of(error), at: nil)
    }
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

extension Complaint {
  fileprivate static let readerIsMissing = Complaint(
    "Swift code is read by `lay-swift`, which is not there",
    hint: "it lies beside `lay`; `scripts/install` puts both in one place")

  fileprivate static let readerIsNotStarted = Complaint(
    "the reader of Swift code cannot be started: there are too many files or processes")

  fileprivate static func of(_ failure: ReaderFailure) -> Complaint {
    switch failure {
    case .noAnswer: Complaint("the reader of Swift code ended without an answer")
    case .otherVersion:
      Complaint(
        "`lay-swift`, which reads Swift code, is of another version than `lay`",
        hint: "`scripts/install` puts both in one place")
    case .tooLong:
      Complaint("the reader of Swift code gave an answer that is too long")
    case .outOfMemory:
      Complaint(
        "reading this Swift code takes too much memory",
        hint: "see what is nested deeply or very long")
    }
  }
}
