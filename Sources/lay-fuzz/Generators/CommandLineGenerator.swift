/// Command lines of options, subcommands and other words.
enum CommandLineGenerator: Generator {
  static let name = "command-lines"
  private static let words = [
    "-e", "--json", "--propose", "layout", "test", "run", "help", "--help", "--version", "--record",
    "--timeout", "--timeout-all", "1", "0.1", "-1", "nan", "1e400", "100x20", "nilxnil", "infx",
    "(text \"a\")", "(+ 1 2)", "show", "/dev/shm", "/dev/null", ".", "-", "--", "",
    "\u{1B}]0;x\u{7}",
    "a=b",
    "--experimental-dump-help", "--generate-completion-script", "\u{202E}", "--timeout=2", "-ee",
  ]

  static func input(_ random: inout SeededRandom) -> FuzzInput {
    FuzzInput(.arguments, (0..<(1 + random.below(7))).map { _ in random.pick(words) })
  }
}
