import ArgumentParser
import Testing

@testable import LayCommandLine
@testable import LayShell

/// Shell completions and the manual page, which are generated from the declarations.
@Suite struct ManualTests {
  private static func described() -> [any ParsableCommand.Type] {
    [DescribedCommand.self] + LayCommand.displayedSubcommands
  }

  /// `--watch`, `-e` and so on, from the rows of every help.
  private static var options: Set<String> {
    let words = described().flatMap { HelpRow.all(of: $0) }.filter { !$0.isSubcommand }
      .flatMap { $0.label.split(separator: ",") }
      .compactMap { $0.split(separator: " ").first }
    return Set(words.filter { $0.hasPrefix("-") }.map(String.init))
  }

  private static let subcommands = LayCommand.displayedSubcommands.compactMap {
    $0.configuration.commandName
  }

  @Test func `the rows of help are read`() {
    #expect(
      Self.options.isSuperset(of: [
        "-e", "-i", "-q", "--no-init", "--watch", "--color", "--timeout", "--timeout-all",
        "--record", "--format", "--check", "--propose", "--json", "--reset", "--new", "-h",
      ]))
    let rows = HelpRow.all(of: DescribedCommand.self)
    let names = LayCommand.displayedSubcommands.map { command in
      let configuration = command.configuration
      return ([configuration.commandName ?? ""] + configuration.aliases).joined(separator: ", ")
    }
    #expect(rows.filter(\.isSubcommand).map(\.label) == names)
    #expect(rows.allSatisfy { !$0.text.isEmpty && !$0.label.hasPrefix(" ") })
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func `completions name every subcommand and option`(_ shell: String) throws {
    let run = try Program.run(["--generate-completion-script", shell])
    #expect(run.status == 0)
    for word in Self.subcommands { #expect(run.output.contains(word)) }
    for option in Self.options {
      // fish names options without their dashes: `-l 'watch'`, `-s 'e'`.
      let name = option.drop { $0 == "-" }
      let fish = option.hasPrefix("--") ? "-l '\(name)'" : "-s '\(name)'"
      #expect(run.output.contains(option) || run.output.contains(fish), "\(option)")
    }
    #expect(!run.output.contains("generate-"))
  }

  @Test func `the manual page names every command, option, status and variable`() throws {
    let run = try Program.run(["--generate-manual"])
    #expect(run.status == 0)
    let page = run.output.split(separator: "\n")
    func hasTerm(_ term: String) -> Bool {
      let escaped = term.replacing("-", with: "\\-").replacing("…", with: "...")
      return page.contains(".B \(escaped)"[...])
    }
    for command in CommandList.all { #expect(hasTerm(command.usage), "\(command.usage)") }
    for option in Self.options {
      let escaped = option.replacing("-", with: "\\-")
      #expect(page.contains { $0.hasPrefix(".B ") && $0.contains(escaped) }, "\(option)")
    }
    for name in Self.subcommands { #expect(page.contains(".SH \"LAY \(name.uppercased())\"")) }
    for status in ExitStatusList.all { #expect(hasTerm("\(status)")) }
    // Every line that begins with a period is a request that `man` knows.
    let requests: Set = [".TH", ".SH", ".PP", ".TP", ".B", ".nf", ".fi"]
    for line in page where line.hasPrefix(".") {
      #expect(requests.contains(String(line.prefix { $0 != " " })), "\(line)")
    }
  }

  @Test func `help tells the options of lay itself`() throws {
    for arguments in [["--help"], ["-h"], ["help"]] {
      let run = try Program.run(arguments)
      #expect(run.status == 0)
      for option in ["-i", "-q", "--no-init", "--watch", "--color"] {
        #expect(run.output.contains("  \(option) "))
      }
      #expect(!run.output.contains("lay run"))
    }
    #expect(try Program.run(["--generate-completion-script", "csh"]).status == 2)
  }
}

/// The `Testing` module has a type `ExitStatus` too.
private enum ExitStatusList {
  static let all: [Int32] = LayShell.ExitStatus.allCases.map(\.rawValue)
}
