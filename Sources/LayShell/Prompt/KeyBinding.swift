import CLibedit

/// The keys of the prompt, and what each does.
///
/// They are bound after `.editrc` is read, because choosing vi keys there discards earlier bindings.
/// All are bound to one action of libedit, which is given the key.
enum KeyBinding {
  private typealias Action = @Sendable (LibeditPrompt) -> () -> KeyEffect

  /// - Parameters:
  ///   - control: letters typed with Ctrl; `?` for Backspace.
  ///   - commands: keys that do it in the command mode of vi alone.
  private static func row(
    _ action: @escaping Action, _ control: String, _ special: [SpecialKey] = [],
    commands: String = ""
  ) -> (keys: [UInt32], commands: [UInt32], action: Action) {
    let typed = control.unicodeScalars.map { $0.value ^ 0x40 }
    return (typed + special.map(\.rawValue), commands.unicodeScalars.map(\.value), action)
  }

  private static let rows = [
    row(LibeditPrompt.changeToEndOfLine, "", commands: "C"),
    row(LibeditPrompt.clearScreen, "L"),
    row(LibeditPrompt.complete, "I"),
    row(LibeditPrompt.deleteBackward, "H?"),
    row(LibeditPrompt.deleteForward, "", [.delete]),
    row(LibeditPrompt.deleteForwardOrEnd, "D"),
    row(LibeditPrompt.down, "N", [.down], commands: "j"),
    row(LibeditPrompt.endOfLine, "E", [.end]),
    row(LibeditPrompt.enter, "MJ"),
    row(LibeditPrompt.goToKillTarget, "", [.killTarget]),
    row(LibeditPrompt.insertPaste, "", [.paste]),
    row(LibeditPrompt.killToEndOfLine, "K", commands: "D"),
    row(LibeditPrompt.killToStartOfLine, "U"),
    row(LibeditPrompt.left, "B", [.left]),
    row(LibeditPrompt.newLine, "", [.alternateEnter]),
    row(LibeditPrompt.quote, "V"),
    // libedit would start an external editor on top of the prompt.
    row({ _ in { .beep } }, "", commands: "v"),
    row(LibeditPrompt.right, "F", [.right]),
    row(LibeditPrompt.search, "R", commands: "/"),
    row(LibeditPrompt.startOfLine, "A", [.home]),
    row(LibeditPrompt.undoStep, "_", commands: "u"),
    row(LibeditPrompt.up, "P", [.up], commands: "k"),
  ]

  /// Keys with an action that is built into libedit.
  private static let builtIn: [(SpecialKey, String)] = [
    (.killMarked, "em-kill-region"), (.mark, "em-set-mark"),
    (.wordLeft, "ed-prev-word"), (.wordRight, "em-next-word"),
  ]

  private static let actions = Dictionary(
    uniqueKeysWithValues: rows.flatMap { row in
      (row.keys + row.commands).map { ($0, row.action) }
    })

  static func bindAll(in editor: OpaquePointer) {
    let isVi = editor_is_vi(editor)
    func bind(_ key: UInt32, _ name: String, inCommandsOnly: Bool = false) {
      let key = "\\" + String(key, radix: 8)
      if !inCommandsOnly { _ = editor_bind(editor, key, name) }
      if isVi { _ = editor_bind_in_vi_commands(editor, key, name) }
    }
    let name = "lay-key"
    _ = editor_add_action(editor, name) { editor, key in
      guard let editor, let prompt = LibeditPrompt.of(editor),
        let action = KeyBinding.actions[UInt32(bitPattern: key)]
      else { return UInt8(CC_ERROR) }
      return prompt.code(of: action(prompt)())
    }
    for row in rows {
      for key in row.keys { bind(key, name) }
      for key in row.commands { bind(key, name, inCommandsOnly: true) }
    }
    for (key, name) in builtIn { bind(key.rawValue, name) }
  }
}

/// What libedit and the terminal do after a key.
enum KeyEffect {
  case done, beep, newLine, end
}

extension LibeditPrompt {
  // Not `CC_REFRESH`: libedit's own drawing is not shown, and is slow for a long text.
  fileprivate func code(of effect: KeyEffect) -> UInt8 {
    if effect == .beep { rings = true }
    return UInt8(effect == .newLine ? CC_NEWLINE : effect == .end ? CC_EOF : CC_NORM)
  }
}

/// How many times libedit repeats a key's action: `M-1 M-2 x` or `M-1 2 x` inserts twelve letters.
///
/// libedit's own limit is ten million, which takes very long. Here it is four digits: the fifth
/// digit cancels the number, and digits that follow are dropped.
struct KeyArgument {
  private static let mostDigits = 4
  private static let escape: UInt32 = 0x1B
  /// A key without a meaning after Escape, which cancels the number.
  static let giveUp: UInt32 = 0x07

  enum Step: Equatable {
    case key(UInt32)
    /// libedit does not get the key.
    case dropped
  }

  private var digits = 0
  private var isAfterEscape = false

  /// The key that libedit gets for a typed key, if any.
  mutating func step(_ key: UInt32) -> Step {
    let wasAfterEscape = isAfterEscape
    isAfterEscape = key == Self.escape
    if isAfterEscape { return .key(key) }
    guard (0x30...0x39).contains(key), wasAfterEscape || digits > 0 else {
      digits = 0
      return .key(key)
    }
    digits += 1
    if digits <= Self.mostDigits { return .key(key) }
    return wasAfterEscape || digits == Self.mostDigits + 1 ? .key(Self.giveUp) : .dropped
  }
}
