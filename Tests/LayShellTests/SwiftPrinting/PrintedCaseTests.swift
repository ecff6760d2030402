import Foundation
import LayLanguage
import LaySwiftPrinting
import Testing

@testable import LayShell

/// Every case of the project, with all that it defines, as SwiftUI code.
@Suite(.serialized, .timeLimit(.minutes(5))) struct PrintedCaseTests {
  private struct Case {
    let path: String
    let text: String
  }

  private static let cases: [Case] = CaseFiles.all().filter { $0.hasSuffix(".lay") }.sorted()
    .compactMap { path in
      guard let source = try? String(contentsOfFile: path, encoding: .utf8) else { return nil }
      let shell = Shell()
      guard shell.run(source, named: path, echo: .nothing) == .finished,
        let form = shell.session.current?.form
      else { return nil }
      var printer = shell.session.program.printer
      printer.defineAll()
      return Case(path: path, text: printer.text(of: form, at: 0, name: "ContentView"))
    }

  @Test func `what is printed of all cases is as swift-format writes it`() throws {
    #expect(Self.cases.count > 190)
    let folder = try ScratchFolder()
    let files = Self.cases.indices.map { folder.path + "/case\($0).swift" }
    for (file, one) in zip(files, Self.cases) {
      try one.text.write(toFile: file, atomically: true, encoding: .utf8)
    }
    try SwiftCompiler.format(files)
    for (file, one) in zip(files, Self.cases) {
      let formatted = try String(contentsOfFile: file, encoding: .utf8)
      #expect(formatted == one.text, "\(one.path)")
    }
  }

  /// The cases in which a layout is left out in part.
  ///
  /// The cache of `masonry` in `step-by-step` is a dictionary with numbers and texts as keys, and
  /// points and numbers as values. The layout `loose` in `protocol` has a spacing of its own. In
  /// `defined-anew` functions and layouts take the names of others. In `names-of-the-library` the
  /// program gives names of the library another meaning.
  @Test func `layouts of all cases print whole, but for these`() {
    var leftOut: Set<String> = []
    for one in Self.cases where one.text.contains("Left out") {
      let source = (try? String(contentsOfFile: one.path, encoding: .utf8)) ?? ""
      guard source.contains("define-layout") || source.contains("load \"std/") else { continue }
      leftOut.insert(String(one.path.split(separator: "/").last ?? ""))
    }
    #expect(
      leftOut == [
        "defined-anew.lay", "names-of-the-library.lay", "protocol.lay", "step-by-step.lay",
      ])
  }
}
