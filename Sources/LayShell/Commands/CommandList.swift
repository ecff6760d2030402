import LayLanguage

/// All commands, sorted by name.
enum CommandList {
  static let all: [any Command.Type] = [
    AdviseCommand.self,
    AproposCommand.self,
    BreakpointsCommand.self,
    ClearCommand.self,
    CompareCommand.self,
    DiffCommand.self,
    ExitCommand.self,
    ExpectCommand.self,
    ExplainCommand.self,
    ExploreCommand.self,
    FindingsCommand.self,
    HelpCommand.self,
    HistoryCommand.self,
    JSONCommand.self,
    LoadCommand.self,
    ProposeCommand.self,
    QuitCommand.self,
    RecordCommand.self,
    RedoCommand.self,
    SaveCommand.self,
    SetCommand.self,
    ShowCommand.self,
    SweepCommand.self,
    SwiftUICommand.self,
    TimeCommand.self,
    TraceCommand.self,
    TreeCommand.self,
    UndoCommand.self,
    ViewCommand.self,
    WalkCommand.self,
    WhyCommand.self,
  ]

  static func command(named name: String) -> (any Command.Type)? {
    guard name.mayBeKnown else { return nil }
    if name.first == AproposCommand.mark {
      return name.count > 1 ? AproposCommand.self : HelpCommand.self
    }
    return all.first { $0.name == name }
  }

  static func isCommand(_ name: String) -> Bool { command(named: name) != nil }

  /// Whether a line of a command that only answers can be run, which is tried in a copy of the
  /// session, so that advice is given only where it works.
  static func works(_ line: String, in session: Session) -> Bool {
    var items = session.interpreter.items(of: line, named: "", isCommand: isCommand)
    guard case .command(let item)? = try? items.next(), let command = command(named: item.name)
    else { return false }
    var words = Words(item, usage: command.usage, session.interpreter)
    var copy = session
    return (try? command.init().run(&words, in: &copy)) != nil
  }

  /// The hint for a name in a form that the program does not know, and that is or is near a command's.
  static func hint(forUnknown name: String, in interpreter: Interpreter) -> String? {
    if isCommand(name) {
      return
        "`\(name)` is a command: write it at the start of a line, without parentheses, and not in a form"
    }
    let known = interpreter.definedNames + Catalogue.forms.flatMap(\.names)
    if NearestName.nearest(to: name, among: known) != nil { return nil }
    let near = NearestName.nearest(to: name, among: all.map { $0.name })
    return near.map { "did you mean the command `\($0)`?" }
  }
}

extension CommandItem {
  /// Whether the command prints its result for other programs: as JSON, as CSV, or as a picture or a
  /// page, `--svg -`.
  func printsForPrograms(_ interpreter: Interpreter) -> Bool {
    if name == JSONCommand.name { return true }
    let texts = words.map { interpreter.sources.text(of: tree.span($0)) }
    return texts.indices.contains { index in
      Self.printing.contains(texts[index])
        || Self.writing.contains(texts[index]) && texts.dropFirst(index + 1).first == "-"
    }
  }

  /// Whether a text has one of the words by which a command prints for programs.
  static func mayPrintForPrograms(_ text: String) -> Bool {
    let words = ([JSONCommand.name] + printing + writing).map { Array($0.utf8) }
    var isStart = [Bool](repeating: false, count: 256)
    for word in words { isStart[Int(word[0])] = true }
    var text = text
    return text.withUTF8 { bytes in
      var place = 0
      while place < bytes.count {
        if isStart[Int(bytes[place])], words.contains(where: { bytes[place...].starts(with: $0) }) {
          return true
        }
        place += 1
      }
      return false
    }
  }

  private static let printing =
    [ReportJSON.option]
    + SweepFormats.all.filter { $0.fileEnding == nil }.map { $0.option }
  private static let writing =
    PictureFormats.all.map { $0.option }
    + SweepFormats.all.filter { $0.fileEnding != nil }.map { $0.option }
}
