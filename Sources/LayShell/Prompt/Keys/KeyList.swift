/// The keys of the prompt, as `help keys` lists them.
enum KeyList {
  typealias Row = (term: String, meaning: String)

  static let groups: [(title: String, rows: [Row])] = [
    (
      "Entering",
      [
        ("Enter", "evaluate the entry; while a form is open, go on in a new line"),
        ("Alt-Enter", "a new line, also in an entry that is complete"),
        ("Tab", "complete the word; again: list what fits"),
        ("Ctrl-C", "leave the entry, or stop what runs; the session stays"),
        ("Ctrl-D", "delete a character; on an empty line leave, in an open form give it up"),
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
        ("Ctrl-W, Alt-D", "kill the word before the cursor, behind it"),
        ("Ctrl-K, Ctrl-U", "kill to the end of the line, to its start"),
        ("Ctrl-Y", "bring back what was killed last"),
        ("Ctrl-_", "undo"),
        ("Ctrl-V", "insert the next key as it is"),
      ]
    ),
    (
      "Entries of before",
      [
        ("Up, Down", "those that start with what is typed"),
        ("Ctrl-R", "search; again for older ones, Ctrl-S for newer, Ctrl-G gives up"),
      ]
    ),
    (
      "The screen",
      [
        ("Ctrl-L", "clear it"),
        ("Ctrl-Z", "stop; `fg` of the shell brings everything back"),
      ]
    ),
  ]

  static let note =
    "These are the keys of emacs. `bind -v` in `~/.editrc` gives those of vi; other lines there bind keys as they like."
}
