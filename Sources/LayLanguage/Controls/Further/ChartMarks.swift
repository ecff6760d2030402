import LayEngine

/// What a `chart` shows.
///
/// Marks are not laid out: a chart takes the proposed size, whatever it contains, and a mark
/// outside of a chart is an empty view.
enum ChartMarks {
  static let all: [Declaration] = [
    mark("area-mark"),
    mark("bar-mark"),
    mark("line-mark"),
    mark("point-mark"),
    mark("rectangle-mark"),
    mark("rule-mark"),
    mark("sector-mark"),
  ]

  private static let keywords = [
    "x", "y", "z", "x-start", "x-end", "y-start", "y-end", "angle", "inner-radius", "outer-radius",
    "angular-inset", "width", "height", "stacking", "series", "corner-radius",
  ]

  private static func mark(_ name: String) -> Declaration {
    Declaration(
      .view, name, parameters: keywords.map { .keyword($0, .any, "has no effect here") },
      summary: "A mark in a `chart`; it is not laid out, and outside of a chart it is an empty "
        + "view.",
      examples: "(chart (\(name) :x 1 :y 2)) | 300 x 200 | 300 x 200"
    ) { arguments throws(Diagnostic) in arguments.make(EmptyView()) }
  }
}
