import Foundation
import LayLanguage
import LaySwiftPrinting

@testable import LayShell

/// Views as SwiftUI code.
enum PrintedViews {
  /// The current view of a program, with the definitions that it uses.
  static func text(of program: String, name: String? = nil) throws -> String {
    let shell = Shell(printResult: { _ in }, printDiagnostic: { _ in })
    guard shell.run(program, named: "test", echo: .nothing) == .finished,
      let form = shell.session.current?.form
    else { throw SwiftCompiler.Failure(description: "no view in \(program)") }
    var printer = shell.session.program.printer
    return printer.text(of: form, at: 0, name: name)
  }

  /// Views that use no definitions, as structures of one file.
  static func file(of views: [String]) throws -> String {
    var text = "import SwiftUI\n"
    for (number, view) in views.enumerated() {
      let printed = try self.text(of: view, name: "View\(number)")
      text += "\n// \(view.split(separator: "\n").joined(separator: " "))\n"
      text += printed.replacing("import SwiftUI\n\n", with: "")
    }
    return text
  }

  /// The examples of the views and modifiers that the stub declares, without those that define
  /// something.
  static let examples: [String] = Catalogue.declarations.filter(isInStub)
    .flatMap { declaration in declaration.examples.map(\.source) }
    .filter { source in
      if source.contains("(define") || source.contains("(guide d center)") { return false }
      let shell = Shell(printResult: { _ in }, printDiagnostic: { _ in })
      return shell.run(source, named: "test", echo: .nothing) == .finished
        && shell.session.current != nil
    }

  /// Whether the stub of SwiftUI has each name by which a declaration may be printed.
  private static func isInStub(_ declaration: Declaration) -> Bool {
    guard let spelling = declaration.swiftUI, !isIncomplete.contains(declaration.name) else {
      return false
    }
    return spelling.calls.map(\.callee.name).allSatisfy(stubNames.contains)
  }

  /// What the stub declares otherwise, or what is still printed without an argument that SwiftUI
  /// wants, or with a name that needs its type.
  private static let isIncomplete: Set<String> = [
    "accessibility-hidden", "alignment-guide", "angular-gradient", "antialiased", "any-view",
    "badge", "linear-gradient", "list-row-background", "mesh-gradient", "on-tap-gesture",
    "radial-gradient", "scroll-indicators", "tint",
  ]

  /// The words of the stub's files.
  private static let stubNames: Set<String> = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../SwiftUIStub").standardized
    let files = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    let text = (files ?? []).compactMap { try? String(contentsOf: $0, encoding: .utf8) }.joined()
    return Set(text.split { !$0.isLetter && !$0.isNumber }.map(String.init))
  }()
}
