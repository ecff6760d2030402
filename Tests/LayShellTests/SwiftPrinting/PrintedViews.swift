import LayLanguage
import LaySwiftPrinting

@testable import LayShell

/// Views as SwiftUI code.
enum PrintedViews {
  /// The current view of a program, with the definitions that it uses.
  static func text(of program: String, name: String? = nil) throws -> String {
    let shell = Shell()
    guard shell.run(program, named: "test", echo: .nothing) == .finished,
      let form = shell.session.current?.form
    else { throw SwiftCompiler.Failure(description: "no view in \(program)") }
    var printer = shell.session.program.printer
    return printer.text(of: form, at: 0, name: name)
  }

  /// Views, with the definitions that they use, as structures of one file.
  ///
  /// - Parameter isNested: whether each view has a name space of its own for its definitions.
  static func file(of views: [String], isNested: Bool = false) throws -> String {
    var imports: Set<Substring> = []
    var text = ""
    for (number, view) in views.enumerated() {
      let printed = try self.text(of: view, name: "View\(number)")
      let lines = printed.split(separator: "\n", omittingEmptySubsequences: false)
      let count = lines.prefix { $0.hasPrefix("import ") }.count
      imports.formUnion(lines.prefix(count))
      text += "\n// \(view.split(separator: "\n").joined(separator: " "))\n"
      let declarations = lines.dropFirst(count + 1).joined(separator: "\n")
      text += isNested ? "enum Part\(number) {\n\(declarations)}\n" : declarations
    }
    return imports.sorted().joined(separator: "\n") + "\n" + text
  }

  /// The examples of all views and modifiers, without those that define something.
  static let examples: [String] = Catalogue.declarations.filter { $0.swiftUI != nil }
    .flatMap { declaration in declaration.examples.map(\.source) }
    .filter { source in
      if source.contains("(define") { return false }
      let shell = Shell()
      return shell.run(source, named: "test", echo: .nothing) == .finished
        && shell.session.current != nil
    }
}
