import Glibc
import LayEngine
import LayLanguage
import LaySwiftTree

/// The running parser of Swift code, a separate program, which stays for further files.
final class ParserProcess {
  private var process: ChildProcess?

  deinit { end() }

  /// Ends the process; returns whether memory ran out in it.
  @discardableResult
  func end() -> Bool {
    defer { process = nil }
    return process?.end() ?? false
  }

  /// The path of the program: beside `lay`, or named in the environment; nil where there is none.
  ///
  /// A path in the environment begins at the root: the present folder may be anybody's.
  private static var path: String? {
    if let named = getenv(SwiftParser.variable).map({ String(cString: $0) }), !named.isEmpty {
      return named.hasPrefix("/") && access(named, X_OK) == 0 ? named : nil
    }
    var buffer = [UInt8](repeating: 0, count: 4096)
    let length = readlink("/proc/self/exe", &buffer, buffer.count)
    guard length > 0 else { return nil }
    let own = String(decoding: buffer[..<length], as: UTF8.self)
    let beside = FilePath.folder(of: own) + "lay-swift-tree"
    return access(beside, X_OK) == 0 ? beside : nil
  }

  /// The process, which is started for the first file and after a failure.
  fileprivate func running() throws(Diagnostic) -> ChildProcess {
    if let process, process.isWaiting { return process }
    end()
    guard let path = Self.path else { throw Diagnostic(.parserIsMissing, at: nil) }
    guard let process = ChildProcess(path) else { throw Diagnostic(.parserIsNotStarted, at: nil) }
    self.process = process
    return process
  }
}

/// Gives the trees of files of Swift code.
final class SwiftParser {
  /// The environment variable with the path of another parser, which `scripts/lay` sets.
  static let variable = "LAY_SWIFT_PARSER"

  private let sources: SourceMap
  private let reasonToStop: () -> StopReason?
  private let process: ParserProcess
  /// The operators that the files until now declare, by which further ones are read.
  private var operators = ""
  /// The system for which `#if` is decided.
  private let system: String

  init(
    _ sources: SourceMap, _ reasonToStop: @escaping () -> StopReason?,
    _ process: ParserProcess = ParserProcess(), for system: String = TreeRequest.usualSystem
  ) {
    self.sources = sources
    self.reasonToStop = reasonToStop
    self.process = process
    self.system = system
  }

  /// The trees of files, in their order.
  ///
  /// - Throws: the first mistake in their syntax; where there is no parser, where it failed, or where
  ///   the work was stopped.
  static func trees(
    of files: [SwiftFile], _ sources: SourceMap, _ reasonToStop: @escaping () -> StopReason?
  ) throws(Diagnostic) -> [SwiftTree] {
    try SwiftParser(sources, reasonToStop).results(of: files).map {
      result throws(Diagnostic) in try result.get()
    }
  }

  /// The tree of each file, or the first mistake in its syntax.
  ///
  /// - Parameter known: the files among the sources, as far as they are there already.
  /// - Throws: where there is no parser, where it failed, or where the work was stopped.
  func results(
    of files: [SwiftFile], among known: [Int32] = []
  ) throws(Diagnostic) -> [Result<SwiftTree, Diagnostic>] {
    let texts = files.map { Array($0.text.utf8) }
    let parsed = try parse(texts)
    var results: [Result<SwiftTree, Diagnostic>] = []
    for (index, (answer, bytes)) in zip(parsed, texts).enumerated() {
      if let mistake = answer.mistakes.first {
        let source =
          known.indices.contains(index)
          ? known[index] : sources.add(name: files[index].name, bytes: bytes)
        results.append(.failure(Self.diagnostic(mistake, source)))
      } else if let tree = try? SwiftTree.decoded(answer.tree[...], of: bytes) {
        results.append(.success(tree))
      } else {
        throw Diagnostic(.parserFailed(.noAnswer), at: nil)
      }
    }
    return results
  }

  private static func diagnostic(_ mistake: SyntaxMistake, _ source: Int32) -> Diagnostic {
    Diagnostic(
      Complaint(mistake.message, hint: mistake.hint),
      at: SourceSpan(
        source: source, start: Int32(clamping: mistake.start), end: Int32(clamping: mistake.end)))
  }

  private func parse(_ texts: [[UInt8]]) throws(Diagnostic) -> [ParsedFile] {
    let running = try process.running()
    var request = TreeRequest(files: texts)
    request.mostMemory = MemoryUse.mostOfChild
    request.operators = operators
    request.system = system
    let message = TreeExchange.message(request)
    let answer: [UInt8]
    do throws(ChildFailure) {
      answer = try running.exchange(message, TreeExchange.length) { reasonToStop() != nil }
    } catch {
      let isOutOfMemory = process.end()
      if let reason = reasonToStop() { throw Diagnostic(reason, at: nil) }
      throw Diagnostic(.parserFailed(isOutOfMemory ? .outOfMemory : error), at: nil)
    }
    guard let parsed = TreeExchange.answer(in: answer, to: texts) else {
      throw Diagnostic(.parserFailed(process.end() ? .outOfMemory : .noAnswer), at: nil)
    }
    operators += parsed.filter { !$0.operators.isEmpty }.map { $0.operators + "\n" }.joined()
    return parsed
  }
}

extension Complaint {
  fileprivate static let parserIsMissing = Complaint(
    "Swift code is parsed by `lay-swift-tree`, which is not there",
    hint: "it lies beside `lay`; `scripts/install` puts both in one place")

  fileprivate static let parserIsNotStarted = Complaint(
    "the parser of Swift code cannot be started: there are too many files or processes")

  fileprivate static func parserFailed(_ failure: ChildFailure) -> Complaint {
    switch failure {
    case .noAnswer:
      Complaint(
        "the parser of Swift code ended without an answer",
        hint: "if it is of another version than `lay`, `scripts/install` puts both in one place")
    case .tooLong: Complaint("the parser of Swift code gave an answer that is too long")
    case .outOfMemory:
      Complaint(
        "reading this Swift code takes too much memory",
        hint: "see what is nested deeply or very long")
    }
  }
}
