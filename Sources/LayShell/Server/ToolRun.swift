import LayLanguage
import LayTerminal

/// The sessions in which tools ask their questions, each in one of its own.
struct ToolRun {
  /// A shell with the limits of a script.
  let makeShell: (any ShellListener) -> Shell
  let folder: ReadableFolder
  /// The limits of a question about several files.
  let makeLimits: () -> Limits
  private let parser = ParserProcess()

  /// The columns of answers, and what is told on the way at most: sentences, and characters of each.
  private static let columns = 100
  private static let mostNotes = 3
  private static let longestNote = 200
  /// The most characters that are told of a failure.
  private static let longestFailure = 2_000

  init(
    below folder: ReadableFolder, makeLimits: @escaping () -> Limits = { Limits() },
    makeShell: @escaping (any ShellListener) -> Shell
  ) {
    (self.folder, self.makeLimits, self.makeShell) = (folder, makeLimits, makeShell)
  }

  /// Keeps what is told on the way to an answer.
  private final class Told: ShellListener {
    var texts: [String] = []

    func print(_ result: String) { texts.append(result) }
    func complain(_ diagnostic: String) { texts.append(diagnostic) }
  }

  /// A shell that reads below the folder alone, and has the powers of nobody.
  private func shell(_ told: Told) -> Shell {
    let shell = makeShell(told)
    shell.style = Style(columns: Self.columns)
    shell.diagnosticStyle = Style(columns: .max)
    shell.session.readableFolder = folder
    shell.session.swiftCode.parser = parser
    return shell
  }

  /// Asks a question; gives the answer of its command, and what was told on the way.
  ///
  /// - Parameter asking: what is asked instead of the command.
  func ask(
    _ question: LayoutQuestion, asking: ((Shell) throws(Diagnostic) -> Void)? = nil
  ) throws(ToolFailure) -> (text: String, notes: [String]) {
    let told = Told()
    let shell = shell(told)
    let read = { (path: FilePath) throws(Refusal) in try text(of: path, for: shell) }
    let answer = shell.answer(question, read: read, asking: asking)
    guard answer.status == .fine || answer.status == .expectationFailed else {
      throw failure(told)
    }
    return (answer.text ?? "", Self.notes(told.texts))
  }

  /// The first files with some endings in the folder and below it; links that lead out are left out.
  func files(endings: [String], atMost most: Int) throws(ToolFailure) -> [String] {
    let lookout = shell(Told()).session.interpreter.lookout()
    var paths: [String] = []
    for case .file(let path) in FoundFiles(
      at: folder.path, endings: endings, isOver: { lookout.isOver })
    {
      paths.append(path.text)
      if paths.count == most { break }
    }
    do throws(Diagnostic) { try lookout.check() } catch {
      throw ToolFailure(text: "error: \(error.message)")
    }
    return paths
  }

  /// What a command prints that needs no program.
  func tell(_ line: String) throws(ToolFailure) -> String {
    let told = Told()
    let outcome = shell(told).run(line, named: "", echo: .nothing)
    guard outcome == .finished else { throw failure(told) }
    return told.texts.joined(separator: "\n")
  }

  /// The names of the previews and views of files of SwiftUI code.
  func viewNames(_ paths: [String]) throws(ToolFailure) -> [String] {
    let shell = shell(Told())
    do throws(Refusal) {
      let files = try paths.map { path throws(Refusal) in
        SwiftFile(name: path, text: try text(of: try FilePath(path), for: shell))
      }
      do throws(Diagnostic) { return try shell.session.viewNames(of: files) } catch {
        throw Refusal(error.message, hint: error.hint, .wrongText)
      }
    } catch {
      throw ToolFailure(error)
    }
  }

  /// The text of a file that a question names.
  private func text(of path: FilePath, for shell: Shell) throws(Refusal) -> String {
    try folder.check(path)
    do throws(Refusal) {
      return try TextFile.read(path, reasonToStop: shell.session.interpreter.reasonToStop)
    } catch {
      guard error.status == .noSuchFile, let near = FilePath.nearest(to: path.text),
        let other = try? FilePath(near), (try? folder.check(other)) != nil
      else { throw error }
      throw Refusal(error.message, hint: "did you mean `\(near)`?", error.status)
    }
  }

  /// The error first, which is told last, and then what was told before it.
  private func failure(_ told: Told) -> ToolFailure {
    let lines = told.texts.suffix(1) + Self.notes(told.texts.dropLast()).map { "note: \($0)" }
    return ToolFailure(text: String(lines.joined(separator: "\n").prefix(Self.longestFailure)))
  }

  /// The first lines of what was told.
  static func notes(_ texts: [String]) -> [String] {
    let notes = texts.prefix(mostNotes).map { text in
      String(text.prefix { !$0.isNewline }.prefix(longestNote))
    }
    let rest = texts.count - notes.count
    return notes + (rest > 0 ? ["and \(rest) more"] : [])
  }
}

extension ToolFailure {
  init(_ refusal: Refusal) {
    text = "error: \(refusal.message)" + (refusal.hint.map { "; \($0)" } ?? "")
  }
}
