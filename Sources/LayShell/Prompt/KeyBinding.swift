import CLibedit

/// An action of the prompt and its keys.
///
/// The bindings are made after `.editrc` is read, because choosing vi keys there discards earlier
/// bindings.
struct KeyBinding {
  let name: String
  let keys: [String]

  /// More keys in the command mode of vi.
  let commandKeys: [String]
  let action: editor_action

  init(
    _ name: String, _ keys: [String], special: [SpecialKey] = [], commands: [String] = [],
    action: @escaping editor_action
  ) {
    self.name = name
    self.keys = keys + special.map { "\\" + String($0.rawValue, radix: 8) }
    commandKeys = commands
    self.action = action
  }

  static func bindAll(in editor: OpaquePointer) {
    let isVi = editor_is_vi(editor)
    for binding in all {
      _ = editor_add_action(editor, binding.name, binding.action)
      for key in binding.keys {
        _ = editor_bind(editor, key, binding.name)
        if isVi { _ = editor_bind_in_vi_commands(editor, key, binding.name) }
      }
      for key in binding.commandKeys where isVi {
        _ = editor_bind_in_vi_commands(editor, key, binding.name)
      }
    }
    for (key, name) in builtIn {
      let key = "\\" + String(key.rawValue, radix: 8)
      _ = editor_bind(editor, key, name)
      if isVi { _ = editor_bind_in_vi_commands(editor, key, name) }
    }
  }

  /// Keys with an action that is built into libedit.
  private static let builtIn: [(SpecialKey, String)] = [
    (.killMarked, "em-kill-region"), (.mark, "em-set-mark"),
    (.wordLeft, "ed-prev-word"), (.wordRight, "em-next-word"),
  ]

  private static var all: [KeyBinding] {
    [
      KeyBinding("lay-backspace", ["^H", "^?"]) { act($0, $1) { $0.deleteBackward() } },
      KeyBinding("lay-change-to-end", [], commands: ["C"]) {
        act($0, $1) { $0.changeToEndOfLine() }
      },
      KeyBinding("lay-clear-screen", ["^L"]) { act($0, $1) { $0.clearScreen() } },
      KeyBinding("lay-complete", ["^I"]) { act($0, $1) { $0.complete() } },
      KeyBinding("lay-delete", [], special: [.delete]) { act($0, $1) { $0.deleteForward() } },
      KeyBinding("lay-delete-or-end", ["^D"]) { act($0, $1) { $0.deleteForwardOrEnd() } },
      KeyBinding("lay-down", ["^N"], special: [.down], commands: ["j"]) {
        act($0, $1) { $0.down() }
      },
      KeyBinding("lay-end-of-line", ["^E"], special: [.end]) { act($0, $1) { $0.endOfLine() } },
      KeyBinding("lay-enter", ["^M", "^J"]) { act($0, $1) { $0.enter() } },
      KeyBinding("lay-kill-target", [], special: [.killTarget]) {
        act($0, $1) { $0.goToKillTarget() }
      },
      KeyBinding("lay-kill-to-end", ["^K"], commands: ["D"]) {
        act($0, $1) { $0.killToEndOfLine() }
      },
      KeyBinding("lay-kill-to-start", ["^U"]) { act($0, $1) { $0.killToStartOfLine() } },
      KeyBinding("lay-left", ["^B"], special: [.left]) { act($0, $1) { $0.left() } },
      KeyBinding("lay-new-line", [], special: [.alternateEnter]) { act($0, $1) { $0.newLine() } },
      KeyBinding("lay-paste", [], special: [.paste]) { act($0, $1) { $0.insertPaste() } },
      KeyBinding("lay-quote", ["^V"]) { act($0, $1) { $0.quote() } },
      // libedit would start an external editor on top of the prompt.
      KeyBinding("lay-refuse", [], commands: ["v"]) { act($0, $1) { _ in .beep } },
      KeyBinding("lay-right", ["^F"], special: [.right]) { act($0, $1) { $0.right() } },
      KeyBinding("lay-search", ["^R"], commands: ["/"]) { act($0, $1) { $0.search() } },
      KeyBinding("lay-start-of-line", ["^A"], special: [.home]) {
        act($0, $1) { $0.startOfLine() }
      },
      KeyBinding("lay-undo", ["^_"], commands: ["u"]) { act($0, $1) { $0.undoStep() } },
      KeyBinding("lay-up", ["^P"], special: [.up], commands: ["k"]) { act($0, $1) { $0.up() } },
    ]
  }
}

/// What libedit and the terminal do after a key.
enum KeyEffect {
  case done, beep, newLine, end
}

private func act(
  _ editor: OpaquePointer?, _ key: Int32, _ action: (LibeditPrompt) -> KeyEffect
) -> UInt8 {
  guard let editor, let prompt = LibeditPrompt.of(editor) else { return UInt8(CC_ERROR) }
  // Not `CC_REFRESH`: libedit's own drawing is not shown, and is slow for a long text.
  switch action(prompt) {
  case .done: return UInt8(CC_NORM)
  case .beep:
    prompt.rings = true
    return UInt8(CC_NORM)
  case .newLine: return UInt8(CC_NEWLINE)
  case .end: return UInt8(CC_EOF)
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
