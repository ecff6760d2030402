import LayLanguage

/// An element of a tuple.
struct TupleElement: Equatable, Sendable {
  /// Its name in the program; nil if it has none.
  let label: String?
  let type: SwiftType

  /// `width: CGFloat`.
  fileprivate var text: String {
    label.map { "\(SwiftName.value($0)): \(type.name)" } ?? type.name
  }
}

/// The Swift type of a value; `unknown` as long as no use has told it.
indirect enum SwiftType: Equatable, Sendable {
  case number, integer, truth, string
  /// A value or nil.
  case optional(SwiftType)
  case view, color
  case size, point, rectangle, proposal, insets
  case subviews, subview, dimensions, viewSpacing, geometry, scrollGeometry, axis
  case list(SwiftType)
  case dictionary(SwiftType, SwiftType)
  /// A structure of the program.
  case structure(String)
  /// The configuration of a style, by the name of the modifier that takes the style.
  case configuration(String)
  /// The environment of a view.
  case environment
  /// A member of some enumeration of SwiftUI.
  case member
  /// A member of the SwiftUI enumeration with this name.
  case enumeration(String)
  /// A quoted name of the program, whose enumeration is not known yet.
  case quotedName
  /// Several values, with names or without.
  case tuple([TupleElement])
  /// A function of the program: the types of its parameters and of its result.
  case function([SwiftType], SwiftType)
  /// `Void`, the result of an action.
  case nothing
  /// A key of environment, preference or layout values, with the type of the values.
  case key(SwiftType)
  case unknown

  var name: String {
    switch self {
    case .number: "CGFloat"
    case .integer: "Int"
    case .truth: "Bool"
    case .string: "String"
    case .optional(.function(let taken, let given)): "(\(SwiftType.function(taken, given).name))?"
    case .optional(let value): "\(value.name)?"
    case .view: "some View"
    case .color: "Color"
    case .size: "CGSize"
    case .point: "CGPoint"
    case .rectangle: "CGRect"
    case .proposal: "ProposedViewSize"
    case .insets: "EdgeInsets"
    case .subviews: "LayoutSubviews"
    case .subview: "LayoutSubview"
    case .dimensions: "ViewDimensions"
    case .viewSpacing: "ViewSpacing"
    case .geometry: "GeometryProxy"
    case .scrollGeometry: "ScrollGeometry"
    case .axis: "Axis"
    case .list(let element): "[\(element.name)]"
    case .dictionary(let key, let value): "[\(key.name): \(value.name)]"
    case .structure(let name): name
    case .configuration: "Configuration"
    case .environment: "EnvironmentValues"
    case .enumeration(let name): name
    case .quotedName: "String"
    case .tuple(let elements): "(\(elements.map(\.text).joined(separator: ", ")))"
    case .function(let taken, let given):
      "(\(taken.map(\.valueName).joined(separator: ", "))) -> \(given.valueName)"
    case .nothing: "Void"
    case .unknown, .member, .key: "CGFloat"
    }
  }

  /// The type of the elements of a list.
  var element: SwiftType {
    switch self {
    case .list(let element): element
    case .subviews: .subview
    // The elements of an array literal for an `Axis.Set` are of that type too.
    case .axes: .axes
    default: .unknown
    }
  }

  /// Its name in the type of a function, where `some View` cannot stand.
  private var valueName: String { self == .view ? "AnyView" : name }

  var isNumber: Bool { self == .number || self == .integer }

  /// A number or nil, as the lengths of a proposal.
  static let optionalNumber = optional(.number)
  static let optionalInteger = optional(.integer)
  static let axes = enumeration("Axis.Set")

  /// The type inside an optional; nil for any other type.
  var wrapped: SwiftType? { if case .optional(let value) = self { value } else { nil } }

  /// The type as an optional.
  var orNothing: SwiftType { wrapped == nil ? .optional(self) : self }

  /// Whether no part of the type is unknown.
  var isKnown: Bool {
    switch self {
    case .unknown, .quotedName: false
    case .optional(let value), .list(let value): value.isKnown
    case .dictionary(let key, let value): key.isKnown && value.isKnown
    case .tuple(let elements): elements.allSatisfy(\.type.isKnown)
    case .function(let taken, let given): taken.allSatisfy(\.isKnown) && given.isKnown
    default: true
    }
  }

  /// The type that holds values of both types; nil if there is none.
  func joined(with other: SwiftType) -> SwiftType? {
    switch (self, other) {
    case _ where self == other: return self
    case (.unknown, let known), (let known, .unknown): return known
    case (.optional(let one), .optional(let two)): return one.joined(with: two)?.orNothing
    case (.optional(let one), let two), (let two, .optional(let one)):
      return two.joined(with: one)?.orNothing
    case (.integer, .number), (.number, .integer): return .number
    case (.view, .color), (.color, .view): return .view
    case (.axes, .list(let element)), (.list(let element), .axes):
      return element.joined(with: .axes)
    case (.axis, .quotedName), (.quotedName, .axis): return .axis
    case (.quotedName, .enumeration(let name)), (.enumeration(let name), .quotedName):
      return .enumeration(name)
    case (.quotedName, .string), (.string, .quotedName): return .string
    case (.list(let one), .list(let two)): return one.joined(with: two).map { .list($0) }
    case (.list(.subview), .subviews), (.subviews, .list(.subview)): return .list(.subview)
    case (.dictionary(let key, let value), .dictionary(let otherKey, let otherValue)):
      guard let keys = key.joined(with: otherKey), let values = value.joined(with: otherValue)
      else { return nil }
      return .dictionary(keys, values)
    case (.function(let one, let given), .function(let two, let other)) where one.count == two.count:
      let taken = zip(one, two).compactMap { $0.joined(with: $1) }
      guard taken.count == one.count, let result = given.joined(with: other) else { return nil }
      return .function(taken, result)
    case (.tuple(let one), .tuple(let two)) where one.count == two.count:
      var elements: [TupleElement] = []
      for (first, second) in zip(one, two) {
        guard let type = first.type.joined(with: second.type) else { return nil }
        elements.append(TupleElement(label: first.label ?? second.label, type: type))
      }
      return .tuple(elements)
    default: return nil
    }
  }
}

