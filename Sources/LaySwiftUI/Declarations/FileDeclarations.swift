import LayLanguage
import SwiftSyntax

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
  /// Statements that only name a function, as `place(at:anchor:proposal:)`.
  var mentions: [CodeBlockItemSyntax] = []
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
      found = type == first ? type : nested[type]?[first]
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
