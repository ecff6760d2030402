/// What Swift calls the type of a value; `unknown` as long as nothing has told it.
indirect enum SwiftType: Equatable, Sendable {
  case number, integer, truth, string
  /// A number or nothing, as the lengths of a proposal.
  case optionalNumber, optionalInteger
  case view, color
  case size, point, rectangle, proposal, insets
  case subviews, subview, dimensions, viewSpacing, geometry, axis
  case list(SwiftType)
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
    case .unknown: "CGFloat"
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
