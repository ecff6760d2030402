import LayLanguage
import SwiftSyntax

/// A parameter of a function or an initializer, or a stored property that an initializer takes.
struct ParameterDeclaration {
  /// The argument label; nil if there is none.
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

  /// Whether a call with these arguments may mean it: every argument has a parameter, and every
  /// required parameter an argument.
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

  /// Whether it is called on its type, not on a value.
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
  /// Its initial value, or the one that it gets when its view appears.
  var value: ExprSyntax?
  /// `State`, `Binding`, `Environment` and the like.
  let wrapper: AttributeSyntax?
  let isStatic: Bool
  /// Whether it is computed from the other properties, on first access.
  let isLazy: Bool
  let isConstant: Bool
  let isPrivate: Bool
  let syntax: Syntax

  var wrapperName: String? { wrapper?.attributeName.trimmedDescription }
}

/// A case of an enumeration, with its raw value and its associated values.
struct EnumerationCase {
  let name: String
  let value: ExprSyntax?
  let parts: [ParameterDeclaration]
}

/// A struct, a class or an enumeration, with what its extensions add.
final class TypeDeclaration {
  /// The written name, preceded by that of the enclosing type if another type has it already.
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
  /// The bindings that change then, and the functions passed to the type that are called then.
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
  /// Whether it is a layout: it conforms to `Layout`, or has the functions of one.
  var isLayout: Bool {
    conformances.contains("Layout")
      || ["sizeThatFits", "placeSubviews"].allSatisfy { name in
        functions.contains { $0.name == name }
      }
  }
  var isLayoutKey: Bool { conformances.contains("LayoutValueKey") }
  var isPreview: Bool { conformances.contains("PreviewProvider") }
  var isApp: Bool { !conformances.isDisjoint(with: ["App", "Scene"]) }

  /// The names of its generic parameters.
  var generics: [String] {
    (syntax.asProtocol(WithGenericParametersSyntax.self)?.genericParameterClause?.parameters)
      .map { $0.map(\.name.text) } ?? []
  }

  func computed(_ name: String) -> FunctionDeclaration? { computed.first { $0.name == name } }
  func stored(_ name: String) -> StoredProperty? {
    stored.first { $0.name == name && !$0.isStatic }
  }
}
