import LayEngine

/// The names of alignments and what they stand for.
enum AlignmentName {
  /// The one name that is a line on either axis.
  fileprivate static let center = "center"

  /// For a row: the lines that run across.
  static let vertical = ["top", "center", "bottom", "first-text-baseline", "last-text-baseline"]
  /// For a row whose children's own lines do not count.
  static let edges = ["top", "center", "bottom"]
  /// For a column: the lines that run down.
  static let horizontal = ["leading", "center", "trailing"]

  /// The guide of one axis that a name stands for; `center` is one on either, so it is none here.
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

  /// The guides that a view may be asked for or may say something about.
  static let lines = [
    "leading", "center", "trailing", "top", "bottom", "first-text-baseline", "last-text-baseline",
    "horizontal-center", "vertical-center", "list-row-separator-leading",
    "list-row-separator-trailing",
  ]

  /// The points that are the same parts of any size.
  static let points = [
    "top-leading", "top", "top-trailing", "leading", "center", "trailing", "bottom-leading",
    "bottom", "bottom-trailing",
  ]

  /// All points: one line on each axis.
  static let both =
    points + [
      "leading-first-text-baseline", "center-first-text-baseline", "trailing-first-text-baseline",
      "leading-last-text-baseline", "center-last-text-baseline", "trailing-last-text-baseline",
    ]

  /// The lines of a point; nil for another name.
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

  /// The parts of width and height at which a point is; the centre if the name is not known.
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

  /// SwiftUI's name in kebab-case where the line stands by itself: the centres have different ones.
  package var name: String {
    if case .custom(let line) = self { return line.definition.name }
    return AlignmentName.lines.first { AlignmentName.guide($0) == self } ?? AlignmentName.center
  }

  /// The name where the axis is known, as in `(hstack :alignment center …)`.
  package var nameOnAxis: String {
    switch self {
    case .horizontalCenter, .verticalCenter: AlignmentName.center
    default: name
    }
  }
}

extension Parameter {
  /// A keyword `:alignment` that names a point.
  static func alignment(_ summary: String) -> Parameter {
    .keyword("alignment", .alignment(AlignmentName.both), summary, default: "center")
  }

  /// A keyword `:alignment` that names a line on one axis.
  static func alignment(_ names: [String], _ summary: String) -> Parameter {
    .keyword("alignment", .alignment(names), summary, default: "center")
  }
}

extension Arguments {
  /// The point that `:alignment` names; the centre if it was not given, or on an axis that it says
  /// nothing about.
  func alignment() -> Alignment {
    if let box = alignmentBox("alignment") {
      return Alignment(box.horizontal ?? .horizontalCenter, box.vertical ?? .verticalCenter)
    }
    guard let name = enumeration("alignment") else { return .center }
    return AlignmentName.alignment(name) ?? .center
  }

  /// The point that an argument names or gives in parts of a size; nil if it was not given.
  func unitPoint(_ name: String) -> UnitPoint? {
    if let point = object(name, as: PointBox.self) { return UnitPoint(x: point.x, y: point.y) }
    return enumeration(name).map(AlignmentName.unitPoint)
  }

  /// The line that an argument names, which is one on an axis.
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

  /// The one line that an argument names, on whichever axis; `center` needs to be told which.
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
