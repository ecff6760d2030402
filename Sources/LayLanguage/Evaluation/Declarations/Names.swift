import LayEngine

/// The names of alignments, and the guides and points that they mean.
enum AlignmentName {
  /// The one name that is a guide on either axis.
  fileprivate static let center = "center"

  /// Names for the alignment of a row: guides with a vertical position.
  static let vertical = ["top", "center", "bottom", "first-text-baseline", "last-text-baseline"]
  /// Names for a row that ignores the explicit guides of its children.
  static let edges = ["top", "center", "bottom"]
  /// Names for the alignment of a column: guides with a horizontal position.
  static let horizontal = ["leading", "center", "trailing"]

  /// The guide that a name means on one axis; nil for others and for `center`.
  static func guide(_ name: String) -> AlignmentGuide? {
    switch name {
    case "bottom": .bottom
    case "first-text-baseline": .firstTextBaseline
    case "horizontal-center": .horizontalCenter
    case "last-text-baseline": .lastTextBaseline
    case "leading": .leading
    case "list-row-separator-leading": SeparatorLine.leading.guide
    case "list-row-separator-trailing": SeparatorLine.trailing.guide
    case "top": .top
    case "trailing": .trailing
    case "vertical-center": .verticalCenter
    default: nil
    }
  }

  /// The names of guides that a view can be asked for or can set explicitly.
  static let lines = [
    "leading", "center", "trailing", "top", "bottom", "first-text-baseline", "last-text-baseline",
    "horizontal-center", "vertical-center", "list-row-separator-leading",
    "list-row-separator-trailing",
  ]

  /// The names of unit points: alignments at fixed fractions of the size.
  static let points = [
    "top-leading", "top", "top-trailing", "leading", "center", "trailing", "bottom-leading",
    "bottom", "bottom-trailing",
  ]

  /// The names of all alignments: one guide on each axis.
  static let both =
    points + [
      "leading-first-text-baseline", "center-first-text-baseline", "trailing-first-text-baseline",
      "leading-last-text-baseline", "center-last-text-baseline", "trailing-last-text-baseline",
    ]

  /// The alignment that a name means; nil for another name.
  static func alignment(_ name: String) -> Alignment? {
    switch name {
    case "top-leading": Alignment(.leading, .top)
    case "top": Alignment(.horizontalCenter, .top)
    case "top-trailing": Alignment(.trailing, .top)
    case "leading": Alignment(.leading, .verticalCenter)
    case "center": .center
    case "trailing": Alignment(.trailing, .verticalCenter)
    case "bottom-leading": Alignment(.leading, .bottom)
    case "bottom": Alignment(.horizontalCenter, .bottom)
    case "bottom-trailing": Alignment(.trailing, .bottom)
    case "leading-first-text-baseline": Alignment(.leading, .firstTextBaseline)
    case "center-first-text-baseline": Alignment(.horizontalCenter, .firstTextBaseline)
    case "trailing-first-text-baseline": Alignment(.trailing, .firstTextBaseline)
    case "leading-last-text-baseline": Alignment(.leading, .lastTextBaseline)
    case "center-last-text-baseline": Alignment(.horizontalCenter, .lastTextBaseline)
    case "trailing-last-text-baseline": Alignment(.trailing, .lastTextBaseline)
    default: nil
    }
  }

  /// The unit point that a name means; the center if the name is unknown.
  static func unitPoint(_ name: String) -> UnitPoint {
    let alignment = alignment(name) ?? .center
    return UnitPoint(x: alignment.horizontal.fraction, y: alignment.vertical.fraction)
  }
}

extension AlignmentGuide {
  /// The centre of an axis.
  package static func center(along axis: Axis) -> AlignmentGuide {
    axis == .horizontal ? .horizontalCenter : .verticalCenter
  }

  /// The guide's name without an axis: SwiftUI's in kebab-case, with one name for each `center`.
  package var name: String {
    if case .custom(let line) = self { return line.definition.name }
    return AlignmentName.lines.first { AlignmentName.guide($0) == self } ?? AlignmentName.center
  }

  /// The guide's name where the axis is known, as in `(hstack :alignment center …)`.
  package var nameOnAxis: String {
    switch self {
    case .horizontalCenter, .verticalCenter: AlignmentName.center
    default: name
    }
  }
}

extension Parameter {
  /// A keyword `:alignment` that names a guide on each axis.
  static func alignment(_ summary: String) -> Parameter {
    .keyword("alignment", .alignment(AlignmentName.both), summary, default: "center")
  }

  /// A keyword `:alignment` that names a guide on one axis.
  static func alignment(_ names: [String], _ summary: String) -> Parameter {
    .keyword("alignment", .alignment(names), summary, default: "center")
  }
}

extension Arguments {
  /// The alignment that `:alignment` names; centered on axes for which it gives no guide.
  func alignment() -> Alignment {
    if let box = alignmentBox("alignment") {
      return Alignment(box.horizontal ?? .horizontalCenter, box.vertical ?? .verticalCenter)
    }
    guard let name = enumeration("alignment") else { return .center }
    return AlignmentName.alignment(name) ?? .center
  }

