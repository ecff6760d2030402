import Foundation
import Glibc
import LayLanguage
import Testing

@testable import LayShell

/// The code that is printed for the views of cases has the types of SwiftUI.
@Suite(.serialized, .timeLimit(.minutes(15))) struct CaseTypeTests {
  private static let exemptions = Exemptions(reasons: [
    "Cases/controls/bars.lay 14": "the labels of one slider are of two types"
  ])

  @Test func `the views of cases have the types of SwiftUI`() throws {
    let compiler = try SwiftCompiler.shared.get()
    #expect(CaseView.shown.count > 290)
    Self.exemptions.check(areAmong: CaseView.shown)
    let isExempted = { (view: CaseView) in Self.exemptions.reasons[view.name] != nil }
    // An exempted view is compiled alone: it shall not keep the compiler from the others.
    let batches =
      PrintedBatch.all(of: CaseView.shown.filter { !isExempted($0) })
      + CaseView.shown.filter(isExempted).map { PrintedBatch(alone: $0) }
    for batch in batches {
      let found = batch.complaints(in: try compiler.complaints(about: batch.text))
      for (view, complaint) in found { Self.exemptions.check(view, complaint: complaint) }
    }
  }
}

/// Printed views as parts of one file, as each run of the compiler takes a while.
private struct PrintedBatch {
  private var imports: Set<String> = ["import SwiftUI"]
  private var parts: [(lines: [String], view: CaseView)] = []

  private init() {}

  init(alone view: CaseView) { add(view, isAlone: true) }

  /// A view whose code extends a type is a batch of its own.
  static func all(of views: [CaseView]) -> [PrintedBatch] {
    var batches: [PrintedBatch] = []
    var open = PrintedBatch()
    for view in views {
      if view.printed.contains("\nextension ") {
        batches.append(PrintedBatch(alone: view))
      } else {
        open.add(view, isAlone: false)
      }
      if open.parts.count == 60 {
        batches.append(open)
        open = PrintedBatch()
      }
    }
    return batches + [open]
  }

  private mutating func add(_ view: CaseView, isAlone: Bool) {
    let all = view.printed.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    imports.formUnion(all.filter { $0.hasPrefix("import ") })
    var lines = all.filter { !$0.hasPrefix("import ") }
    if !isAlone {
      // Declarations of a file become static members of an enumeration.
      lines = lines.map { line in
        let isValue = ["func ", "let ", "var "].contains { line.hasPrefix($0) }
        return isValue ? "static " + line : line
      }
      lines = ["enum Part\(parts.count) {"] + lines + ["}"]
    }
    parts.append((lines, view))
  }

  var text: String {
    (imports.sorted() + parts.flatMap(\.lines)).joined(separator: "\n") + "\n"
  }

  /// The first error of the compiler in the code of each view; nil where there is none.
  func complaints(in said: String) -> [(CaseView, String?)] {
    var found: [Int: String] = [:]
    for line in said.split(separator: "\n") {
      guard let mark = line.range(of: ": error: "), line.hasPrefix("/"),
        let number = line[..<mark.lowerBound].split(separator: ":").dropFirst().first,
        let place = Int(number)
      else { continue }
      var end = imports.count
      for (index, part) in parts.enumerated() {
        end += part.lines.count
        guard place <= end else { continue }
        if found[index] == nil { found[index] = String(line[mark.upperBound...]) }
        break
      }
    }
    if found.isEmpty, !said.isEmpty { found[0] = said }
    return parts.enumerated().map { ($0.element.view, found[$0.offset]) }
  }
}
