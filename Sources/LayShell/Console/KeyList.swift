/// The keys of the prompt, as `help keys` lists them.
enum KeyList {
  typealias Row = (term: String, meaning: String)

  static let groups: [(title: String, rows: [Row])] = [
    (
      "Entering",
      [
        ("Enter", "evaluate the entry; while a form is open, begin a new line"),
        ("Alt-Enter", "begin a new line, even in a complete entry"),
        ("Tab", "complete the word; again: list the candidates"),
        ("Ctrl-C", "discard the entry, or stop what runs; the session stays"),
        ("Ctrl-D", "delete a character; leave on an empty line; discard an open form"),
      ]
    ),
    (
      "Moving",
      [
        ("Left, Right, Ctrl-B, Ctrl-F", "a character"),
        ("Alt-B, Alt-F, Ctrl-Left, Ctrl-Right", "a word"),
        ("Home, End, Ctrl-A, Ctrl-E", "the start and the end of the line"),
        ("Up, Down, Ctrl-P, Ctrl-N", "a line of the entry; beyond it, another entry"),
      ]
    ),
    (
      "Changing",
      [
        ("Backspace, Delete", "the character before the cursor, at the cursor"),
        ("Ctrl-W, Alt-D", "kill the word before the cursor, after it"),
        ("Ctrl-K, Ctrl-U", "kill to the end of the line, to its start"),
        ("Ctrl-Y", "insert what was killed last"),
        ("Ctrl-_", "undo"),
        ("Ctrl-V", "insert the next key as it is"),
      ]
    ),
    (
      "Earlier entries",
      [
        ("Up, Down", "entries that start with what is typed"),
        ("Ctrl-R", "search; again for older ones, Ctrl-S for newer, Ctrl-G cancels"),
      ]
    ),
    (
      "The screen",
      [
        ("Ctrl-L", "clear it"),
        ("Ctrl-Z", "suspend; `fg` in the shell resumes"),
      ]
    ),
  ]

  static let note =
    "These are the keys of emacs. `bind -v` in `~/.editrc` gives those of vi; other lines there bind other keys."
}
