import LayLanguage

/// A program that the command line names: a script and its arguments, or files of SwiftUI code.
struct NamedProgram {
  let path: FilePath
  let text: String
  /// The words behind a script.
  private(set) var arguments: [String] = []
  /// All files of SwiftUI code; empty for a script.
  private(set) var swift: [SwiftFile] = []
  /// The files behind the first one.
  private(set) var furtherFiles: [FilePath] = []
  /// The preview or the view to show; nil for the first one.
  private(set) var view: String?
  /// The face of texts that stands behind SwiftUI code; nil for none.
  private(set) var face: FaceChoice?

  /// The name in diagnostics.
  var name: String { path.isStandard ? "stdin" : path.text }

  /// - Parameters:
  ///   - words: the words behind the path. SwiftUI code takes more files, `--view NAME` and
  ///     `--face FACE`; a script
  ///     takes arguments if it, or a file that it loads, may use them.
  ///   - staysOpen: whether a prompt follows, which may use the arguments too.
  init(
    _ path: String, _ words: [String], staysOpen: Bool = false,
    read: (FilePath) throws(Refusal) -> String
  ) throws(Refusal) {
    self.path = try FilePath(path)
    text = try read(self.path)
    guard SwiftText.isMeant(text, named: name) else {
      arguments = words
      if !staysOpen, !words.isEmpty, !Self.mayTakeArguments(text) {
        throw .takesNoArguments(name, words[0])
      }
      return
    }
    swift = [SwiftFile(name: name, text: text)]
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--view" {
        guard let next = rest.popFirst() else { throw .viewNeedsName }
        view = next
      } else if word.hasPrefix("--view=") {
        view = String(word.dropFirst("--view=".count))
      } else if word == "--face" {
        guard let next = rest.popFirst() else { throw .faceNeedsName }
        face = try FaceChoice.of(next)
      } else if word.hasPrefix("--face=") {
        face = try FaceChoice.of(String(word.dropFirst("--face=".count)))
      } else if word.hasSuffix(SwiftText.fileEnding), !word.hasPrefix("-") {
        let further = try FilePath(word)
        swift.append(SwiftFile(name: word, text: try read(further)))
        furtherFiles.append(further)
      } else {
        throw .isNotForSwift(word)
      }
    }
  }

  /// Whether a script has the name `arguments`, or loads a file that may have it.
  private static func mayTakeArguments(_ text: String) -> Bool {
    let interpreter = Interpreter()
    var items = interpreter.items(of: text, isCommand: CommandList.isCommand)
    do throws(Diagnostic) {
      while let item = try items.next() {
        let tree = item.tree
        for index in 0..<tree.count {
          guard let name = tree.symbol(index)?.name else { continue }
          if name == Self.argumentsName { return true }
          guard name == LoadCommand.name, index + 1 < tree.count else { continue }
          if let file = tree.string(index + 1), !Library.contains(file) { return true }
        }
      }
      return false
    } catch {
      // The mistake is told when the script is run.
      return true
    }
  }

  static let argumentsName = "arguments"
}

extension Refusal {
  fileprivate static func takesNoArguments(_ path: String, _ word: String) -> Refusal {
    Refusal(
      "`\(path)` takes no arguments, so `\(word)` has no meaning behind it",
      hint: word.hasPrefix("-")
        ? "options of `lay` stand before the file, and `lay --help` lists them"
        : "a script finds its arguments in the list `\(NamedProgram.argumentsName)`",
      .wrongCommandLine)
  }

  fileprivate static func isNotForSwift(_ word: String) -> Refusal {
    Refusal(
      "`\(word)` has no meaning behind SwiftUI code",
      hint: word == "--propose" || word == "--json"
        ? "`lay layout FILE.swift --propose WxH [--json]` lays it out at a proposal"
        : "more files that end in .swift may stand there, `--view NAME` and `--face FACE`",
      .wrongCommandLine)
  }

  fileprivate static let faceNeedsName = Refusal(
    "`--face` needs the name of a face", hint: "write `--face mono` or `--face system`",
    .wrongCommandLine)

  fileprivate static let viewNeedsName = Refusal(
    "`--view` needs the name of a preview or a view", hint: "write `--view NAME`",
    .wrongCommandLine)
}
