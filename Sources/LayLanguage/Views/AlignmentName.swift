import LayEngine

/// The names of alignments and what they stand for.
enum AlignmentName {
  /// For a row: the lines that run across.
  static let vertical = ["top", "center", "bottom", "first-text-baseline", "last-text-baseline"]
  /// For a row whose children's own lines do not count.
  static let edges = ["top", "center", "bottom"]
  /// For a column: the lines that run down.
  static let horizontal = ["leading", "center", "trailing"]

  /// The guides of one axis; `center` is one on either, so it is not here.
  static let guides: [String: AlignmentGuide] = [
    "bottom": .bottom,
    "first-text-baseline": .firstTextBaseline,
    "last-text-baseline": .lastTextBaseline,
    "leading": .leading,
    "top": .top,
    "trailing": .trailing,
  ]

  /// A point: one line on each axis.
  static let both: [(name: String, alignment: Alignment)] = [
    ("top-leading", Alignment(.leading, .top)),
    ("top", Alignment(.horizontalCenter, .top)),
    ("top-trailing", Alignment(.trailing, .top)),
    ("leading", Alignment(.leading, .verticalCenter)),
    ("center", .center),
    ("trailing", Alignment(.trailing, .verticalCenter)),
    ("bottom-leading", Alignment(.leading, .bottom)),
    ("bottom", Alignment(.horizontalCenter, .bottom)),
    ("bottom-trailing", Alignment(.trailing, .bottom)),
    ("leading-first-text-baseline", Alignment(.leading, .firstTextBaseline)),
    ("center-first-text-baseline", Alignment(.horizontalCenter, .firstTextBaseline)),
    ("trailing-first-text-baseline", Alignment(.trailing, .firstTextBaseline)),
    ("leading-last-text-baseline", Alignment(.leading, .lastTextBaseline)),
    ("center-last-text-baseline", Alignment(.horizontalCenter, .lastTextBaseline)),
    ("trailing-last-text-baseline", Alignment(.trailing, .lastTextBaseline)),
  ]

  /// The points that are the same parts of any size.
  static let points = both.filter { !$0.alignment.vertical.isTextBaseline }.map(\.name)

  /// The parts of width and height at which a point is; the centre if the name is not known.
  static func unitPoint(_ name: String) -> UnitPoint {
    let alignment = both.first { $0.name == name }?.alignment ?? .center
    return UnitPoint(x: alignment.horizontal.fraction, y: alignment.vertical.fraction)
  }
}

extension Parameter {
  /// A keyword `:alignment` that names a point.
  static func alignment(_ summary: String) -> Parameter {
    .keyword(
      "alignment", .enumeration(AlignmentName.both.map(\.name)), summary, default: "center")
  }
}

extension Arguments {
  /// The point that `:alignment` names; the centre if it was not given.
  func alignment() -> Alignment {
    let name = enumeration("alignment")
    return AlignmentName.both.first { $0.name == name }?.alignment ?? .center
  }
}
