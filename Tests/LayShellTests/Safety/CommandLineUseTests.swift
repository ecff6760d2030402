import ArgumentParser
import Foundation
import Testing

@testable import LayCommandLine
@testable import LayShell

/// Each option has a meaning where it stands, or is an error.
@Suite struct CommandLineUseTests {
  private let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  /// All options of all commands, with a value for those that take one.
  private static let options: [String: [String]] = [
    "-e": ["1"], "-i": [], "-q": [], "--no-init": [], "--watch": [], "--timeout": ["5"],
    "--color": ["never"], "--propose": ["10x20"], "--json": [], "--view": ["Row"], "--to-lay": [],
    "--record": [], "--format": ["json"], "--timeout-all": ["5"], "--check": [], "--diff": [],
    "--to": ["swift"], "--xctest": [], "--reset": [], "--new": ["a.md"], "--html": ["site"],
    "--face": ["system"], "--device": ["iphone-se"], "--set": ["dynamic-type=xxx-large"],
    "--only": ["no-room"], "--skip": ["text-cut"], "--length": ["140"],
    "--baseline": ["known.json"], "--strict": [], "--all": [], "--width": ["402"], "--update": [],
    "--setup": ["matcher"], "-j": ["0"],
  ]

  /// The words of a command line for a use, with an option before the operands.
  private static func words(_ use: CommandLineUse, with option: String) -> [String] {
    let words = use.rawValue.split(separator: " ").dropFirst().map(String.init)
    let given = [option] + (options[option] ?? [])
    let isSubcommand = words.first.map { LayCommand.subcommandNames.contains($0) } == true
    let place = isSubcommand ? 1 : 0
    return (words[..<place] + given + words[place...]).map { word in
      switch word {
      case "FORMS": "1"
      case "WxH": "10x20"
      case "FILE" where use == .newLesson: "b.md"
      case "FILE", "NEW", "OLD", "PATH": "f.lay"
      case "FILE.swift": "f.swift"
      case "DIR": "pages"
      default: word
      }
    }
  }

  /// That an option is given twice is no error: the last one counts.
  private static func isTwice(_ use: CommandLineUse, _ option: String) -> Bool {
    use.rawValue.split(separator: " ").contains { $0 == option }
  }

