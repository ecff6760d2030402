import LayLanguage
import SwiftSyntax

/// A parameter of a function or an initializer, or a stored property that an initializer takes.
struct ParameterDeclaration {
  /// The argument label; nil if there is none.
  let label: String?
  var name: String
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
  /// Its initial value.
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

  /// The parameter for it in a memberwise initializer.
  func parameter(called name: String? = nil, value: ExprSyntax? = nil) -> ParameterDeclaration {
    ParameterDeclaration(
      label: self.name, name: name ?? self.name, type: type, typeSyntax: typeSyntax,
      defaultValue: value, syntax: syntax)
  }
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

/// What the files declare, by name.
struct FileDeclarations {
  /// Whether the files mention `editMode`, so that lists are shown in edit mode.
  var editsLists = false
  var types: [String: TypeDeclaration] = [:]
  /// In the order of the files.
  var typeOrder: [String] = []
  var functions: [FunctionDeclaration] = []
  var computed: [FunctionDeclaration] = []
  var constants: [StoredProperty] = []
  /// Functions and computed properties of extensions on types of a framework, by the type.
  var extensions: [String: [FunctionDeclaration]] = [:]
  var extensionConstants: [String: [StoredProperty]] = [:]
  /// Initializers of extensions on types of a framework.
  var extensionInitializers: [String: [FunctionDeclaration]] = [:]
  /// The result builders of the files that make lists.
  var listBuilders: Set<String> = []
  /// The protocols of the files.
  var protocols: [String: ProtocolDeclaration] = [:]
  /// The entries that a preview of a widget shows.
  var timeline: CodeBlockItemListSyntax?
  var previews: [(name: String?, body: CodeBlockItemListSyntax, syntax: Syntax)] = []
  /// The types that stand for previews with states, by the identifier of the preview's body.
  var previewTypes: [SyntaxIdentifier: String] = [:]
  /// All statements and variables outside of types and functions, in order.
  var items: [CodeBlockItemSyntax] = []
  /// Statements outside of all declarations.
  var statements: [CodeBlockItemSyntax] = []

  /// The parameters, and the properties set by an initializer, that are changed or called when
  /// views are laid out.
  var followed: Set<SyntaxIdentifier> = []
  /// What views and modifiers do when they are laid out, by the name of the type.
  var viewCode: [String: ViewCode] = [:]
  /// The methods that change what they are called on.
  var changingMethods: Set<String> = []

  /// The type aliases by name, as `typealias Cache = [CGFloat]`.
  var aliases: [String: TypeSyntax] = [:]

  private let knownAliases = KnownAliases()

  /// The keys in `types` of nested types, by the enclosing type and the written name.
  var nested: [String: [String: String]] = [:]
  /// The enclosing type of each nested type.
  var outer: [String: String] = [:]

  /// The key in `types` of the type that a name means inside of another type: `Kind` or `Row.Kind`.
  func key(of name: String, in context: String? = nil) -> String? {
    var parts = name.split(separator: ".").map(String.init)[...]
    guard let first = parts.popFirst() else { return nil }
    var found: String?
    var around = context
    while found == nil, let type = around {
      // A type that is nested in one of its own name is meant inside of that.
      found = nested[type]?[first] ?? (type == first ? type : nil)
      around = outer[type]
    }
    if found == nil, types[first] != nil { found = isFree(first) ? first : nil }
    while let part = parts.popFirst() {
      guard let owner = found else { return nil }
      found = nested[owner]?[part]
    }
    return found
  }

  /// The type of the files that declares a function.
  func owner(of function: FunctionDeclaration) -> TypeDeclaration? {
    typeOrder.lazy.compactMap { types[$0] }.first { type in
      type.functions.contains { $0.syntax.id == function.syntax.id }
    }
  }

  /// Whether a type can be named without its enclosing type: a nested type does not hide a name of
  /// SwiftUI.
  private func isFree(_ key: String) -> Bool {
    outer[key] == nil || Catalogue.declarations(swiftUI: key).isEmpty
  }

  func typeNamed(_ name: String) -> SwiftType? { typeNamed(name, in: nil) }

  func typeNamed(_ name: String, in context: String?) -> SwiftType? {
    guard let key = key(of: name, in: context), let type = types[key] else {
      guard let alias = aliases[name] else { return nil }
      return knownAliases.type(of: name) { SwiftType(alias, typeNamed) }
    }
    if type.isEnumeration { return .enumeration(key) }
    return type.isView ? .view : .structure(key)
  }
}

/// The types that type aliases stand for: one that uses another several times reads it once.
///
/// They are forgotten with the first one that was asked for, since files may not be read yet.
private final class KnownAliases {
  private var types: [String: SwiftType] = [:]
  private var open: Set<String> = []

