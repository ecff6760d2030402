import LayLanguage
@testable import LayShell
import LayTerminal
import Testing

/// The examples in help give what help says.
@Suite struct ExampleTests {
  @Test(arguments: Catalogue.entries.map(\.name))
  func `an example of a declaration gives what it says`(_ name: String) throws {
    let entry = try #require(Catalogue.entry(named: name))
    #expect(!entry.examples.isEmpty, "`\(name)` has no example")
    for example in entry.examples {
      // The prompt prints nothing for nil alone, so nil is put into a list.
      let isNil = example.gives == "nil"
      let source = isNil ? "(list \(example.source))" : example.source
      let printed = Trial.run(source + (example.proposing.map { "\npropose \($0)" } ?? ""))
      #expect(printed.diagnostics.isEmpty, "\(example.source): \(printed.diagnostics)")
      guard let gives = example.gives else { continue }
      let answer = printed.results.last ?? ""
      // After two blanks an answer may name the chosen candidate of a `view-that-fits`.
      let isAnswer = answer == (isNil ? "(nil)" : gives) || answer.hasPrefix(gives + "  ")
      #expect(isAnswer, "\(example.source) gives \(answer)")
    }
  }

  @Test(arguments: Catalogue.entries.filter { $0.viewExample != nil }.map(\.name))
  func `a view of every declaration is explained`(_ name: String) throws {
    let entry = try #require(Catalogue.entry(named: name))
    let example = try #require(entry.viewExample)
    let printed = Trial.run(example.source + "\npropose 100 x 100\nexplain")
    let explanation = try #require(printed.results.last)
    #expect(!explanation.contains(Self.missing), "\(explanation)")
  }

  /// The text of an explanation for a view for which nobody wrote one.
  private static let missing = "there is no explanation of this view"

  @Test func `commands are sorted by name`() {
    let names = CommandList.all.map { $0.name }
    #expect(names == names.sorted())
  }

  @Test(arguments: CommandList.all.map { $0.name })
  func `an example of a command runs`(_ name: String) throws {
    let command = try #require(CommandList.command(named: name))
    #expect(!command.examples.isEmpty)
    for example in command.examples
    where !["explore", "load", "view"].contains(name) {
      let printed = Trial.run(example.input.joined(separator: "\n"))
      #expect(printed.diagnostics.isEmpty, "\(example.input): \(printed.diagnostics)")
    }
  }
}

/// Warnings of forms that a command evaluates while it has exclusive access to the session.
@Suite struct WarningInCommandTests {
  @Test(arguments: [
    "expect width (radians 1)", "propose (radians 1) x 2",
    "compare (frame :width (radians 1) it) it over width 0..9",
  ])
  func `a warning of a form in a command is told`(command: String) throws {
    let printed = Trial.run("(text \"a\")\n" + command)
    #expect(try #require(printed.diagnostics.first).contains("warning: `radians`"))
  }
}

extension Catalogue.Entry {
  /// The examples with a proposal, which all give a view.
  var viewExamples: [Example] { examples.filter { $0.proposing != nil } }

  /// The first of the examples that give a view.
  fileprivate var viewExample: Example? { viewExamples.first }
}

/// Runs a text as the prompt does, but for at most two hundred thousand turns of a loop, and with
/// lists and strings of at most 64 megabytes.
///
/// Nothing else in the process of the tests would stop a program without an end.
enum Trial {
  private static let mostLooks = 250
  private static let mostBytes = 64 << 20

  static func run(_ text: String, style: Style = Style()) -> PrintedTexts {
    let printed = PrintedTexts()
    DeepStack.run {
      let shell = Shell(style: style, to: printed)
      var looks = 0
      shell.session.interpreter.reasonToStop = {
        looks += 1
        return looks > mostLooks ? .interrupted : nil
      }
      shell.session.interpreter.isOutOfMemory = { $0 > mostBytes }
      printed.outcome = shell.run(text, named: "", by: .person, echo: .everyValue)
    }
    return printed
  }
}

/// Keeps what a shell prints, and how a run ended.
final class PrintedTexts: ShellListener {
  var outcome = Shell.Outcome.finished
  private(set) var results: [String] = []
  private(set) var diagnostics: [String] = []
  /// Results and diagnostics, in their order.
  private(set) var all: [String] = []

  func print(_ result: String) {
    results.append(result)
    all.append(result)
  }

  func complain(_ diagnostic: String) {
    diagnostics.append(diagnostic)
    all.append(diagnostic)
  }
}
