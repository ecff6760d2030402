/// All commands, sorted by name.
enum CommandList {
  static let all: [any Command.Type] = [
    AproposCommand.self,
    BreakpointsCommand.self,
    ClearCommand.self,
    CompareCommand.self,
    DiffCommand.self,
    ExitCommand.self,
    ExpectCommand.self,
    ExplainCommand.self,
    ExploreCommand.self,
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
    WalkCommand.self,
    WhyCommand.self,
  ]

  static func command(named name: String) -> (any Command.Type)? {
    guard name.mayBeKnown else { return nil }
    if name.first == AproposCommand.mark, name.count > 1 { return AproposCommand.self }
    return all.first { $0.name == name }
  }

  static func isCommand(_ name: String) -> Bool { command(named: name) != nil }
}
