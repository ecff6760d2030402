/// What a coding agent has to know of the program, in at most 40 lines.
enum AgentGuide {
  /// A file that the examples ask about.
  static let file = "Row.swift"

  /// Command lines, each with what it is for.
  static let examples: [(line: String, meaning: String)] = [
    ("lay check \(file)", "what breaks in some window or with large text, and what helps"),
    ("lay layout \(file) --device iphone-se", "the same for one device, and the size of the view"),
    ("lay layout \(file) --view Row --propose 320xnil", "one view, in a width"),
    ("lay advise \(file) --device iphone-se", "all changes of the code that help there"),
    ("lay tree \(file) --json", "every view: proposal, frame, lines, place in the code"),
    ("lay why \(file) \"text \\\"Inbox\\\".width\"", "which views decided a number"),
    ("lay breakpoints \(file) width 320..1366", "the exact widths at which something changes"),
    ("lay show \(file) --set dynamic-type=xxx-large", "a picture, with large text"),
    ("lay layout -e 'HStack { Text(\"Hi\"); Spacer() }'", "code without a file"),
    ("lay -e 'help frame'", "a view, a modifier or a command; `help devices`, `help swift`"),
  ]

  static let server = "lay mcp"

  static var text: String {
    let width = (examples.map(\.line.count).max() ?? 0) + 2
    let lines = examples.map { line, meaning in
      "  " + line + String(repeating: " ", count: width - line.count) + meaning
    }
    let statuses = ExitStatus.allCases.map { "\($0.rawValue) \($0.meaning)" }
    return """
      lay shows how SwiftUI lays out views, without a Mac. It reads SwiftUI code as it is. Something
      stands for what it cannot know, and it says so. It tells nothing of colours, animations and gestures.

      Ask one question in one line. The answer alone is on standard output, remarks are on standard error;
      `--json` gives one object, of an error too. Begin with `check`: it lists what is most likely not meant, in
      all windows and sizes of texts, and for each what helps and a line for `why`.

      \(lines.joined(separator: "\n"))

      Files are read together: name all that a view needs. --view chooses a preview or a view. Without
      --device and --propose a file is on the phone of today, -e at its ideal size. `-` is standard input.
      `git show HEAD:\(file) | lay diff - \(file)` tells what a change moves, and on which widths.

      Exit statuses:
      \(statuses.map { "  \($0)" }.joined(separator: "\n"))

      Many questions are answered sooner by a server of the Model Context Protocol on standard input and
      output, `\(server)`, with the tools previews, layout, advise, check, diff, why, breakpoints and help. It
      reads below the folder that it is started in, and nothing else:

        {"mcpServers": {"lay": {"command": "lay", "args": ["mcp"]}}}
      """
  }
}
