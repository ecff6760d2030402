import LayEngine
import LayLanguage

/// The changes made by entries of the prompt; each entry is one step.
struct SessionChanges {
  /// The state that `undo` restores.
  struct State {
    fileprivate let definitions: DefinitionSnapshot
    fileprivate let view: CurrentView?
    fileprivate let proposal: ProposedViewSize
    fileprivate let device: DeviceChoice?
    fileprivate let program: WrittenProgram
    fileprivate let swiftCode: SwiftSession.State

    init(_ session: Session) {
      definitions = session.interpreter.definitions()
      view = session.current
      proposal = session.proposal
      device = session.device
      program = session.program
      swiftCode = session.swiftCode.state
    }

    fileprivate func isSame(as other: State) -> Bool {
      definitions.isSame(as: other.definitions) && view === other.view
        && swiftCode.count == other.swiftCode.count
        && proposal == other.proposal && device?.title == other.device?.title
    }

    func restore(in session: inout Session) {
      session.interpreter.restore(definitions, except: Results.isName)
      session.current = view
      session.proposal = proposal
      session.device = device
      session.program = program
      session.swiftCode.state = swiftCode
      view?.forgetProgram(definesLayouts: true)
    }
  }

  private struct Step {
    let entry: String
    /// The number of the entry in the log.
    let number: Int
    let before: State
    let after: State
  }

  private var done: [Step] = []
  private var undone: [Step] = []
  /// Whether the current entry is `undo` or `redo`, which is not a step itself.
  private var isMoving = false
  private static let mostSteps = 100

  /// Records a step if an entry changed anything.
  ///
  /// - Parameter number: the number of the entry in the log.
  mutating func note(_ entry: String, _ number: Int, from before: State, to after: State) {
    defer { isMoving = false }
    guard !isMoving, !before.isSame(as: after) else { return }
    done.append(Step(entry: Self.short(entry), number: number, before: before, after: after))
    if done.count > Self.mostSteps { done.removeFirst() }
    undone = []
  }

  /// Restores the state before the last step, or after the step that was undone last; returns its
  /// entry, nil if there is none.
  mutating func move(back: Bool, _ session: inout Session) -> String? {
    isMoving = true
    guard let step = back ? done.popLast() : undone.popLast() else { return nil }
    (back ? step.before : step.after).restore(in: &session)
    if back {
      session.log.undone.insert(step.number)
      undone.append(step)
    } else {
      session.log.undone.remove(step.number)
      done.append(step)
    }
    return step.entry
  }

  /// The first line of an entry, with an ellipsis if there are more.
  private static func short(_ entry: String) -> String {
    let lines = entry.split(separator: "\n")
    return (lines.first.map(String.init) ?? "") + (lines.count > 1 ? " …" : "")
  }
}
