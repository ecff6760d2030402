import LayEngine

/// `alignment dimensions-of guide value-of`.
enum GuideFunctions {
  static let all: [Declaration] = [
    alignment,
    dimensionsOf,
    guide,
    valueOf,
  ]

  private static let alignment = Declaration(
    .function, "alignment",
    parameters: [
      .positional("horizontal", .alignment(AlignmentName.horizontal), "the horizontal guide"),
      .positional("vertical", .alignment(AlignmentName.vertical), "the vertical guide"),
    ],
    summary: "An alignment of a horizontal and a vertical guide.",
    swiftUI: .function("Alignment", ["horizontal", "vertical"]),
    examples: "(alignment leading first-text-baseline) | leading first-text-baseline"
  ) { arguments throws(Diagnostic) in
    let horizontal = try arguments.guide("horizontal", along: .horizontal)
    let vertical = try arguments.guide("vertical", along: .vertical)
    return .object(AlignmentBox(horizontal: horizontal, vertical: vertical))
  }

  private static let dimensionsOf = Declaration(
    .function, "dimensions-of",
    parameters: [
      .positional("subview", .any, "one of the subviews"),
      .positional("proposal", .any, "the proposal, or a size"),
    ],
    summary: "The size that a subview returns for a proposal, and its guides at that size.",
    swiftUI: .method("dimensions", ["in proposal"]),
    examples: example("(size (width (dimensions-of (first s) p)) 20)", gives: "16 x 20") + "\n"
      + example(
        "(size (guide (dimensions-of (first s) p) first-text-baseline) 20)", gives: "16 x 20")
  ) { arguments throws(Diagnostic) in
    let subview = try arguments.subview("subview")
    let proposal = try arguments.proposal("proposal")
    let dimensions = subview.subviews.dimensions(of: subview.index, proposal)
    return .object(DimensionsBox(dimensions, axis: .horizontal))
  }

  private static let guide = Declaration(
    .function, "guide",
    parameters: [
      .positional("dimensions", .any, "the dimensions of a view"),
      .positional("guide", .alignment(AlignmentName.lines), "the alignment guide"),
    ],
    summary: "The position of an alignment guide in a view: explicit, or the default.",
    swiftUI: .element(["_ guide"]),
    examples: """
      (vstack :alignment leading (alignment-guide leading (fn (d) (guide d center)) (text "ab")) \
      (text "abcd")) | ideal | 40 x 40
      """
  ) { arguments throws(Diagnostic) in
    let value = arguments.requiredValue("dimensions")
    guard case .object(let object) = value, let box = object as? DimensionsBox else {
      throw arguments.complaint(.wantsDimensions(value), about: "dimensions")
    }
    let guide = try arguments.guide("guide", center: box.axis)
    guard let position = box.dimensions.position(guide) else {
      throw arguments.complaint(.layoutHasEnded, about: "dimensions")
    }
    return .number(position)
  }

  private static let valueOf = Declaration(
    .function, "value-of",
    parameters: [
      .positional("subview", .any, "one of the subviews"),
      .positional("key", .symbol, "the key, quoted"),
      .optionalPositional(
        "default", .any, "the value if none was set", default: "nil", isKeyword: false),
    ],
    summary: "The value that `layout-value` sets on a subview.",
    swiftUI: .element(["_ key"]),
    examples: example("(size (value-of (first s) 'rank 7) 20)", gives: "7 x 20")
  ) { arguments throws(Diagnostic) in
    let subview = try arguments.subview("subview")
    let key = arguments.required("key", arguments.symbol("key"))
    let carried = subview.subviews.value(of: key.name, in: subview.index) as? Value
    return carried ?? arguments.value("default") ?? .nothing
  }

  /// A layout of one text whose size is an expression of `p`, the proposal, and `s`, the subviews.
  private static func example(_ size: String, gives: String) -> String {
    """
    (begin (define-layout (sample) (size-that-fits (p s) \(size)) (place-subviews (b p s) nil)) \
    (sample (text "Hi"))) | ideal | \(gives)
    """
  }
}

extension Complaint {
  fileprivate static func wantsDimensions(_ value: Value) -> Complaint {
    Complaint("`guide` wants the dimensions of a view, not \(ValueDescription.phrase(value))")
  }

  fileprivate static let layoutHasEnded = Complaint(
    "these dimensions belong to a layout that has ended", hint: "ask them while it runs")
}
