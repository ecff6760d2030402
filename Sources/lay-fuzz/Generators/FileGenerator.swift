/// Files of all kinds and names, for the commands that read and write files.
enum FileGenerator: Generator {
  static let name = "files"
  private static let names = [
    "a", " ", "-", "--", "-e", "\"", "'", "\\", "\n", "\t", "\u{1B}]0;x\u{7}", "\u{7F}", "\u{9B}1m",
    "\u{202E}", "世", "e\u{301}", "*", "?", "$HOME", "`ls`", ".lay", ".md", ".svg", ".swift", "~",
    "#", ":1",
    ";", "%s",
  ]
  private static let commands = [
    ["NAME"], ["--", "NAME"], ["fmt", "NAME"], ["fmt", "--diff", "NAME"], ["test", "NAME"],
    ["test", "--record", "NAME"], ["walk", "NAME"], ["walk", "--new", "NAME"],
    ["walk", "--html", "NAME"], ["-e", "load \"NAME\""],
    ["-e", "record \"NAME\"", "-e", "(+ 1 2)"],
    ["-e", "(define a 1)", "-e", "save \"NAME\""],
    ["-e", "(text \"a\")", "-e", "show --svg \"NAME\""],
    ["-e", "(text \"a\")", "-e", "show --html \"NAME\""],
    ["-e", "(text \"a\")", "-e", "sweep width 0..10 --svg \"NAME\""],
  ]

  static func input(_ random: inout SeededRandom) -> FuzzInput {
    var pieces = (0..<(1 + random.below(4))).map { _ in random.pick(names) }
    if random.isOne(in: 2) { pieces.append(random.pick([".lay", ".md", ".swift"])) }
    let kind = random.pick(FuzzInput.FileKind.allCases)
    return FuzzInput(.named(kind), arguments: random.pick(commands), pieces)
  }
}
