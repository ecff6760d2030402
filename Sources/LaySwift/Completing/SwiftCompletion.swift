import LayLanguage
import LaySwiftTree

/// A word that may stand at the cursor in Swift code.
package struct SwiftCompletion: Hashable, Sendable {
  package enum Kind: Sendable {
    /// What the code declares, or the member of a value.
    case declared
    /// What has a meaning only at this place: `.leading`.
    case fitting
    /// `alignment:`
    case label
    case view, modifier
    /// A modifier that changes nothing here.
    case inert
    case function
    /// A type of the library.
    case type
  }

  /// The word as it is inserted: `padding`, `.leading`, `alignment:`.
  package let word: String
  package let kind: Kind
  /// What it is, in a few words or as its type; empty for nothing.
  package let summary: String

  init(_ word: String, _ kind: Kind, _ summary: String = "") {
    self.word = word
    self.kind = kind
    self.summary = summary
  }
}

extension SwiftEvaluator {
  /// The end of the word at the cursor in code that is asked for completions: a name that no code has.
  package static let completedEnding = "_completed_"

  /// What may stand in the place of the word with that ending, whatever the word begins with.
  ///
  /// - Parameter file: the code up to the cursor, with what closes its brackets.
  package func completions(in file: File) -> [SwiftCompletion] {
    add([file])
    module.closeExtensions()
    guard let code = module.files.last(where: { $0.source == file.source }),
      let word = code.tree.nodes.indices.first(where: {
        code.tree.isLeaf($0) && code.text($0).hasSuffix(Self.completedEnding)
      })
    else { return [] }
    var seen: Set<String> = []
    return CompletionSearch(module, code, word).found.filter {
      !$0.word.hasSuffix(Self.completedEnding) && seen.insert($0.word).inserted
    }
  }

  /// Adds what earlier code of the session has declared for completions, of which none is shown.
  package func add(known files: [File]) {
    module.add(
      files.map { SourceFile($0.tree, source: $0.source, place: $0.place, isShown: false) })
  }
}
