import Foundation
import Glibc
import LayLanguage
import Testing

@testable import LayShell

/// The code that is printed for the views of cases has the types of SwiftUI.
@Suite(.serialized, .timeLimit(.minutes(15))) struct CaseTypeTests {
  /// Files with a view whose code has other types than SwiftUI requires.
  ///
  /// The scripts hold a mistake on purpose, a layout under another name, or labels of one slider
  /// that are of two types. The transcripts are of SwiftUI code whose enumerations and protocols
  /// become values here, and nothing tells the types of those values, or of a view that shows itself,
  /// which is printed as a function.
  private static let others: Set<String> = [
    "Cases/controls/bars.lay", "Cases/layouts/defined-anew.lay", "Cases/layouts/proposals.lay",
    "Cases/layouts/replica.lay",
    "Cases/swiftui/any-type.md", "Cases/swiftui/async-images.md", "Cases/swiftui/cards.md",
    "Cases/swiftui/chats.md",
    "Cases/swiftui/choices.md", "Cases/swiftui/custom-layouts.md",
    "Cases/swiftui/environment.md", "Cases/swiftui/following-initializers.md",
    "Cases/swiftui/following-limits.md", "Cases/swiftui/following-objects.md",
    "Cases/swiftui/following-styles.md",
    "Cases/swiftui/following.md", "Cases/swiftui/guesses.md", "Cases/swiftui/media.md",
    "Cases/swiftui/values.md", "Cases/swiftui/written-values.md",
    "Cases/swiftui/mistakes.md",
    "Cases/swiftui/files/added-initializers.md", "Cases/swiftui/files/availability.md",
    "Cases/swiftui/files/control-styles.md", "Cases/swiftui/files/measures.md",
    "Cases/swiftui/files/lookups.md", "Cases/swiftui/files/measuring.md",
    "Cases/swiftui/files/number-formats.md",
    "Cases/swiftui/files/overloads.md", "Cases/swiftui/files/preferences.md",
    "Cases/swiftui/files/protocols.md",
    "Cases/swiftui/files/stores.md",
  ]

  @Test func `the views of cases have the types of SwiftUI`() throws {
    let compiler = try SwiftCompiler.shared.get()
    let views = CaseView.shown.filter { !Self.others.contains($0.file) }
    #expect(views.count > 280)
    for batch in PrintedBatch.all(of: views) {
      for complaint in batch.complaints(in: try compiler.complaints(about: batch.text)) {
        Issue.record("\(complaint)")
      }
    }
  }
}

/// Printed views as parts of one file, as each run of the compiler takes a while.
private struct PrintedBatch {
  private var imports: Set<String> = ["import SwiftUI"]
  private var parts: [(lines: [String], title: String)] = []

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
    parts.append((lines, "\(view.file):\(view.line)\n\(view.printed)"))
  }

  var text: String {
    (imports.sorted() + parts.flatMap(\.lines)).joined(separator: "\n") + "\n"
  }

  /// The first error of the compiler in the code of each view.
  func complaints(in said: String) -> [String] {
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
        if found[index] == nil { found[index] = "\(line[mark.upperBound...]) in \(part.title)" }
        break
      }
    }
    if found.isEmpty, !said.isEmpty { return [said] }
    return found.sorted { $0.key < $1.key }.map(\.value)
  }
}