/// Names of a program as names of Swift.
enum SwiftName {
  /// `line-height` as `lineHeight`; a reserved word of Swift gets backticks.
  static func value(_ name: String) -> String {
    let camel = cleaned(SwiftUISpelling.camelCase(lowered(name)))
    if camel == "self" { return "value" }
    return reserved.contains(camel) ? "`\(camel)`" : camel
  }

  /// `chat-bubble` as `ChatBubble`; the name of a SwiftUI type gets the suffix `View`.
  static func type(_ name: String) -> String {
    let camel = cleaned(SwiftUISpelling.camelCase(lowered(name)))
    let type = capitalized(camel)
    return taken.contains(type) ? type + "View" : type
  }

  /// Adds to `names` a name that is not in use yet, with a number at its end if need be.
  static func fresh(
    _ wanted: String, behind sign: String = "", in names: inout Set<String>
  ) -> String {
    var candidate = wanted
    var number = 2
    while !names.insert(candidate).inserted {
      candidate = "\(wanted)\(sign)\(number)"
      number += 1
    }
    return candidate
  }

  static func capitalized(_ name: String) -> String {
    name.prefix(1).uppercased() + name.dropFirst()
  }

  private static func lowered(_ name: String) -> String {
    name.prefix(1).lowercased() + name.dropFirst()
  }

  /// The name without characters that Swift does not allow; `value` if nothing is left.
  ///
  /// A `?` makes it begin with `is`, unless it reads as a condition already.
  private static func cleaned(_ name: String) -> String {
    var result = ""
    for character in name {
      switch character {
      case "?": if !saysIt(result) { result = "is" + capitalized(result) }
      case "!", "'", "*", "/", "<", ">", "=", "%", "&", "+", ".", "$", "^", "~", "@": continue
      default:
        result.append(
          character.isLetter || character.isNumber || character == "_" ? character : "_")
      }
    }
    if result.isEmpty { return "value" }
    return result.first?.isNumber == true ? "_" + result : result
  }

  /// Whether a name is a reserved word of Swift.
  static func isReserved(_ name: String) -> Bool { reserved.contains(name) }

  /// Whether a name reads as a condition: `fits`, `hasNext`.
  private static func saysIt(_ name: String) -> Bool {
    let first = String(name.prefix { $0.isLowercase })
    if ["is", "has", "can", "should", "does", "needs", "will", "was", "are"].contains(first) {
      return name.count > first.count
    }
    let endings = ["ts", "ns", "ds", "ws", "ps", "ks", "lls", "ains", "ves"]
    return first.count > 3 && endings.contains { first.hasSuffix($0) }
  }

  private static let reserved: Set<String> = [
    "as", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else",
    "enum", "extension", "false", "for", "func", "guard", "if", "import", "in", "init", "inout",
    "internal", "is", "let", "nil", "operator", "private", "protocol", "public", "repeat",
    "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw",
    "throws", "true", "try", "typealias", "var", "where", "while",
  ]

  /// The names of types that SwiftUI and Swift have, as far as a printed type could have them.
  private static let taken: Set<String> = {
    var taken: Set<String> = [
      "Alignment", "Axis", "Binding", "ContentView", "Edge", "EdgeInsets", "Environment", "Font",
      "Layout", "ProposedViewSize", "Scene", "State", "Subviews", "View", "ViewBuilder",
      "ViewModifier", "Date", "Data", "Result", "String", "Int", "Double", "Bool", "Array", "Never",
    ]
    for declaration in Catalogue.declarations {
      for call in declaration.swiftUI?.calls ?? [] { taken.insert(call.callee.name) }
    }
    return taken
  }()
}
