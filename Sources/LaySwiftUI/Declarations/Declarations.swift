import LayLanguage
import SwiftSyntax

/// A parameter of a function or an initializer, or a stored property that an initializer takes.
struct ParameterDeclaration {
  /// What stands before the argument; nil where nothing does.
  let label: String?
  let name: String
  let type: SwiftType
  let typeSyntax: TypeSyntax?
  let defaultValue: ExprSyntax?
  let syntax: Syntax

  /// Whether any number of values may be given for it.
  var isVariadic: Bool { syntax.as(FunctionParameterSyntax.self)?.isVariadic ?? false }
}

/// A function, a computed property, or an initializer.
struct FunctionDeclaration {
  let name: String
  let parameters: [ParameterDeclaration]
  let result: SwiftType
  let body: CodeBlockItemListSyntax
  let syntax: Syntax
  /// Whether it is a method of a class that changes the object.
  var changesObject = false

  /// Whether a call with such arguments may mean it: all that is given is taken, and nothing is
  /// missing that has to be given.
  func takes(_ arguments: [SwiftArgument]) -> Bool {
    var open = parameters[...]
    for argument in arguments {
      let found = open.firstIndex {
        argument.isFirstTrailing ? $0.takesClosure : $0.label == argument.label
      }
      guard let found else { return false }
      if let closure = argument.asClosure, !open[found].suits(closure) { return false }
      for skipped in open[..<found] where skipped.defaultValue == nil {
        if !argument.isFirstTrailing, !skipped.isVariadic { return false }
      }
      open = open[(open[found].isVariadic ? found : found + 1)...]
    }
    return open.allSatisfy { $0.defaultValue != nil || $0.type.isView || $0.isVariadic }
  }

  /// Whether it is called on its type, and on no value.
  var isStatic: Bool {
    let modifiers =
      syntax.as(FunctionDeclSyntax.self)?.modifiers
      ?? syntax.as(SubscriptDeclSyntax.self)?.modifiers
    return modifiers?.contains { ["static", "class"].contains($0.name.text) } ?? false
  }
}

/// A property that holds a value, or a constant of the file.
struct StoredProperty {
  let name: String
  let type: SwiftType
  let typeSyntax: TypeSyntax?
  /// What it begins with, or is soon.
  var value: ExprSyntax?
  /// `State`, `Binding`, `Environment` and the like.
  let wrapper: AttributeSyntax?
  let isStatic: Bool
  /// Whether it is worked out of the others when it is asked for.
  let isLazy: Bool
  let isConstant: Bool
  let isPrivate: Bool
  let syntax: Syntax

  var wrapperName: String? { wrapper?.attributeName.trimmedDescription }
}

/// A case of an enumeration, with its raw value and what it carries.
struct EnumerationCase {
  let name: String
  let value: ExprSyntax?
  let parts: [ParameterDeclaration]
}

/// A struct, a class or an enumeration, with what its extensions add.
final class TypeDeclaration {
  /// As it is written, or with the name of the type around where there are several of that name.
  let name: String
  let syntax: DeclSyntax
  var conformances: Set<String>
  let views: Set<String>
  var stored: [StoredProperty] = []
  var computed: [FunctionDeclaration] = []
  var functions: [FunctionDeclaration] = []
  var initializers: [FunctionDeclaration] = []
  /// The cases of an enumeration.
  var cases: [EnumerationCase] = []
  var staticComputed: [FunctionDeclaration] = []
  /// The states that change when the views inside are laid out.
  var followed: Set<String> = []
  /// What else changes then, or is called: what the type is bound to, and functions that it is given.
  var bound: Set<String> = []
  /// The states whose values are known once a view has appeared.
  var appearing: Set<String> = []
  let isEnumeration: Bool

  init(
    _ name: String, _ syntax: DeclSyntax, conformances: Set<String>, views: Set<String>,
    isEnumeration: Bool
  ) {
    self.name = name
    self.syntax = syntax
    self.conformances = conformances
    self.views = views
    self.isEnumeration = isEnumeration
  }

  var isView: Bool { conformances.contains("View") || isShape || isRepresentable }
  /// Whether it shows a view of another framework, of which nothing is known.
  var isRepresentable: Bool { conformances.contains("UIViewRepresentable") }
  var isWidget: Bool { conformances.contains("Widget") }
  var isShape: Bool { !conformances.isDisjoint(with: ["InsettableShape", "Shape"]) }
  var isModifier: Bool { conformances.contains("ViewModifier") }
  /// What has the functions of a layout is one, whatever its protocol is called.
  var isLayout: Bool {
    conformances.contains("Layout")
      || ["sizeThatFits", "placeSubviews"].allSatisfy { name in
        functions.contains { $0.name == name }
      }
  }
  var isLayoutKey: Bool { conformances.contains("LayoutValueKey") }
  var isPreview: Bool { conformances.contains("PreviewProvider") }
  var isApp: Bool { !conformances.isDisjoint(with: ["App", "Scene"]) }

  /// What its generic parameters are called.
  var generics: [String] {
    (syntax.asProtocol(WithGenericParametersSyntax.self)?.genericParameterClause?.parameters)
      .map { $0.map(\.name.text) } ?? []
  }

  func computed(_ name: String) -> FunctionDeclaration? { computed.first { $0.name == name } }
  func stored(_ name: String) -> StoredProperty? {
    stored.first { $0.name == name && !$0.isStatic }
  }
}
