/// The parts of the manual page other than the command line's options.
package enum Manual {
  package static let description = [
    "lay is a prompt and a runner of scripts in which people explore how SwiftUI lays out views. "
      + "A view is written as a form; a size is proposed to it, and it tells what it answers and why.",
    "Without a file and without -e it is the prompt, where `help` tells more and `walk` leads "
      + "through lessons. Where standard input or output is no terminal, standard input is run as a "
      + "script.",
  ]

  /// The usage of each command, and what it does.
  package static var commands: [(term: String, meaning: String)] {
    CommandList.all.map { ($0.usage, $0.summary) }
  }

  package static var exitStatuses: [(term: String, meaning: String)] {
    ExitStatus.allCases.map { ("\($0.rawValue)", $0.meaning) }
  }

  package static let environment: [(term: String, meaning: String)] = [
    ("CLICOLOR_FORCE", "Set to anything but 0: colours, also where there is no terminal."),
    (
      "COLUMNS",
      "How wide tables and drawings are in a pipe or a file, from 20 to 10000; without it, tables are as wide as they "
        + "need and drawings 80. `set width` goes before it."
    ),
    ("EDITRC", "The path, from the root, of the keys of the prompt, in place of ~/.editrc."),
    ("LAY_HISTORY", "The file of the prompt's history; there is none if it is empty."),
    (
      "LC_ALL, LC_CTYPE, LANG",
      "Where the locale is not UTF-8, drawings are made of ASCII, and so are signs as an arrow; other "
        + "letters stay, and JSON, CSV, pictures and pages are the same everywhere."
    ),
    ("NO_COLOR", "Set to anything: no colours, whatever else is set."),
    (
      "PAGER",
      "What shows an answer of the prompt that is longer than two windows, in place of `less`; "
        + "nothing does if it is empty. `set pager` goes before it."
    ),
    ("XDG_CONFIG_HOME", "The folder of the start-up file's folder, in place of ~/.config."),
    ("XDG_STATE_HOME", "The folder of the saved sessions' folder, in place of ~/.local/state."),
  ]

  package static let files: [(term: String, meaning: String)] = [
    (
      "~/.config/lay/init.lay",
      "The start-up file: a script that the prompt runs before the first entry. Scripts, texts, "
        + "tests and lessons do not."
    ),
    (
      "~/.editrc",
      "The keys of the prompt, as of every program with libedit; `lay:` begins a line "
        + "for lay alone."
    ),
    (
      ".lay-check",
      "What a project says for `lay check`, `lay diff` and `lay snapshot`, in the nearest folder upwards."
    ),
    ("NAME.layout", "The layouts of NAME.swift beside it, as `lay snapshot --update` writes them."),
    ("~/.lay_history", "The history of the prompt."),
    ("~/.lay_progress", "How far somebody has come in the lessons."),
    (
      "~/.local/state/lay/lay-crash.lay",
      "What was defined in a session of the prompt that a signal ended, such as a closed terminal. "
        + "The next start tells of it."
    ),
  ]
}
