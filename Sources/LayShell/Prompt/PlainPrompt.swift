import CLibedit

/// The prompt on a terminal that cannot move its cursor: the system edits the line.
extension LibeditPrompt {
  func nextPlain() -> PromptEvent {
    var lines: [String] = []
    if let status = configuration.status(80) { send(status + "\n") }
    while true {
      send(lines.isEmpty ? PromptText.first : PromptText.continuation)
      switch plainLine() {
      case .line(let line):
        lines.append(line)
        let text = lines.joined(separator: "\n")
        if case .open = configuration.completeness(text) { continue }
        return plainEntry(text)
      case .event(.endOfInput) where !lines.isEmpty:
        send("cancelled\n")
        lines = []
      case .event(.interrupted) where !lines.isEmpty:
        send("\n")
        lines = []
      case .event(let event):
        send("\n")
        return event
      }
    }
  }

  private func plainEntry(_ text: String) -> PromptEvent {
    history.record(text, warn: configuration.warn)
    return .entry(text)
  }

  private enum PlainLine {
    case line(String)
    case event(PromptEvent)
  }

  private func plainLine() -> PlainLine {
    var line: [UInt8] = []
    while true {
      switch keys.next(idle: {}) {
      case .key(.scalar("\n")): return .line(String(decoding: line, as: UTF8.self))
      case .key(.scalar(let scalar)): line += Array(String(scalar).utf8)
      case .key: continue
      case .signal:
        guard Interruption.isRequested else { continue }
        Interruption.clear()
        return .event(.interrupted)
      case .endOfInput where !line.isEmpty: continue
      case .endOfInput: return .event(.endOfInput)
      case .failed(let error): return .event(.failed(error))
      }
    }
  }
}
