import LaySwift
import Testing

/// The names that a file declares, found without its tree.
@Suite struct SkimmedFileTests {
  private func skimmed(_ text: String) -> SkimmedFile { SkimmedFile(Array(text.utf8)) }

  @Test func `what stands at the top is named, and what is private is not`() {
    let file = skimmed(
      """
      import SwiftUI
      struct Row<T: Hashable>: View { struct Inner {}; let inner = 1 }
      private struct Own {}
      let (a, b) = (1, 2), c = 3
      private(set) var kept = 1
      private let own = 1
      func show() { let local = 1 }
      @MainActor public final class Model {}
      typealias Title = String
      """)
    #expect(file.types.filter { !$0.isPrivate }.map(\.name) == ["Row", "Model"])
    #expect(file.types[0].inherited == ["View"])
    #expect(file.others.isSuperset(of: ["a", "b", "c", "kept", "show", "Title"]))
    #expect(file.others.isDisjoint(with: ["inner", "own", "local"]))
    #expect(file.imports == ["SwiftUI"])
  }

  @Test func `requirements behind a where are not inherited from`() {
    let file = skimmed(
      """
      private struct Bar<Content>: ViewModifier where Content: View { var isOn: Bool }
      struct Host<Content> where Content: View, Content: Hashable {}
      struct Row: View {}
      """)
    #expect(file.types.map(\.inherited) == [["ViewModifier"], [], ["View"]])
  }

  @Test func `members of extensions are named with their type`() {
    let file = skimmed(
      """
      extension House.Item: View {
        var body: some View { Text("}") }
        static func make() {}
        private func own() {}
        struct Part { func deep() {} }
        subscript(safe index: Int) -> Int { 0 }
        static func == (a: Self, b: Self) -> Bool { true }
      }
      extension [Int] { func total() {} }
      private extension View { func mine() {} }
      """)
    #expect(file.extensions.map(\.type) == ["House", "Array", "View"])
    #expect(file.extensions[0].members == ["body", "make", "Part", "subscript", "=="])
    #expect(file.extensions[0].inherits && !file.extensions[1].inherits)
    #expect(file.extensions[1].members == ["total"])
    #expect(file.extensions[2].isPrivate)
  }

  @Test func `strings and comments declare nothing`() {
    let file = skimmed(
      #"""
      let text = "struct A { \(names.map { "}" }.joined()) " // struct B
      /* struct C /* { */ */
      let long = """
        struct D {
        """
      let raw = #"struct E { " "#
      #Preview("One") { Text("two") }
      #Preview { Text("three") }
      struct F {}
      """#)
    #expect(file.types.map(\.name) == ["F"])
    #expect(file.previews == ["One", nil])
  }

  @Test func `where braces do not close all declarations count`() {
    let file = skimmed("struct A { let quote = /\"{/\n}\nstruct B { let x = 1 }\n{")
    #expect(file.types.map(\.name) == ["A", "B"])
    #expect(file.others.contains("x"))
  }

  @Test func `operators and tests are known`() {
    #expect(skimmed("infix operator <+>\nfunc <+> (a: Int, b: Int) -> Int { a }").hasOperators)
    #expect(skimmed("@testable import App\nimport XCTest").isOfTests)
  }
}
