import LayLanguage
import LaySwift

/// The code of Swift that was run in a session, whose declarations later code knows.
struct SwiftSession {
  /// The files of each run but the last, the oldest first.
  private(set) var earlier: [SwiftEvaluator.File] = []
  private var last: [SwiftEvaluator.File] = []
  /// How often code was run.
  private(set) var count = 0

  /// Adds the files of one run; a file that is read again replaces what it was before.
  mutating func add(_ files: [SwiftEvaluator.File], in sources: SourceMap) {
    let names = Set(files.map { sources.name(of: $0.source) }).subtracting([""])
    earlier = (earlier + last).filter { !names.contains(sources.name(of: $0.source)) }
    last = files
    count += 1
  }

  /// Whether the last code was typed.
  func isTyped(in sources: SourceMap) -> Bool {
    last.contains { sources.name(of: $0.source).isEmpty }
  }
}
