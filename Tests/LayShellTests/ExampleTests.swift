import LayLanguage
@testable import LayShell
import Testing

/// What help shows is true.
@Suite struct ExampleTests {
  @Test(arguments: Catalogue.entries.map(\.name))
  func `an example of a declaration gives what it says`(_ name: String) throws {
    let entry = try #require(Catalogue.entry(named: name))
    #expect(!entry.examples.isEmpty, "`\(name)` has no example")
    for example in entry.examples {
      let proposing = example.proposing.map { "\npropose \($0)" } ?? ""
      let printed = Trial.run(example.source + proposing)
      let answer = printed.results.last ?? ""
      #expect(printed.diagnostics.isEmpty, "\(example.source): \(printed.diagnostics)")
      // The prompt says nothing about nil.
      guard let gives = example.gives, gives != "nil" else { continue }
      let found = proposing.isEmpty ? answer : String(answer.prefix(gives.count))
      #expect(found == gives, "\(example.source) gives \(answer)")
    }
  }

  @Test(arguments: CommandList.all.map { $0.name })
  func `an example of a command runs`(_ name: String) throws {
    let command = try #require(CommandList.command(named: name))
    #expect(!command.examples.isEmpty)
    for example in command.examples where name != "load" {
      let printed = Trial.run(example.input.joined(separator: "\n"))
      #expect(printed.diagnostics.isEmpty, "\(example.input): \(printed.diagnostics)")
    }
  }
}

/// Runs a text as the prompt would.
enum Trial {
  struct Printed {
    var results: [String] = []
    var diagnostics: [String] = []
    var outcome = Shell.Outcome.finished
  }

  static func run(_ text: String, style: Style = Style()) -> Printed {
    var printed = Printed()
    DeepStack.run {
      let shell = Shell(
        style: style, printResult: { printed.results.append($0) },
        printDiagnostic: { printed.diagnostics.append($0) })
      printed.outcome = shell.run(text, named: "", echo: .everyValue)
    }
    return printed
  }
}