  /// The unit point that an argument names or gives in fractions; nil if it was not given.
  func unitPoint(_ name: String) -> UnitPoint? {
    if let point = object(name, as: PointBox.self) { return UnitPoint(x: point.x, y: point.y) }
    return enumeration(name).map(AlignmentName.unitPoint)
  }

  /// The guide on an axis that an argument names; nil if it was not given or is nil.
  func guide(_ name: String, along axis: Axis) throws(Diagnostic) -> AlignmentGuide? {
    guard let value = value(name) else { return nil }
    if case .symbol(let symbol) = value {
      if symbol.name == AlignmentName.center { return .center(along: axis) }
      if let guide = AlignmentName.guide(symbol.name), guide.axis == axis { return guide }
    }
    if let guide = alignmentBox(name)?.guide(along: axis) { return guide }
    if case .nothing = value { return nil }
    throw complaint(.otherAxis(value, axis, self), about: name)
  }

  /// The guide that an argument names, on either axis; `axis` is the one that `center` is on.
  func guide(_ name: String, center axis: Axis?) throws(Diagnostic) -> AlignmentGuide {
    let value = requiredValue(name)
    if let box = alignmentBox(name) {
      switch (box.horizontal, box.vertical) {
      case (let guide?, nil), (nil, let guide?): return guide
      default: throw complaint(.pointIsTwoLines, about: name)
      }
    }
    if case .symbol(let symbol) = value, let guide = AlignmentName.guide(symbol.name) {
      return guide
    }
    guard let axis else { throw complaint(.whichCenter, about: name) }
    return .center(along: axis)
  }

  private func alignmentBox(_ name: String) -> AlignmentBox? {
    guard case .object(let object) = value(name) else { return nil }
    return object as? AlignmentBox
  }

  /// The axis that an argument names; nil if it was not given.
  func axis(_ name: String) -> Axis? { enumeration(name).flatMap { Axis(named: $0) } }

  /// The axes that an argument names, one or a list of them; nil if it was not given.
  func axes(_ name: String) -> AxisSet? {
    enumerations(name).map { names in
      names.reduce(into: AxisSet()) { $0.formUnion(AxisSet(named: $1) ?? []) }
    }
  }
}

extension Complaint {
  fileprivate static func otherAxis(
    _ value: Value, _ axis: Axis, _ arguments: Arguments
  ) -> Complaint {
    let names = axis == .horizontal ? AlignmentName.horizontal : AlignmentName.vertical
    return Complaint(
      "`\(arguments.calledName)` aligns on the \(axis.name) axis here, where "
        + "`\(ValueDescription.shown(value))` is no line",
      hint: "use \(ParameterType.names(names))")
  }

  fileprivate static let pointIsTwoLines = Complaint(
    "this is a point of two lines, and one line is needed", hint: "name one of them")

  fileprivate static let whichCenter = Complaint(
    "`center` is a line on both axes", hint: "write `horizontal-center` or `vertical-center`")
}

extension Axis {
  static let names = allCases.map(\.name)

  /// The axis that a name means; nil for another name.
  init?(named name: String) {
    guard let axis = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = axis
  }

  /// The name of the axis in programs.
  package var name: String {
    switch self {
    case .horizontal: "horizontal"
    case .vertical: "vertical"
    }
  }
}

extension AxisSet {
  static let names = ["horizontal", "vertical", "both", "none"]

  /// The name of the axes in programs.
  package var name: String {
    switch (contains(.horizontal), contains(.vertical)) {
    case (true, true): "both"
    case (true, false): Axis.horizontal.name
    case (false, true): Axis.vertical.name
    case (false, false): "none"
    }
  }

  init?(named name: String) {
    switch name {
    case Axis.horizontal.name: self = .horizontal
    case Axis.vertical.name: self = .vertical
    case "both": self = .both
    case "none": self = AxisSet()
    default: return nil
    }
  }
}

/// The names of edges and of edge sets.
enum EdgeName {
  static let all = ["top", "leading", "bottom", "trailing", "horizontal", "vertical", "all"]

  static func set(_ names: [String]) -> EdgeSet {
    names.reduce(into: EdgeSet(rawValue: 0)) { $0.formUnion(set($1)) }
  }

  private static func set(_ name: String) -> EdgeSet {
    switch name {
    case "top": .top
    case "leading": .leading
    case "bottom": .bottom
    case "trailing": .trailing
    case Axis.horizontal.name: .horizontal
    case Axis.vertical.name: .vertical
    case "all": .all
    default: EdgeSet(rawValue: 0)
    }
  }
}

/// The guides at which the line below a list row begins and ends, as custom alignment guides.
///
/// - Source: SwiftUI's `listRowSeparatorLeading` and `listRowSeparatorTrailing`; the defaults are
///   the edges of the view.
package enum SeparatorLine {
  nonisolated(unsafe) package static let leading = CustomGuide(
    name: "list-row-separator-leading", axis: .horizontal, default: GuideFunction { _ in 0 })
  nonisolated(unsafe) package static let trailing = CustomGuide(
    name: "list-row-separator-trailing", axis: .horizontal,
    default: GuideFunction { $0.width })
}