  /// Nil for an alias that is being read: its name stands for something else there, or for nothing.
  func type(of name: String, _ read: () -> SwiftType) -> SwiftType? {
    if let known = types[name] { return known }
    guard open.insert(name).inserted else { return nil }
    let type = read()
    open.remove(name)
    types[name] = type
    if open.isEmpty { types = [:] }
    return type
  }
}

/// A protocol of the files.
struct ProtocolDeclaration {
  /// The properties and functions that it requires.
  let requirements: Set<String>
  /// The protocols that it refines.
  let inherited: Set<String>

  init(_ syntax: ProtocolDeclSyntax) {
    var names: Set<String> = []
    for member in syntax.memberBlock.members {
      if let variable = member.decl.as(VariableDeclSyntax.self) {
        for binding in variable.bindings { names.insert(binding.pattern.trimmedDescription) }
      } else if let function = member.decl.as(FunctionDeclSyntax.self) {
        names.insert(function.name.text)
      }
    }
    requirements = names
    inherited = Group.names(syntax.inheritanceClause)
  }
}

extension FileDeclarations {
  /// The protocols of the files that a type conforms to, and those that these refine.
  func protocols(of type: TypeDeclaration) -> [String] {
    var found: [String] = []
    var open = type.conformances.sorted()
    while let name = open.popLast() {
      guard let declared = protocols[name], !found.contains(name) else { continue }
      found.append(name)
      open += declared.inherited.sorted()
    }
    return found
  }

  /// The types that conform to a protocol of the files, in the order of their declarations.
  func conformers(to name: String) -> [TypeDeclaration] {
    typeOrder.compactMap { types[$0] }.filter { protocols(of: $0).contains(name) }
  }

  /// Adds to each type the protocols that its protocols refine: a type is a `View` if it is a
  /// `Screen`, and the protocol `Screen` refines `View`.
  mutating func adoptInherited() {
    for name in typeOrder {
      guard let type = types[name] else { continue }
      for owner in protocols(of: type) {
        type.conformances.formUnion(protocols[owner]?.inherited ?? [])
      }
      if type.conformances.contains(where: { isRepresentable($0) }) {
        type.conformances.insert("UIViewRepresentable")
      }
    }
  }

  /// Whether a protocol, or what its alias names, wraps views of another framework.
  private func isRepresentable(_ name: String) -> Bool {
    let plain = aliases[name]?.trimmedDescription ?? name
    return ["UI", "NS", "WK"].contains(String(plain.prefix(2))) && plain.hasSuffix("Representable")
  }

  /// Gives each type what extensions of its protocols define and it does not.
  mutating func adoptDefaults() {
    guard !protocols.isEmpty else { return }
    for name in typeOrder {
      guard let type = types[name] else { continue }
      for owner in protocols(of: type) {
        for added in extensions[owner] ?? [] { type.adopt(added) }
      }
    }
  }

  /// The protocols of the files that generic parameters have to conform to.
  func constraints(
    _ clause: GenericParameterClauseSyntax?, _ conditions: GenericWhereClauseSyntax?
  ) -> [String: String] {
    var found: [String: String] = [:]
    for parameter in clause?.parameters ?? [] {
      guard let wanted = parameter.inheritedType?.trimmedDescription, tells(wanted)
      else { continue }
      found[parameter.name.text] = wanted
    }
    for condition in conditions?.requirements ?? [] {
      guard case .conformanceRequirement(let one) = condition.requirement else { continue }
      let wanted = one.rightType.trimmedDescription
      if tells(wanted) { found[one.leftType.trimmedDescription] = wanted }
    }
    return found
  }

  /// Whether what conforms to a protocol or a class has members that are known here.
  private func tells(_ name: String) -> Bool { protocols[name] != nil }
}

extension TypeDeclaration {
  /// Adopts a function or a property of a protocol extension, unless the type has its own.
  fileprivate func adopt(_ added: FunctionDeclaration) {
    let name = added.name
    if added.syntax.is(FunctionDeclSyntax.self) {
      if !functions.contains(where: { $0.name == name }) { functions.append(added) }
      return
    }
    let isStatic = added.syntax.as(VariableDeclSyntax.self)?.modifiers.contains {
      $0.name.text == "static"
    }
    if isStatic == true {
      if !staticComputed.contains(where: { $0.name == name }) { staticComputed.append(added) }
    } else if computed(name) == nil, stored(name) == nil {
      computed.append(added)
    }
  }
}
