/// A part of a tuple.
struct TupleElement: Equatable, Sendable {
  /// Its name here; nil where it has none.
  let label: String?
  let type: SwiftType

  /// `width: CGFloat`.
  fileprivate var text: String {
    label.map { "\(SwiftName.value($0)): \(type.name)" } ?? type.name
  }
}

/// What Swift calls the type of a value; `unknown` as long as nothing has told it.
indirect enum SwiftType: Equatable, Sendable {
  case number, integer, truth, string
  /// A value or nothing.
  case optional(SwiftType)
  case view, color
  case size, point, rectangle, proposal, insets
  case subviews, subview, dimensions, viewSpacing, geometry, axis
  case list(SwiftType)
  case dictionary(SwiftType, SwiftType)
  /// A structure of the program.
  case structure(String)
  /// What a style is given, by the modifier that takes the style.
  case configuration(String)
  /// The values that views find around them.
  case environment
  /// A name of an enumeration of SwiftUI.
  case member
  /// A name of an enumeration of SwiftUI that is called so.
  case enumeration(String)
  /// A quoted name of the program, of which nothing tells an enumeration yet.
  case quotedName
  /// Several values, with names or without.
  case tuple([TupleElement])
  /// What a function of the program takes and gives.
  case function([SwiftType], SwiftType)
  /// What gives nothing: something is done.
  case nothing
  /// A key of values that views hand outward, with the type of these.
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

  /// What its elements are, of a list.
  var element: SwiftType {
    switch self {
    case .list(let element): element
    case .subviews: .subview
    // A set of axes is made of such sets.
    case .axes: .axes
    default: .unknown
    }
  }

  /// Its name in the type of a function, which takes and gives no `some View`.
  private var valueName: String { self == .view ? "AnyView" : name }

  var isNumber: Bool { self == .number || self == .integer }

  /// A number or nothing, as the lengths of a proposal.
  static let optionalNumber = optional(.number)
  static let optionalInteger = optional(.integer)
  static let axes = enumeration("Axis.Set")

  /// What it is where it is not nothing; nil for what is never nothing.
  var wrapped: SwiftType? { if case .optional(let value) = self { value } else { nil } }

  /// The type of what may be nothing too.
  var orNothing: SwiftType { wrapped == nil ? .optional(self) : self }

  /// Whether nothing in it is left to be found out.
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

  /// The type of values of both types; nil where there is none.
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
