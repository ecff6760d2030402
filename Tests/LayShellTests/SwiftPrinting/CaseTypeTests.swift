import Foundation
import Glibc
import LayLanguage
import Testing

@testable import LayShell

/// The code that is printed for the views of cases has the types of SwiftUI.
@Suite(.serialized, .timeLimit(.minutes(15))) struct CaseTypeTests {
  /// Views whose code has other types than SwiftUI requires.
  private static let exemptions: Exemptions = [
    "Cases/controls/bars.lay, last": "labels of one slider are of two types",
    "Cases/swiftui/any-type.md, first": "a value may be of any type",
    "Cases/swiftui/any-type.md, last": "a value may be of any type",
    "Cases/swiftui/async-images.md, first":
      "a phase becomes a case of an enumeration without a type",
    "Cases/swiftui/cards.md, last": "a key of the text is taken for a number",
    "Cases/swiftui/chats.md, first": "the type of an optional variable is not known",
    "Cases/swiftui/choices.md, last": "the structure of the tags is not hashable",
    "Cases/swiftui/files/added-initializers.md, first":
      "a function that makes insets is taken for one of numbers",
    "Cases/swiftui/files/availability.md, first":
      "a function that makes a view is taken for one of numbers",
    "Cases/swiftui/files/control-styles.md, first": "a static style is taken for a number",
    "Cases/swiftui/files/lookups.md, first": "what a lookup gives is taken for a number",
    "Cases/swiftui/files/measuring.md, first":
      "a parameter is a structure, which does not follow from its uses",
    "Cases/swiftui/files/overloads.md, first": "a static style is taken for a number",
    "Cases/swiftui/files/preferences.md, first":
      "an object is made of a property before the view is there",
    "Cases/swiftui/files/protocols.md, first": "a value of a protocol is taken for a number",
    "Cases/swiftui/files/stores.md, first": "the environment holds an object of the program",
    "Cases/swiftui/following-initializers.md, first":
      "the text of a label is taken for a number",
    "Cases/swiftui/following-objects.md, last": "the environment holds an object of the program",
    "Cases/swiftui/following-styles.md, first":
      "the configuration of a style is passed to a function",
    "Cases/swiftui/following.md, last": "a member of an object is found by a key",
    "Cases/swiftui/guesses.md, last": "a list holds two types",
    "Cases/swiftui/mistakes.md, first": "a view that shows itself is printed as a function",
  ]

  @Test func `the views of cases have the types of SwiftUI`() throws {
    let compiler = try SwiftCompiler.shared.get()
    let (exempt, views) = CaseView.shown.partitioned { Self.exemptions.contains($0) }
    #expect(views.count > 280)
    for batch in PrintedBatch.all(of: views) {
      for (_, complaint) in batch.complaints(in: try compiler.complaints(about: batch.text)) {
        Issue.record("\(complaint)")
      }
    }
    var holding = exempt
    for batch in PrintedBatch.all(of: exempt) {
      let wrong = batch.complaints(in: try compiler.complaints(about: batch.text)).map(\.view)
      holding.removeAll { view in wrong.contains { $0 == nil || $0 == view.name } }
    }
    for complaint in Self.exemptions.complaints(holding: holding) { Issue.record("\(complaint)") }
  }
}

extension [CaseView] {
  /// Those for which a test holds, and the others.
  fileprivate func partitioned(_ holds: (CaseView) -> Bool) -> ([CaseView], [CaseView]) {
    (filter(holds), filter { !holds($0) })
  }
}

/// Printed views as parts of one file, as each run of the compiler takes a while.
private struct PrintedBatch {
  private var imports: Set<String> = ["import SwiftUI"]
  private var parts: [(lines: [String], view: CaseView)] = []

  /// A view whose code extends a type is a batch of its own.
  static func all(of views: [CaseView]) -> [PrintedBatch] {
    var batches: [PrintedBatch] = []
    var open = PrintedBatch()
    for view in views {
      var batch = PrintedBatch()
      batch.add(view, isAlone: true)
      if view.printed.contains("\nextension ") {
        batches.append(batch)
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

  /// The first error of the compiler in the code of each view, with the name of the view; without
  /// one if it is not known where an error is.
  func complaints(in said: String) -> [(view: String?, text: String)] {
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
        if found[index] == nil {
          found[index] = "\(part.view.name): \(line[mark.upperBound...])\n\(part.view.printed)"
        }
        break
      }
    }
    if found.isEmpty, !said.isEmpty { return [(nil, said)] }
    return found.sorted { $0.key < $1.key }.map { (parts[$0.key].view.name, $0.value) }
  }
}
