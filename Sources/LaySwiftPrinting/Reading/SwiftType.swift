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
  /// A number or nothing, as the lengths of a proposal.
  case optionalNumber, optionalInteger
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
    case .optionalNumber: "CGFloat?"
    case .optionalInteger: "Int?"
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
      "(\(taken.map(\.name).joined(separator: ", "))) -> \(given.name)"
    case .nothing: "Void"
    case .unknown, .member, .key: "CGFloat"
    }
  }

  /// What its elements are, of a list.
  var element: SwiftType {
    switch self {
    case .list(let element): element
    case .subviews: .subview
    default: .unknown
    }
  }

  var isNumber: Bool { self == .number || self == .integer }
}
