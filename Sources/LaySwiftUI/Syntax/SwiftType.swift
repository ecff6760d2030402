import LayLanguage
import SwiftSyntax

/// What is known about the values of an expression or a variable.
indirect enum SwiftType: Equatable, Sendable {
  case unknown
  /// The type of an unknown value, for which a string stands until its use tells the type.
  case guess
  case number
  /// A number that has no fraction.
  case integer
  case string
  case truth
  /// One view, a list of views, or a closure without parameters that returns views.
  case view
  /// A `Text` made of strings, which `+` can join to another.
  case text
  case color
  case list(SwiftType)
  /// The type of the values; the type of the keys is not kept.
  case dictionary(SwiftType)
  /// Its labels, nil where a part has none, and its types.
  case tuple([String?], [SwiftType])
  /// `enumeration` and `structure` are types that the files declare, by name.
  case enumeration(String)
  case structure(String)
  /// A closure or a function with parameters, by the type of its result.
  case function(SwiftType)
  /// A type of a framework, or a generic parameter.
  case named(String)

  /// The name of a type that the files declare; nil for all other types.
  var declaredName: String? {
    switch self {
    case .structure(let name), .enumeration(let name): name
    default: nil
    }
  }

  /// Whether nothing is known about the value.
  var isUnknown: Bool { self == .unknown || self == .guess }
  var isNumber: Bool { self == .number || self == .integer }
  var isView: Bool { self == .view || self == .text }
  /// A layout that is a value.
  static let anyLayout = SwiftType.named("AnyLayout")
  /// What a geometry reader's closure gets.
  static let geometryProxy = SwiftType.named("GeometryProxy")
  static let insets = SwiftType.named("EdgeInsets")
  /// What a style gets of its control.
  static let configuration = SwiftType.named("ButtonStyleConfiguration")
  /// What the actions of scroll views get.
  static let scrollGeometry = SwiftType.named("ScrollGeometry")
  static let scrollPhase = SwiftType.named("ScrollPhase")
  static let scrollContext = SwiftType.named("ScrollPhaseChangeContext")

  /// Whether a value of this type is certainly not a view.
  var isKnownValue: Bool {
    switch self {
    case .unknown, .guess, .view, .text, .named, .color: false
    default: true
    }
  }

  /// Whether an unknown value of this type needs a made-up value, since a string would not do.
  var isMadeUp: Bool {
    switch self {
    case .number, .integer, .truth, .list, .structure, .enumeration, .dictionary, .color: true
    default: self == .date
    }
  }

  /// The types of a tuple's parts; empty for all other types.
  var parts: [SwiftType] { if case .tuple(_, let types) = self { types } else { [] } }

  /// The labels and types of a tuple with `count` parts; nil labels and unknown types for any other
  /// type.
  func labelledParts(_ count: Int) -> ([String?], [SwiftType]) {
    if case .tuple(let labels, let types) = self, types.count == count { return (labels, types) }
    return (Array(repeating: nil, count: count), Array(repeating: .unknown, count: count))
  }

  var isDictionary: Bool { if case .dictionary = self { true } else { false } }

  /// Whether its name looks like that of a generic parameter, as `T` or `Value`.
  fileprivate var isGenericName: Bool {
    guard case .named(let name) = self else { return false }
    return name.count == 1 || ["Key", "Value", "Property"].contains(name)
  }

  /// How many lists are in each other, up to 100.
  var listDepth: Int {
    var (depth, type) = (0, self)
    while case .list(let inner) = type, depth < 100 { (depth, type) = (depth + 1, inner) }
    return depth
  }

  var element: SwiftType { if case .list(let element) = self { element } else { .unknown } }
}

extension SwiftType {
  /// Protocols whose conforming types are translated as views.
  private static let contents: Set<String> = [
    "CustomizableToolbarContent", "Shape", "TabContent", "TableRowContent", "ToolbarContent",
    "View",
  ]

  private static let known: [String: SwiftType] = [
    "Int": .integer, "UInt": .integer, "Int64": .integer, "Int32": .integer, "UInt8": .integer,
    "Double": .number, "Float": .number, "CGFloat": .number, "TimeInterval": .number,
    "Decimal": .number, "String": .string, "Substring": .string, "Character": .string,
    "LocalizedStringKey": .string, "LocalizedStringResource": .string,
    "StaticString": .string, "Bool": .truth, "AnyView": .view,
    "Text": .text, "UUID": .string, "Color": .color, "Subviews": .list(.subview),
    "LayoutSubviews": .list(.subview),
  ]

