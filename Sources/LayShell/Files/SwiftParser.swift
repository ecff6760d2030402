import LayEngine
import LayLanguage
import LaySwiftTree

/// Runs the parser of Swift code, which is a separate program, and gives the trees of files.
final class SwiftParser {
  /// The environment variable with the path of another parser, which `scripts/lay` sets.
  static let variable = "LAY_SWIFT_PARSER"

  /// The trees of files, in their order.
  ///
  /// - Throws: the first mistake in their syntax; where there is no parser, where it failed, or where
  ///   the work was stopped.
  static func trees(
    of files: [SwiftFile], _ sources: SourceMap, _ reasonToStop: () -> StopReason?
  ) throws(Diagnostic) -> [SwiftTree] {
    let texts = files.map { Array($0.text.utf8) }
    let parsed = try parse(texts, reasonToStop)
    var trees: [SwiftTree] = []
    for ((answer, bytes), file) in zip(zip(parsed, texts), files) {
      if let mistake = answer.mistakes.first {
        let source = sources.add(name: file.name, bytes: bytes)
        throw Diagnostic(
          Complaint(mistake.message, hint: mistake.hint),
          at: SourceSpan(
            source: source, start: Int32(clamping: mistake.start), end: Int32(clamping: mistake.end)
          ))
      }
      guard let tree = try? SwiftTree.decoded(answer.tree[...], of: bytes) else {
        throw Diagnostic(.parserGaveNothing, at: nil)
      }
      trees.append(tree)
    }
    return trees
  }

  private static func parse(
    _ texts: [[UInt8]], _ reasonToStop: () -> StopReason?
  ) throws(Diagnostic) -> [ParsedFile] {
    guard let path = SwiftPrograms.path(of: "lay-swift-tree", variable) else {
      throw Diagnostic(.parserIsMissing, at: nil)
    }
    guard let process = ReaderProcess(path) else { throw Diagnostic(.parserGaveNothing, at: nil) }
    defer { _ = process.end() }
    var request = TreeRequest(files: texts)
    request.mostMemory = MemoryUse.mostOfChild
    let message = TreeExchange.message(request)
    let answer: [UInt8]
    do throws(ReaderFailure) {
      answer = try process.exchange(message, TreeExchange.length) { reasonToStop() != nil }
    } catch {
      if let reason = reasonToStop() { throw Diagnostic(reason, at: nil) }
      throw Diagnostic(.parserGaveNothing, at: nil)
    }
    guard let parsed = TreeExchange.answer(in: answer, to: texts) else {
      throw Diagnostic(.parserGaveNothing, at: nil)
    }
    return parsed
  }
}

extension Complaint {
  fileprivate static let parserIsMissing = Complaint(
    "Swift code is parsed by `lay-swift-tree`, which is not there",
    hint: "it lies beside `lay`; `scripts/install` puts both in one place")

  fileprivate static let parserGaveNothing = Complaint(
    "the parser of Swift code ended without an answer")
}
