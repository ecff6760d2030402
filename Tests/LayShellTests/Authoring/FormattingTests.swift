import Foundation
import LayLanguage
import Testing

@testable import LayShell

/// `lay fmt`.
@Suite struct FormattingTests {
  private let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  @Test func `files are formatted in place, once`() throws {
    try scratch.write("(a\n b)", to: "a.lay")
    try scratch.write("(a  b)", to: "b.txt")
    let run = try Program.run(["fmt", scratch.path])
    #expect(run.output == "\(scratch.path)/a.lay: formatted\n")
    #expect(run.status == 0)
    #expect(scratch.text(of: "a.lay") == "(a b)\n")
    #expect(scratch.text(of: "b.txt") == "(a  b)")
    #expect(try Program.run(["fmt", scratch.path]).output.isEmpty)
  }

  @Test func `looking writes nothing and fails where something would change`() throws {
    try scratch.write("(a\n b)", to: "a.lay")
    let run = try Program.run(["fmt", "--check", scratch.path])
    #expect(run.output == "\(scratch.path)/a.lay: not in its canonical form\n")
    #expect(run.status == 1)
    #expect(scratch.text(of: "a.lay") == "(a\n b)")
  }

  @Test func `standard input goes to standard output`() throws {
    let run = try Program.run(["fmt", "-"], input: "propose  10   x nil\n(a\n b)")
    #expect(run.output == "propose 10 x nil\n(a b)\n")
  }

  @Test func `a text that cannot be read stays as it is`() throws {
    try scratch.write("(a\n b", to: "a.lay")
    let run = try Program.run(["fmt", scratch.path + "/a.lay"])
    #expect(run.errors.contains("a.lay:1:1: error: this `(` is not closed"))
    #expect(run.status == 65)
    #expect(scratch.text(of: "a.lay") == "(a\n b")
  }

  @Test(arguments: CaseFiles.all().filter { $0.hasSuffix(".lay") })
  func `a case is read as before once it is formatted`(_ file: String) throws {
    let text = try TextFile.read(file)
    let once = try Formatter.format(text, isCommand: CommandList.isCommand)
    #expect(try Formatter.format(once, isCommand: CommandList.isCommand) == once)
    #expect(try Self.items(text) == Self.items(once))
  }

  @Test(arguments: CaseFiles.scripts())
  func `the scripts of the repository are in their canonical form`(_ file: String) throws {
    let text = try TextFile.read(file)
    let isCanonical = try Formatter.format(text, isCommand: CommandList.isCommand) == text
    #expect(isCanonical, "`scripts/lay fmt` brings them into it")
  }

  private static func items(_ text: String) throws -> [String] {
    let interpreter = Interpreter()
    var items = interpreter.items(of: text, isCommand: CommandList.isCommand)
    var read: [String] = []
    while let item = try items.next() {
      switch item {
      case .form(let tree): read.append(words(tree, interpreter))
      case .command(let line): read.append("command " + words(line.tree, interpreter))
      }
    }
    return read
  }

  /// The kinds of all nodes, how they are nested, and the text of the nodes that are not lists.
  private static func words(_ tree: SyntaxTree, _ interpreter: Interpreter) -> String {
    (0..<tree.count).map { index in
      let text = tree.kind(index) == .list ? "" : interpreter.sources.text(of: tree.span(index))
      return "\(tree.kind(index)) \(tree.after(index)) \(text)"
    }.joined(separator: "\n")
  }
}