  /// - Parameters:
  ///   - views: the generic parameters that stand for views.
  init(_ type: TypeSyntax?, _ names: (String) -> SwiftType?, views: Set<String> = []) {
    guard let type else {
      self = .unknown
      return
    }
    if let optional = type.as(OptionalTypeSyntax.self) {
      self.init(optional.wrappedType, names, views: views)
    } else if let optional = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      self.init(optional.wrappedType, names, views: views)
    } else if let attributed = type.as(AttributedTypeSyntax.self) {
      self.init(attributed.baseType, names, views: views)
      let isWorkedOut = attributed.attributes.contains {
        $0.trimmedDescription == "@autoclosure"
      }
      if isWorkedOut, case .function(let result) = self { self = result }
    } else if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1,
      let only = tuple.elements.first
    {
      self.init(only.type, names, views: views)
    } else if let some = type.as(SomeOrAnyTypeSyntax.self) {
      let name = some.constraint.trimmedDescription
      self = Self.contents.contains(name) ? .view : .named(name)
    } else if let tuple = type.as(TupleTypeSyntax.self) {
      self =
        tuple.elements.isEmpty
        ? .named("Void")
        : .tuple(
          tuple.elements.map { $0.secondName?.text ?? $0.firstName?.text },
          tuple.elements.map { SwiftType($0.type, names, views: views) })
    } else if let dictionary = type.as(DictionaryTypeSyntax.self) {
      self = .dictionary(SwiftType(dictionary.value, names, views: views))
    } else if let array = type.as(ArrayTypeSyntax.self) {
      self = .list(SwiftType(array.element, names, views: views))
    } else if let function = type.as(FunctionTypeSyntax.self) {
      let result = SwiftType(function.returnClause.type, names, views: views)
      self = function.parameters.isEmpty && result.isView ? .view : .function(result)
    } else if let identifier = type.as(IdentifierTypeSyntax.self) {
      self.init(identifier, names, views)
    } else if let member = type.as(MemberTypeSyntax.self) {
      self.init(member, names)
    } else {
      self = .unknown
    }
  }

  /// A type by its name and its generic arguments.
  private init(
    _ identifier: IdentifierTypeSyntax, _ names: (String) -> SwiftType?, _ views: Set<String>
  ) {
    let name = identifier.name.text
    let arguments = identifier.genericArgumentClause?.arguments.map {
      SwiftType($0.argument.as(TypeSyntax.self), names, views: views)
    }
    let first = arguments?.first ?? .unknown
    switch name {
    case "Binding", "Optional", "Published": self = first
    case _ where name.hasSuffix("Configuration") && names(name) == nil && Self.isOfStyle(name):
      self = .configuration
    case "Array", "Set", "ArraySlice", "FetchedResults", "IdentifiedArrayOf", "OrderedSet":
      self = .list(first)
    case "Range", "CountableRange", "Slice": self = .list(.integer)
    case "ClosedRange" where first == .integer: self = .list(.integer)
    case "KeyPath", "ReferenceWritableKeyPath", "WritableKeyPath":
      // A key path is a function from a value to one of its parts.
      let part = arguments?.count == 2 ? arguments?.last ?? .unknown : .unknown
      self = .function(part.isGenericName ? .unknown : part)
    case "KeyValuePairs":
      self = .list(.tuple(["key", "value"], [first, arguments?.last ?? .unknown]))
    case "Dictionary" where arguments?.count == 2: self = .dictionary(arguments?.last ?? .unknown)
    case "StoreOf", "ViewStoreOf", "Store", "ViewStore":
      // Stores of The Composable Architecture: their members are those of their state.
      let state = identifier.genericArgumentClause?.arguments.first?.argument.trimmedDescription
      let inner = name.hasSuffix("Of") ? state.map { $0 + ".State" } : state
      self = names(name) ?? inner.flatMap(names) ?? .named(name)
    case _ where views.contains(name): self = .view
    default: self = names(name) ?? Self.known[name] ?? .named(name)
    }
  }

  /// A nested type.
  private init(_ member: MemberTypeSyntax, _ names: (String) -> SwiftType?) {
    let owner = member.baseType.trimmedDescription
    switch member.name.text {
    case "Set" where owner == "Edge": self = .list(.named("Edge"))
    case "Set": self = .named(owner + ".Set")
    case "Element" where owner.hasSuffix("Subviews"): self = .subview
    case "Configuration" where owner.hasSuffix("Style"): self = .configuration
    case let name:
      self = names(owner + "." + name) ?? names(name) ?? Self.known[name] ?? .named(name)
    }
  }

  /// Whether it is the configuration that a style gets of a control, as `ToggleStyleConfiguration`.
  private static func isOfStyle(_ name: String) -> Bool {
    name == "Configuration" || name.hasSuffix("StyleConfiguration")
  }
}