  @Test func `the options are those that help lists`() {
    let rows = ([DescribedCommand.self] + LayCommand.displayedSubcommands)
      .flatMap { HelpRow.all(of: $0 as any ParsableCommand.Type) }.filter { !$0.isSubcommand }
    let named = rows.flatMap { $0.label.split(separator: ",") }
      .compactMap { $0.split(separator: " ").first }.map(String.init).filter { $0.hasPrefix("-") }
    #expect(
      Set(named).subtracting(["-h", "--help", "--version"]) == Set(Self.options.keys))
    #expect(CommandLineUse.allCases.allSatisfy { $0.options.isSubset(of: Self.options.keys) })
  }

  @Test(arguments: CommandLineUse.allCases)
  func `an option is obeyed or refused, as the table says`(_ use: CommandLineUse) throws {
    for option in Self.options.keys.sorted() {
      // `--all` is a word of the question `tree`.
      if option == "--all", use.rawValue.hasPrefix("lay tree") { continue }
      let words = Self.words(use, with: option)
      let command = try? LayCommand.parse(words)
      let parsed = (command as? any RunnableCommand)?.use
      // An option may make another use of the command line, in which it has its meaning.
      let isObeyed = parsed.map { $0.options.contains(option) || option == "--color" } ?? false
      if use.options.contains(option) || option == "--color" {
        #expect(parsed == use && isObeyed, "\(words)")
      } else {
        #expect(parsed != use, "\(words)")
        #expect(command == nil || isObeyed, "\(words)")
      }
    }
  }

  @Test(arguments: [
    ["-e", "1", "FILE"], ["-q", "FILE"], ["--no-init", "FILE"], ["--watch", "-i", "FILE"],
    ["-q", "-e", "1"], ["--watch", "-q", "FILE"], ["FILE", "-e", "tree"], ["FILE", "--watch"],
    ["FILE", "word"], ["--color", "never", "FILE", "-q"], ["-", "-q"],
    ["SWIFT", "--propose", "iphone-se"], ["SWIFT", "--json"], ["SWIFT", "--html"],
    ["SWIFT", "--bogus"], ["SWIFT", "--view"], ["SWIFT", "word"], ["-i", "SWIFT", "--bogus"],
    ["--watch", "--color=never", "-e", "1"],
    ["layout", "FILE", "--propose", "10", "--view", "Row"],
    ["layout", "-e", "(text \"a\")", "--propose", "10", "--view", "Row"],
    ["layout", "-e", "1", "FILE", "--propose", "10"], ["tree", "-e", "1", "FILE"],
    ["tree", "FILE", "--csv"], ["tree"], ["layout", "FILE", "word"], ["tree", "FILE", "SWIFT"],
    ["tree", "FILE", "--set", "width"], ["show", "FILE", "--device", "nothing"],
    ["--version", "--json"], ["--help", "x"],
    ["help", "test", "x"], ["--timeout-all", "3", "FILE"], ["walk", "--reset", "--html", "x"],
    ["walk", "1", "--new", "x.md"], ["walk", "--new", "x.md", "--timeout", "3"],
    ["export", "--xctest", "--to", "swift", "FILE"], ["export", "FILE"],
    ["fmt", "--record", "FILE"], ["check", "--only", "nothing", "FILE"],
    ["check", "--format", "tap", "FILE"], ["check", "--length", "0", "FILE"], ["check"],
    ["check", "--diff", "--format", "json", "FILE"],
    ["diff", "FILE"], ["diff", "FILE", "SWIFT", "--width", "100"],
    ["diff", "FILE", "SWIFT", "--device", "mac"],
    ["diff", "FILE", "SWIFT", "--device", "iphone-se", "--width", "400"],
    ["snapshot", "--update", "--check", "SWIFT"], ["snapshot"],
  ])
  func `a word without a meaning is an error, and nothing is run`(_ words: [String]) throws {
    try scratch.write("(print 1)\n(text \"a\")\nexpect width 8\n", to: "f.lay")
    try scratch.write("import SwiftUI\n#Preview { Text(\"a\") }\n", to: "f.swift")
    let run = try Program.run(
      words.map { $0 == "FILE" ? "f.lay" : $0 == "SWIFT" ? "f.swift" : $0 },
      input: "(print 1)", in: scratch.path)
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("error: "))
    #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.path).count == 2)
  }

  @Test(arguments: [
    ("(print (nth 0 arguments))", "-e"), ("(define (f) arguments)\n(print (nth 0 (f)))", "--bogus"),
    ("load \"lib.lay\"", "-x"), ("#!/usr/bin/env lay\n(print (first arguments))", "word"),
  ])
  func `the words behind a script are its own where it takes some`(
    _ text: String, _ word: String
  ) throws {
    try scratch.write(text, to: "f.lay")
    try scratch.write("(print (nth 0 arguments))", to: "lib.lay")
    #expect(try Program.run(["f.lay", word, "x"], in: scratch.path).output == "\(word)\n")
  }

  @Test func `more files and a view of SwiftUI code are obeyed at the prompt too`() throws {
    try scratch.write("import SwiftUI\n#Preview { Text(\"a\") }\n", to: "a.swift")
    try scratch.write(
      "import SwiftUI\nstruct Row: View { var body: some View { Text(\"abc\") } }\n", to: "b.swift")
    let words = ["a.swift", "b.swift", "--view", "Row"]
    for arguments in [words, ["a.swift", "b.swift", "--view=Row"]].map({
      ["-i", "--face", "mono"] + $0
    }) {
      let input = "propose ideal\nload \"a.swift\"\npropose ideal"
      let run = try Program.run(arguments, input: input, in: scratch.path)
      #expect(run.output == "24 x 20\n8 x 20\n", "\(run.errors)")
    }
    #expect(try Program.run(words, in: scratch.path).output.contains("abc"))
  }

  /// For each option a command line in which it changes what happens.
  private static let effects: [(use: CommandLineUse, option: String, words: [String])] = [
    (.texts, "-e", ["-e", "(print 1)"]), (.texts, "--timeout", ["-e", "ENDLESS"]),
    (.promptAfterwards, "-e", ["-i"]), (.promptAfterwards, "-i", ["f.lay"]),
    (.promptAfterwards, "--timeout", ["-i", "-e", "ENDLESS"]),
    (.prompt, "--timeout", []), (.file, "--timeout", ["endless.lay"]),
    (.questionOfTexts, "-e", ["layout", "--propose", "5x5", "-e", "(text \"abc\")"]),
    (.questionOfTexts, "--propose", ["layout", "--propose", "1x1", "-e", "(color red)"]),
    (.questionOfTexts, "--json", ["layout", "--propose", "5x5", "-e", "(color red)"]),
    (.questionOfTexts, "--timeout", ["layout", "--propose", "5x5", "-e", "ENDLESS"]),
    (.questionOfFile, "--propose", ["layout", "--propose", "1x1", "rows.swift"]),
    (.questionOfFile, "--json", ["layout", "--propose", "5x5", "f.lay"]),
    (.questionOfFile, "--view", ["layout", "--propose", "90x90", "rows.swift"]),
    (.questionOfFile, "--timeout", ["layout", "--propose", "5x5", "endless.lay"]),
    (.translation, "--view", ["swift", "rows.swift"]),
    (.evaluation, "-e", ["swift", "rows.swift"]),
    (.evaluation, "--timeout", ["swift", "-e", "while true {}"]),
    (.check, "--only", ["check", "cut.lay"]), (.check, "--skip", ["check", "cut.lay"]),
    (.check, "--length", ["check", "cut.lay"]), (.check, "--format", ["check", "cut.lay"]),
    (.check, "--json", ["check", "cut.lay"]), (.test, "--json", ["test", "f.lay"]),
    (.check, "--diff", ["check", "cut.lay"]), (.check, "--baseline", ["check", "cut.lay"]),
    (.check, "-j", ["check", "cut.lay"]), (.checkSetup, "--setup", ["check"]),
    (.comparison, "--format", ["diff", "f.lay", "cut.lay"]),
    (.comparison, "--json", ["diff", "f.lay", "cut.lay"]),
    (.comparison, "--all", ["diff", "f.lay", "cut.lay"]),
    (.comparison, "--device", ["diff", "f.lay", "cut.lay"]),
    (.comparison, "--width", ["diff", "f.lay", "cut.lay"]),
    (.snapshot, "--update", ["snapshot", "rows.swift"]),
    (.snapshot, "--check", ["snapshot", "rows.swift"]),
    (.test, "--record", ["test", "wrong.md"]), (.test, "--format", ["test", "f.lay"]),
    (.test, "--timeout", ["test", "endless.lay"]),
    (.test, "--timeout-all", ["test", "endless.lay"]),
    (.format, "--check", ["fmt", "f.lay"]), (.format, "--diff", ["fmt", "f.lay"]),
    (.exportOfCode, "--timeout", ["export", "--to", "swift", "endless.lay"]),
    (.exportOfTests, "--timeout", ["export", "--xctest", "endless.lay"]),
    (.lessonPages, "--timeout", ["walk", "endless.md", "--html", "site"]),
    (.newLesson, "--new", ["walk"]), (.lessonPages, "--html", ["walk", "1"]),
    (.lessonReset, "--reset", ["walk"]),
    (.texts, "--face", ["-e", "(text \"abc\")"]), (.file, "--face", ["f.lay"]),
    (.questionOfTexts, "--face", ["layout", "--propose", "90x90", "-e", "(text \"abc\")"]),
    (.questionOfFile, "--face", ["layout", "--propose", "90x90", "f.lay"]),
    (.questionOfTexts, "--device", ["layout", "-e", "(color red)"]),
    (.questionOfFile, "--device", ["layout", "rows.swift", "--json"]),
    (.questionOfTexts, "--set", ["layout", "-e", "(font body (text \"abc\"))"]),
    (.questionOfFile, "--set", ["layout", "rows.swift"]),
  ]

  /// What a pipe does not show, what is the default, and what a command line is not without.
  private static let shownElsewhere: Set<String> = [
    "prompt -q", "prompt --no-init", "promptAfterwards -q", "promptAfterwards --no-init",
    "watchedFile --watch", "watchedFile --timeout", "test --watch", "questionOfTexts --view",
    "questionOfTexts --only", "questionOfFile --only",
    "translation --to-lay", "translation --timeout", "format --timeout", "exportOfCode --to",
    "exportOfTests --xctest", "lesson --timeout", "prompt --face", "promptAfterwards --face",
    "watchedFile --face", "server --timeout", "check --strict", "check --timeout",
    "comparison --timeout", "snapshot --timeout",
  ]

  @Test func `each option of the table has an effect`() {
    let all = CommandLineUse.allCases.flatMap { use in use.options.map { "\(use) \($0)" } }
    let shown = Self.effects.map { "\($0.use) \($0.option)" }
    #expect(Set(all) == Set(shown).union(Self.shownElsewhere))
  }

  @Test(arguments: effects.indices)
  func `an option that is obeyed changes what happens`(_ index: Int) throws {
    let (_, option, words) = Self.effects[index]
    // Without a limit the endless program would have no end.
    let isLimit = option.hasPrefix("--timeout")
    let given =
      [option] + (isLimit ? ["0.3"] : option == "-e" ? ["(print 2)"] : Self.options[option] ?? [])
    let results = try [isLimit ? [option, "0.6"] : [], given].map { extra in
      let scratch = try ScratchFolder()
      for (name, text) in Self.files { try scratch.write(text, to: name) }
      // Of two proposals the last one counts.
      let isSubcommand = words.first.map { LayCommand.subcommandNames.contains($0) } == true
      let place = option == "--propose" ? words.count : isSubcommand ? 1 : 0
      let line =
        words[..<place] + extra + words[place...].map { $0 == "ENDLESS" ? Self.endless : $0 }
      let run = try Program.run(
        Array(line), input: words.isEmpty ? Self.endless : "(print 3)", in: scratch.path,
        environment: ["LAY_HISTORY": scratch.path + "/history"])
      if isLimit { #expect(run.status == 124, "\(line): \(run.errors)") }
      let names = try FileManager.default.subpathsOfDirectory(atPath: scratch.path).sorted()
      return [run.output, run.errors, "\(run.status)"]
        + names.flatMap { [$0, scratch.text(of: $0)] }
    }
    #expect(results[0] != results[1], "\(option) \(words)")
  }

  private static let endless = "(define (f) (f)) (f)"
  private static let files = [
    "f.lay": "( text \"a\")\nexpect width 8\n", "endless.lay": "(define (f) (f))\n(f)\n",
    "cut.lay": "(frame :width 50 (line-limit 1 (text \"aaaa bbbb\")))\n",
    "known.json":
      "{\"findings\": [{\"fingerprint\": \"text-cut cut.lay text \\\"aaaa bbbb\\\"\"}]}",
    "wrong.md": "```lay\nlay> (+ 1 2)\n4\n```\n",
    "endless.md": "# L\n\n```lay\nlay> (define (f) (f)) (f)\n```\n",
    "rows.swift":
      "#Preview { Text(\"long enough\") }\nstruct Row: View { var body: some View { Text(\"a\") } }\n",
    "history-progress": "; entries of lay, one a line\nstep 3 proposals\n",
  ]

  // MARK: Results for programs stand alone

  @Test(arguments: [
    ["-e", "(text \"a\")", "-e", "propose 80", "-e", "tree --json"],
    ["-e", "(text \"a\")\npropose 80\njson"], ["-e", "(text \"a\")\npropose 80\nexplain --json"],
    ["-e", "(print \"x\")\n(text \"a\")\npropose 80\nbreakpoints width 0..9 --json"],
    ["FILE"], ["-"], ["-i", "-e", "(text \"a\")\npropose 80"],
  ])
  func `JSON stands alone on standard output`(_ words: [String]) throws {
    let text = "(text \"a\")\npropose 80\ntree --json\n"
    try scratch.write(text, to: "f.lay")
    let run = try Program.run(
      words.map { $0 == "FILE" ? "f.lay" : $0 }, input: words.contains("-i") ? "json" : text,
      in: scratch.path)
    #expect(run.status == 0)
    if words.contains("-i") {
      // Standard input is read after the texts were run.
      #expect(run.output.hasPrefix("8 x 20\n{"))
      return
    }
    let object = try? JSONSerialization.jsonObject(with: Data(run.output.utf8))
    #expect(object != nil, "\(run.output)")
    #expect(run.errors.hasSuffix("8 x 20\n"))
  }

  @Test(arguments: [
    ("show --svg -", "<svg"), ("show --html -", "<!DOCTYPE html>"),
    ("sweep width 0..9 --svg -", "<svg"), ("sweep width 0..9 --csv", "width_from,"),
    ("sweep width 0..9 --json", "{"),
  ])
  func `pictures and tables stand alone on standard output`(
    _ command: String, _ start: String
  ) throws {
    let run = try Program.run(["-e", "(text \"a\")", "-e", "propose 80", "-e", command])
    #expect(run.output.hasPrefix(start), "\(run.output.prefix(40))")
    #expect(run.errors == "8 x 20\n")
  }

  @Test func `JSON of a file that is loaded stands alone too`() throws {
    try scratch.write("(text \"a\")\npropose 80\ntree --json\n", to: "f.lay")
    let run = try Program.run(["-e", "load \"f.lay\""], in: scratch.path)
    #expect(run.output.hasPrefix("{\"version\"") && run.errors == "8 x 20\n")
  }

  @Test func `without one all results stay on standard output`() throws {
    let text = "(text \"--json\")\npropose 80\nshow --svg \"a.svg\""
    let run = try Program.run(["-e", text], in: scratch.path)
    #expect(run.output == "48 x 20\nwrote a.svg\n" && run.errors.isEmpty)
  }

  // MARK: Commands behind a semicolon

  @Test(arguments: [
    ("propose 100 x nil; show", "show"), ("propose 100 x nil;show", "show"),
    ("(text \"b\"); tree --json", "tree"), ("propose 5 ; explain text", "explain"),
    ("propose 5;  sweep width 0..9 step 3", "sweep"),
    ("propose 5; propose 7 x nil; tree", "propose"),
    ("propose 5; set device iphone-16", "set"), ("set width 60; help text", "help"),
  ])
  func `a command behind a semicolon is told`(_ line: String, _ command: String) throws {
    let run = try Program.run(["-e", "(text \"a\")\n\(line)"])
    #expect(run.status == 0)
    #expect(run.errors.contains("warning: `;` begins a comment, so this `\(command)` is not run"))
  }

  @Test(arguments: [
    "propose 5  ; show the ideal size", "propose 5 ;; show", "; show", "(text \"; show\")",
    "propose 5 ; 80 − 8 = 72", "propose 5 ; explain why", "(list 1 ; show\n  2)",
    "propose 5 ; expected is 8", "expect width 8 ; help wanted",
  ])
  func `another comment is not`(_ line: String) throws {
    let run = try Program.run(["-e", "(text \"a\")\n\(line)"])
    #expect(run.errors.isEmpty)
  }
}
