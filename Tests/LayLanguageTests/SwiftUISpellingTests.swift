import Testing

@testable import LayLanguage

/// The SwiftUI spelling of declarations, as data.
struct SwiftUISpellingTests {
  @Test(arguments: Catalogue.declarations.map(\.name))
  func `each argument of a spelling is one of the declaration, and stands once`(
    _ name: String
  ) throws {
    let declaration = try #require(Catalogue.declaration(named: name))
    for call in declaration.swiftUI?.calls ?? [] {
      let given = call.arguments.flatMap(\.parameters)
      for parameter in given {
        #expect(
          declaration.parameter(parameter) != nil || declaration.rest?.name == parameter,
          "\(name): \(parameter)")
      }
      #expect(Set(given).count == given.count, "\(name)")
    }
  }

  @Test(arguments: Catalogue.declarations.filter { $0.kind.makesViews }.map(\.name))
  func `a view or a modifier is found by its name in SwiftUI`(_ name: String) throws {
    let declaration = try #require(Catalogue.declaration(named: name))
    for call in declaration.swiftUI?.calls ?? [] {
      let found = Catalogue.declarations(swiftUI: call.callee.name)
      #expect(found.contains { $0.name == name }, "\(call.callee.name)")
    }
  }

  // As Apple's documentation of each initializer and modifier writes them.
  @Test(arguments: [
    ("text-field", "TextField(\"placeholder\", text: $text, prompt: prompt, axis: .horizontal)"),
    ("line-spacing", ".lineSpacing(10)"),
    ("fixed-size", ".fixedSize(horizontal: true, vertical: true)"),
    ("rounded-rectangle", "RoundedRectangle(cornerRadius: 10, style: .circular)"),
    ("spacer", "Spacer(minLength: 10)"),
    ("min-x", "object.minX"),
    ("size-of", "subview.sizeThatFits(proposal)"),
    ("rotation-effect", ".rotationEffect(.degrees(45), anchor: .topLeading)"),
    ("color", "Color.red"),
  ])
  func `help shows a call with all its arguments`(_ name: String, _ line: String) throws {
    let declaration = try #require(Catalogue.declaration(named: name))
    #expect(declaration.swiftUIExamples.first == line)
  }

  @Test
  func `overloads are a line each`() throws {
    let padding = try #require(Catalogue.declaration(named: "padding"))
    #expect(
      padding.swiftUIExamples == [
        ".padding(10)", ".padding(.top, 10)", ".padding(insets)",
      ])
    let section = try #require(Catalogue.declaration(named: "section"))
    #expect(section.swiftUIExamples[1] == "Section { } header: { } footer: { }")
  }

  @Test
  func `what SwiftUI has not has no spelling`() throws {
    #expect(try #require(Catalogue.declaration(named: "relative-proposed")).swiftUI == nil)
    #expect(try #require(Catalogue.declaration(named: "sort")).swiftUI == nil)
  }
}

extension SwiftUIArgument {
  /// The parameters of the declaration that the argument stands for.
  fileprivate var parameters: [String] {
    switch shape {
    case .member(_, let arguments): arguments.flatMap(\.parameters)
    case .bounds(let upper): [parameter, upper].compactMap(\.self)
    default: [parameter].compactMap(\.self)
    }
  }
}
